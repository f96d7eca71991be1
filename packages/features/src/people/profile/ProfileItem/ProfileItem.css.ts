import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text as type } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const items = style({ listStyle: 'none' })

export const item = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  padding: `${space[4]} ${space[6]}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` } },
  '@media': {
    [media.phone]: { paddingInline: space[4] },
    [media.print]: { breakInside: 'avoid' },
  },
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space[1]} ${space[2.5]}`,
})
export const title = style({ ...type.card, minInlineSize: 0 })
export const note = style({ ...type.table, color: vars.color.textSubtle })

export const text = style({
  ...type.table,
  lineHeight: 1.65,
  maxInlineSize: '46em',
  color: vars.color.textMuted,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  '@media': { [media.print]: { display: 'block' } },
})

export const meta = style({
  ...type.micro,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[0.5]} ${space[4]}`,
  marginBlockStart: space[0.5],
  color: vars.color.textSubtle,
  fontVariantNumeric: 'tabular-nums',
})
