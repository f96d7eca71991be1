import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[3],
  rowGap: space[2],
  paddingBlock: space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.borderHairline}` } },
})
export const words = style({ flex: '1 1 180px', minInlineSize: 0 })
export const name = style({ ...text.body, fontWeight: 600, overflowWrap: 'anywhere' })
export const reason = style({
  ...text.table,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
})
export const when = style({ ...text.micro, color: vars.color.textSubtle })
