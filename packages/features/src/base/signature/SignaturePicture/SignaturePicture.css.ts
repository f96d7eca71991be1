import { vars } from '@shulei/ui/theme/contract.css.ts'
import { media, space, text } from '@shulei/ui/theme/scale.css.ts'
import { createVar, globalStyle, style } from '@vanilla-extract/css'

const { color } = vars
const tone = createVar()
const tones = {
  1: color.data1,
  2: color.data2,
  3: color.data3,
  4: color.data4,
  5: color.data5,
  6: color.data6,
  rest: color.dataRest,
  grid: color.dataGrid,
  axis: color.borderStrong,
}

/**
 * Marks of each tone in forced colours: three colours of the system, filled and then as outlines, so that the categories of a
 * drawing and their keys stay apart.
 */
const forced: Partial<Record<keyof typeof tones, { paint: string; isOutline?: boolean }>> = {
  2: { paint: 'LinkText' },
  3: { paint: 'GrayText' },
  4: { paint: 'CanvasText', isOutline: true },
  5: { paint: 'LinkText', isOutline: true },
  6: { paint: 'GrayText', isOutline: true },
}

/** As wide as its container; the height follows from the view box, so nothing moves when it is drawn. */
export const drawing = style({ display: 'block', inlineSize: '100%' })

globalStyle(`${drawing} > path`, {
  fill: 'none',
  stroke: tone,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
})
globalStyle(`${drawing} > path:not([stroke-width])`, {
  fill: tone,
  stroke: 'none',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
globalStyle(`${drawing} > text`, {
  fill: tone,
  vars: { [tone]: color.textSubtle },
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
})
for (const [name, value] of Object.entries(tones)) {
  globalStyle(`${drawing} > [data-tone="${name}"]`, { vars: { [tone]: value } })
}
for (const [name, { paint, isOutline }] of Object.entries(forced)) {
  globalStyle(`${drawing} > path[data-tone="${name}"]`, { '@media': { [media.forcedColors]: { stroke: paint } } })
  globalStyle(`${drawing} > path[data-tone="${name}"]:not([stroke-width])`, {
    '@media': {
      [media.forcedColors]: isOutline
        ? { fill: 'none', strokeWidth: '1.5px', vectorEffect: 'non-scaling-stroke' }
        : { fill: paint, stroke: 'none' },
    },
  })
}

export const figure = style({ display: 'grid', gap: space[2], minInlineSize: 0 })
export const caption = style({
  ...text.micro,
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[3],
  color: color.textSubtle,
})
export const key = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  '::before': {
    content: '',
    boxSizing: 'border-box',
    inlineSize: '9px',
    blockSize: '9px',
    background: tone,
  },
  '@media': { [media.forcedColors]: { '::before': { background: 'CanvasText', forcedColorAdjust: 'none' } } },
})
for (const [name, value] of Object.entries(tones)) {
  globalStyle(`${key}[data-tone="${name}"]`, { vars: { [tone]: value } })
}
for (const [name, { paint, isOutline }] of Object.entries(forced)) {
  globalStyle(`${key}[data-tone="${name}"]::before`, {
    '@media': {
      [media.forcedColors]: isOutline ? { background: 'none', border: `1.5px solid ${paint}` } : { background: paint },
    },
  })
}
