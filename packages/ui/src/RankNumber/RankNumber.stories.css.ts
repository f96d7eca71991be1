import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.css.ts'

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: space[4],
  background: vars.color.bgSurface,
})
