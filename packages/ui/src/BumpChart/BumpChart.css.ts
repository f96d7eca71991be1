import { createVar, style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { forcedText, media, text } from '../theme/scale.css.ts'

const tone = createVar()
const toneOf = (value: string) => ({ vars: { [tone]: value } })

export const figure = style({ position: 'relative', fontVariantNumeric: 'tabular-nums' })
export const plot = style({ display: 'flex', alignItems: 'flex-start' })
export const gutter = style({ flex: 'none' })
export const drawing = style({ flex: '1 1 0', minInlineSize: 0, overflow: 'visible' })
export const labels = style({ flex: 'none', overflow: 'visible' })

export const grid = style({ stroke: vars.color.dataGrid, strokeWidth: 1 })
export const limit = style({ stroke: vars.color.borderDefault, strokeWidth: 1, strokeDasharray: '3 3' })

/** The first three have a colour of their own, and the third a dash, too; the reader's team is azurite. */
export const series = style({
  vars: { [tone]: vars.color.dataRest },
  selectors: {
    '&[data-tone="1"]': toneOf(vars.color.data1),
    '&[data-tone="2"]': toneOf(vars.color.data2),
    '&[data-tone="3"]': { ...toneOf(vars.color.data3), strokeDasharray: '6 3' },
    '&[data-tone=mine]': toneOf(vars.color.accentSolid),
  },
  '@media': { [media.forcedColors]: toneOf('CanvasText') },
})

/** Separates a line from those that it crosses. */
export const halo = style({
  fill: 'none',
  stroke: vars.color.bgSurface,
  strokeWidth: 6,
  strokeDasharray: 'none',
  vectorEffect: 'non-scaling-stroke',
})
export const line = style({
  fill: 'none',
  stroke: tone,
  strokeWidth: 2,
  vectorEffect: 'non-scaling-stroke',
  transition: `stroke-width ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: { ':is([data-tone="1"], [data-tone="2"], [data-tone="3"], [data-tone=mine]) > &': { strokeWidth: 3 } },
})
export const dot = style({ fill: tone })

const axisText = { ...text.micro, ...forcedText, fill: vars.color.textSubtle } as const
export const rank = style({ ...axisText, textAnchor: 'end' })
export const axis = style(axisText)
/** The ring of the focus stands around the name. */
export const link = style({ textDecoration: 'none', outlineOffset: '2px' })
export const label = style({
  ...text.micro,
  ...forcedText,
  fill: vars.color.textMuted,
  paintOrder: 'stroke',
  stroke: vars.color.bgSurface,
  strokeWidth: 3,
  strokeDasharray: 'none',
  selectors: {
    ':is([data-tone="1"], [data-tone="2"], [data-tone="3"]) &': { fill: vars.color.textDefault, fontWeight: 600 },
    '[data-tone=mine] &': { fill: vars.color.accentText, fontWeight: 700 },
  },
})
