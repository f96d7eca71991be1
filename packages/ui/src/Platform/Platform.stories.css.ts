import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const hero = style({
  maxInlineSize: '700px',
  paddingInline: '20px',
  background: vars.color.heroBg,
  overflow: 'hidden',
})
