import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { text } from '../theme/scale.css.ts'

/** Words in the middle of a chart without data; the chart's own box positions them. */
export const emptyChart = style({
  ...text.micro,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  color: vars.color.textSubtle,
})
