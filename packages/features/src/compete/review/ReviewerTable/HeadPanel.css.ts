import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const sheet = style({
  display: 'grid',
  gap: space[2],
  paddingBlockEnd: space[3],
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
})
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space[2] })
export const who = style({ ...text.table, fontWeight: 600, marginInlineEnd: 'auto' })
export const points = style({
  ...text.micro,
  ...tabular,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  rowGap: space[1],
  color: vars.color.textMuted,
})
export const comment = style({
  ...text.table,
  borderInlineStart: `3px solid ${vars.color.borderDefault}`,
  paddingInlineStart: space[3],
  overflowWrap: 'anywhere',
})
export const events = style({ ...text.micro, ...tabular, display: 'grid', gap: space[1], color: vars.color.textMuted })
