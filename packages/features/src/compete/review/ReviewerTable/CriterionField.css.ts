import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space, tabular, text } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const criterion = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px',
  columnGap: space[3],
  rowGap: space[2],
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.borderHairline}`,
  paddingBlockEnd: space[3],
})
export const title = style({ ...text.table, fontWeight: 600 })
export const hint = style({ ...text.table, color: vars.color.textMuted })
export const meter = style({ minInlineSize: 0 })
export const range = style({ ...text.micro, ...tabular, color: vars.color.textMuted, textAlign: 'end' })
