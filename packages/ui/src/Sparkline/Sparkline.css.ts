import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.css.ts'

const tone = createVar()

export const sparkline = style({
  vars: { [tone]: vars.color.data1 },
  display: 'block',
  overflow: 'visible',
  selectors: { '&[data-tone="mine"]': { vars: { [tone]: vars.color.accentSolid } } },
  '@media': { [media.forcedColors]: { vars: { [tone]: 'CanvasText' } } },
})

export const area = style({ fill: tone, opacity: 0.12, selectors: { '[data-tone="mine"] &': { opacity: 0.16 } } })
export const line = style({ fill: 'none', stroke: tone, strokeWidth: 1.75, vectorEffect: 'non-scaling-stroke' })
export const end = style({ fill: tone })
export const none = style({ stroke: vars.color.borderDefault, strokeWidth: 1, strokeDasharray: '3 3' })
