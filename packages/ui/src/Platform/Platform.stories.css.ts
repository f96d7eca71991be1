import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { space } from '../theme/scale.css.ts'

export const hero = style({
  maxInlineSize: '700px',
  paddingInline: space[5],
  background: vars.color.heroBg,
  overflow: 'hidden',
})
