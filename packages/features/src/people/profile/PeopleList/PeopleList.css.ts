import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Picture, name and button in one line; the introduction below the name, on phones below the button too. */
export const person = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"picture name action" "picture words action"',
  alignItems: 'start',
  columnGap: space[4],
  padding: `${space[4]} ${space[6]}`,
  '@media': {
    [media.phone]: {
      gridTemplateAreas: '"picture name action" "picture words words"',
      columnGap: space[3],
      paddingInline: space[4],
    },
  },
})

export const picture = style({ gridArea: 'picture', display: 'grid' })
export const nameLine = style({
  gridArea: 'name',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space[2]}`,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { minBlockSize: size.controlS } },
})
export const action = style({
  gridArea: 'action',
  display: 'grid',
  alignSelf: 'center',
  '@media': { [media.phone]: { alignSelf: 'start' } },
})
export const words = style({
  gridArea: 'words',
  display: 'grid',
  gap: space[0.5],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})

export const name = style({
  ...text.card,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: size.targetMin,
  borderRadius: '2px',
  color: vars.color.textDefault,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.textLinkHover, textDecoration: 'underline', textUnderlineOffset: '3px' },
    '&:focus-visible': focusRing,
  },
})

export const introduction = style({
  ...text.table,
  lineHeight: 1.6,
  maxInlineSize: '46em',
  color: vars.color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  selectors: { '&[data-empty]': { color: vars.color.textSubtle } },
})

export const facts = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[4]}`,
  color: vars.color.textSubtle,
})

export const loading = style({ padding: space[6] })
export const start = style({ ...text.table, padding: `${space[3]} ${space[6]}` })

export const next = style({
  ...text.table,
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.target,
  color: vars.color.textLink,
})
