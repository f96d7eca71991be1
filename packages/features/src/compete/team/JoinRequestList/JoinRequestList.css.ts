import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] })
export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space[3],
  rowGap: space[3],
  paddingBlock: space[4],
  selectors: {
    '&:first-child': { paddingBlockStart: space[1] },
    '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` },
  },
})
export const words = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space[3],
  rowGap: space[1],
})
export const name = style({ ...text.card, overflowWrap: 'anywhere' })
export const when = style({ ...text.micro, marginInlineStart: 'auto', color: vars.color.textSubtle })
export const kind = style({ ...text.table, color: vars.color.textMuted, overflowWrap: 'anywhere' })
export const reason = style({
  ...text.body,
  maxInlineSize: '42em',
  paddingInlineStart: space[3],
  borderInlineStart: `3px solid ${vars.color.borderHairline}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
export const result = style({ ...text.table, color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  '@media': { [media.phone]: { gap: space[2] } },
})
