import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

/** Today's figures above the lines. */
export const today = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 160px), 1fr))',
  columnGap: space[6],
  rowGap: space[3],
  paddingInline: space[6],
  paddingBlockEnd: space[4],
  '@media': { [media.phone]: { paddingInline: space[4] } },
})
export const term = style({ ...text.micro, color: vars.color.textSubtle })
export const figure = style({ ...text.card, ...tabular })
export const hint = style({ ...text.micro, color: vars.color.textSubtle })

/** Replaces the table's edge on phones, where the preceding column is hidden. */
export const event = style({ display: 'block', '@media': { [media.phone]: { paddingInlineStart: space[2.5] } } })
export const what = style({ display: 'block', overflowWrap: 'anywhere' })
export const file = style({ ...text.micro, display: 'block', color: vars.color.textSubtle, overflowWrap: 'anywhere' })
/** Time and member below the entry, where they have no column. */
export const phoneOnly = style({
  ...text.micro,
  display: 'none',
  color: vars.color.textSubtle,
  '@media': { [media.phone]: { display: 'block' } },
})
export const change = style({
  ...tabular,
  whiteSpace: 'nowrap',
  selectors: { '&[data-kind=refund]': { color: vars.color.successText } },
})
export const errors = style({ ...text.micro, display: 'block', color: vars.color.textSubtle, whiteSpace: 'nowrap' })
