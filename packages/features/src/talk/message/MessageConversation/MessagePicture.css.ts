import { vars } from '@shulei/ui/theme/contract.css.ts'
import { focusRing, space } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const link = style({
  display: 'block',
  inlineSize: 'fit-content',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': focusRing },
})
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginBlock: space[1],
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
})
