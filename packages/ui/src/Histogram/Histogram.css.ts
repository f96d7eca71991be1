import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedText, media, text } from '../theme/scale.css.ts'

const { color } = vars
export const figure = style({ position: 'relative' })
export const drawing = style({ display: 'block', inlineSize: '100%', overflow: 'visible' })
export const grid = style({ stroke: color.dataGrid, strokeWidth: 1 })
export const baseline = style({ stroke: color.borderStrong, strokeWidth: 1 })

export const bar = style({
  fill: color.dataRest,
  selectors: { '&[data-mine]': { fill: color.accentSolid } },
  '@media': { [media.forcedColors]: { fill: 'CanvasText', selectors: { '&[data-mine]': { fill: 'Highlight' } } } },
})
export const needle = style({ stroke: color.accentSolid, strokeWidth: 1.5, strokeDasharray: '3 3' })
export const mine = style({ ...text.table, ...forcedText, fill: color.accentText, fontWeight: 700 })
const axis = { ...text.micro, ...forcedText, fill: color.textSubtle, fontVariantNumeric: 'tabular-nums' } as const
export const start = style(axis)
export const end = style({ ...axis, textAnchor: 'end' })
