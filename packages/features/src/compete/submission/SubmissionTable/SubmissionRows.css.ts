import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, media, size, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const no = style({ color: vars.color.textSubtle })

/** Replaces the table's edge on phones, where the preceding column is hidden. */
export const edge = style({ '@media': { [media.phone]: { paddingInlineStart: space[2.5] } } })

export const file = style([
  edge,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space[2],
    rowGap: space[1],
    minInlineSize: '96px',
    overflowWrap: 'anywhere',
  },
])

/** Two lines on phones; the full name is in the details. */
export const name = style({
  overflowWrap: 'anywhere',
  '@media': {
    [media.phone]: { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' },
  },
})

export const list = style({
  marginInlineEnd: space[2],
  fontSize: textSize.micro,
  fontWeight: 400,
  color: vars.color.textSubtle,
  '@media': { [media.phone]: { display: 'none' } },
})

/** Number and status below the name, where they have no column. */
export const phoneOnly = style({
  display: 'none',
  '@media': { [media.phone]: { display: 'inline' } },
})
export const phoneNo = style([phoneOnly, { ...text.micro, color: vars.color.textSubtle }])

/** Why a submission was not cancelled, shared or taken back. */
export const failed = style({ ...text.table, lineHeight: 1.5, color: vars.color.dangerText })

/** Hidden on phones, where it would be a column of single words: the details contain it, too. */
export const reason = style([failed, { display: 'block', '@media': { [media.phone]: { display: 'none' } } }])

export const scored = style({ whiteSpace: 'nowrap' })

export const toggle = style({ inlineSize: size.controlS, marginInlineStart: 'auto' })

export const arrow = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  inlineSize: size.controlS,
  blockSize: size.controlS,
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { background: vars.color.bgHover, color: vars.color.textDefault },
    '&:focus-visible': focusRing,
    // enlarges the touch target beyond the picture
    '&::after': { content: '', position: 'absolute', insetInline: '-4px', insetBlock: '-6px' },
    '[open] > &': { transform: 'rotate(180deg)' },
  },
})

/** Shown by the row above: its arrow is an empty disclosure, so that rows open without JavaScript. */
export const more = style({
  display: 'none',
  selectors: { 'tr:has(details[open]) + &': { display: 'table-row' } },
})

export const moreCell = style({
  paddingBlock: space[4],
  paddingInline: space[5],
  background: vars.color.bgSunken,
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
