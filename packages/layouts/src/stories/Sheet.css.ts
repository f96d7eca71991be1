import { vars } from '@shulei/ui/theme/contract.css.ts'
import { space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const sheet = style({
  minBlockSize: '480px',
  maxInlineSize: vars.size.content,
  marginInline: 'auto',
  marginBlockStart: space[8],
  border: `1px dashed ${vars.color.borderDefault}`,
})
