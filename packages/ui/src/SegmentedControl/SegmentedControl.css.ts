import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const group = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  overflow: 'auto hidden',
  scrollbarWidth: 'none',
  border: `${vars.border.width} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bgSurface,
  selectors: { '&[data-disabled]': { borderColor: vars.color.borderDefault, background: vars.color.bgSunken } },
})
