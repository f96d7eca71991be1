import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[5] })
export const head = style({ display: 'flex', alignItems: 'center', gap: space[3] })
export const words = style({ minInlineSize: 0 })
export const name = style({ ...text.subhead, lineHeight: 1.3, overflowWrap: 'anywhere' })
export const id = style({ ...text.micro, color: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' })
export const manifesto = style({
  ...text.body,
  maxInlineSize: '42em',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  selectors: { '&[data-empty]': { color: vars.color.textSubtle } },
})
export const tutor = style({ overflowWrap: 'anywhere' })
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space[5],
  rowGap: space[3],
  paddingBlockStart: space[4],
  borderBlockStart: `1px solid ${vars.color.borderHairline}`,
})
export const note = style({ ...text.table, flex: '1 1 220px', color: vars.color.textMuted })
