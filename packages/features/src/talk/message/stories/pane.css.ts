import { vars } from '@shulei/ui/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** The pane of a conversation. */
export const frame = style({
  blockSize: '640px',
  maxInlineSize: '840px',
  border: `1px solid ${vars.color.borderHairline}`,
  background: vars.color.bgSurface,
})
