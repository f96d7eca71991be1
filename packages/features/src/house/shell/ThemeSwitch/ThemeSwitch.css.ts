import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, size } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

export const themeSwitch = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: size.controlM,
  blockSize: size.controlM,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.control,
  background: 'none',
  color: vars.color.headerText,
  cursor: 'pointer',
  ':hover': { background: vars.color.bgHover, color: vars.color.textDefault },
  '@media': { [media.phone]: { inlineSize: size.targetPhone, blockSize: size.targetPhone } },
})
