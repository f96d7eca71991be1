import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedText, media, text } from '../theme/scale.css.ts'

const tone = createVar()

export const figure = style({ position: 'relative', fontVariantNumeric: 'tabular-nums' })
export const plot = style({ display: 'flex', alignItems: 'flex-start' })
export const drawing = style({ flex: '1 1 0', minInlineSize: 0, overflow: 'visible' })
export const labels = style({ flex: 'none', overflow: 'visible' })

export const grid = style({ stroke: vars.color.dataGrid, strokeWidth: 1 })
export const baseline = style({ stroke: vars.color.borderStrong, strokeWidth: 1 })

const toneOf = (value: string) => ({ vars: { [tone]: value } })
/** Lines differ in colour and, from the third on, in dash pattern. */
export const series = style({
  vars: { [tone]: vars.color.dataRest },
  selectors: {
    '&[data-tone="1"]': toneOf(vars.color.data1),
    '&[data-tone="2"]': toneOf(vars.color.data2),
    '&[data-tone="3"]': { ...toneOf(vars.color.data3), strokeDasharray: '6 3' },
    '&[data-tone="4"]': { ...toneOf(vars.color.data4), strokeDasharray: '2 3' },
    '&[data-tone="5"]': { ...toneOf(vars.color.data5), strokeDasharray: '8 3 2 3' },
    '&[data-tone="6"]': { ...toneOf(vars.color.data6), strokeDasharray: '1 3' },
    '&[data-tone="mine"]': toneOf(vars.color.accentSolid),
  },
  '@media': { [media.forcedColors]: toneOf('CanvasText') },
})
export const line = style({ fill: 'none', stroke: tone, strokeWidth: 2.2, vectorEffect: 'non-scaling-stroke' })
/** From a line's end to its label, which may stand higher or lower. */
export const leader = style({ stroke: tone, strokeWidth: 1, strokeDasharray: 'none' })
export const area = style({ fill: tone, opacity: 0.12 })
export const dot = style({ fill: tone })

const axis = { ...text.micro, ...forcedText, fill: vars.color.textSubtle, fontVariantNumeric: 'tabular-nums' } as const
export const start = style(axis)
export const end = style({ ...axis, textAnchor: 'end' })
/** A halo in the ground's colour keeps the value readable where a line crosses it. */
export const value = style({ ...axis, paintOrder: 'stroke', stroke: vars.color.bgSurface, strokeWidth: 3 })
export const label = style({ ...text.micro, ...forcedText, fontWeight: 600, fill: vars.color.textDefault })
