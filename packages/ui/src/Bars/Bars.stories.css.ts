import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.css.ts'

export const card = style({
  display: 'grid',
  gap: space[5],
  maxInlineSize: '352px',
  padding: space[6],
  background: vars.color.bgSurface,
})
