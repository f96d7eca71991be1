import { vars } from '@shulei/ui/theme/contract.css.ts'
import { forcedText, space, tabular, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const line = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const

export const figure = style({ minInlineSize: 0 })
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
  marginBlockEnd: space[2],
  fontSize: textSize.micro,
  color: vars.color.textMuted,
})
const swatch = {
  content: '',
  inlineSize: '22px',
  blockSize: 0,
  borderBlockStart: `2px solid ${vars.color.accentSolid}`,
} as const
const named = { ...tabular, display: 'inline-flex', alignItems: 'center', gap: space[2] } as const
export const keyObserved = style({ ...named, '::before': swatch })
export const keyForecast = style({
  ...named,
  '::before': { ...swatch, borderBlockStart: `2px dashed ${vars.color.data4}` },
})
export const drawing = style({ overflow: 'visible' })
export const text = style({ ...tabular, ...forcedText, fontSize: textSize.micro, fill: vars.color.textMuted })
export const grid = style({ stroke: vars.color.dataGrid })
export const now = style({ stroke: vars.color.textMuted, strokeDasharray: '2 3' })
export const observed = style({ ...line, stroke: vars.color.accentSolid })
export const median = style({ ...line, stroke: vars.color.data4, strokeDasharray: '6 4' })
/** The pale grounds have an edge in the full colour. */
const range = { stroke: vars.color.data4, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' } as const
export const inner = style({ ...range, fill: vars.color.data4, fillOpacity: 0.34 })
export const outer = style({ ...range, fill: vars.color.data4, fillOpacity: 0.22 })
