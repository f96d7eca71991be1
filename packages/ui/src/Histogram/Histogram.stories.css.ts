import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.css.ts'

export const card = style({
  maxInlineSize: '352px',
  padding: space[6],
  background: vars.color.bgSurface,
  border: `1px solid ${vars.color.borderHairline}`,
  borderRadius: vars.radius.card,
})
