import { createVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedText, media, text } from '../theme/scale.css.ts'

const tone = createVar()
const toneOf = (value: string) => ({ vars: { [tone]: value } })

export const figure = style({ position: 'relative', fontVariantNumeric: 'tabular-nums' })
export const plot = style({ display: 'flex', alignItems: 'flex-start' })
export const drawing = style({ flex: '1 1 0', minInlineSize: 0, overflow: 'visible' })
/** On phones the left side has its ranks alone. */
export const before = style({ flex: 'none', overflow: 'visible', '@media': { [media.phone]: { inlineSize: '34px' } } })
export const after = style({ flex: 'none', overflow: 'visible' })
export const limit = style({ stroke: vars.color.borderDefault, strokeWidth: 1, strokeDasharray: '3 3' })
export const axis = style({ stroke: vars.color.dataGrid, strokeWidth: 1 })

/** The first three of the right side have a colour of their own; the reader's team is azurite. */
export const series = style({
  vars: { [tone]: vars.color.dataRest },
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    '&[data-tone="1"]': toneOf(vars.color.data1),
    '&[data-tone="2"]': toneOf(vars.color.data2),
    '&[data-tone="3"]': toneOf(vars.color.data3),
    '&[data-tone=mine]': toneOf(vars.color.accentSolid),
  },
  '@media': { [media.forcedColors]: toneOf('CanvasText') },
})
export const fan = style({ fill: tone, opacity: 0.13 })
/** Separates a coloured line from those that it crosses. */
export const halo = style({
  fill: 'none',
  stroke: vars.color.bgSurface,
  strokeWidth: 6,
  vectorEffect: 'non-scaling-stroke',
})
export const line = style({
  fill: 'none',
  stroke: tone,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
  selectors: { ':is([data-tone="1"], [data-tone="2"], [data-tone="3"], [data-tone=mine]) > &': { strokeWidth: 3 } },
})
/** Wide enough to be pointed at. */
export const target = style({
  fill: 'none',
  stroke: 'transparent',
  strokeWidth: 14,
  vectorEffect: 'non-scaling-stroke',
  pointerEvents: 'stroke',
})
export const dot = style({ fill: tone })
globalStyle(`${drawing}:has(${series}:hover) ${series}:not(:hover)`, { opacity: 0.18 })

const small = { ...text.micro, ...forcedText } as const
export const head = style({ ...small, fill: vars.color.textSubtle, fontWeight: 600 })
export const rank = style({ ...small, fill: vars.color.textSubtle })
export const label = style({
  ...small,
  fill: vars.color.textMuted,
  selectors: {
    ':is([data-tone="1"], [data-tone="2"], [data-tone="3"]) > &': { fill: vars.color.textDefault, fontWeight: 600 },
    '[data-tone=mine] > &': { fill: vars.color.accentText, fontWeight: 700 },
  },
})
export const labelBefore = style([label, { '@media': { [media.phone]: { display: 'none' } } }])
