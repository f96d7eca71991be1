import { vars } from '@shulei/ui/theme/contract.css.ts'
import { forcedText, media, space, text, textSize } from '@shulei/ui/theme/scale.css.ts'
import { style } from '@vanilla-extract/css'

const { color } = vars
const share = (percent: number) => `color-mix(in oklab, ${color.data1} ${percent}%, ${color.bgSurface})`

export const calendar = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: space[2] })

/** The window onto the calendar: on a phone, where the whole year has no room, its end is in view. */
export const window = style({
  display: 'flex',
  minInlineSize: 0,
  overflow: 'hidden',
  // the edge may cut a week or the word of a month
  '@media': {
    [media.phone]: {
      justifyContent: 'flex-end',
      maskImage: `linear-gradient(to right, transparent, #000 ${space[5]})`,
    },
  },
})
export const drawing = style({
  display: 'block',
  flex: 'none',
  maxInlineSize: 'none',
  // wider, the months would be larger than the words around them
  '@media': { [media.tabletUp]: { flex: '0 1 820px', minInlineSize: 0, blockSize: 'auto' } },
})

/** The names stand beside the first, third and fifth of seven equal rows below the line of months. */
export const weekdays = style({
  ...text.micro,
  display: 'grid',
  gridTemplateRows: '18fr repeat(7, 13fr)',
  color: color.textSubtle,
  fontSize: textSize.key,
  lineHeight: 1,
})
export const weekday = style({
  alignSelf: 'center',
  selectors: {
    '&[data-weekday="0"]': { gridRow: 2 },
    '&[data-weekday="2"]': { gridRow: 4 },
    '&[data-weekday="4"]': { gridRow: 6 },
  },
})

export const month = style({ ...forcedText, fill: color.textSubtle, fontSize: textSize.key })

export const day = style({
  selectors: {
    '&[data-level="0"]': { fill: `color-mix(in oklab, ${color.textDefault} 8%, ${color.bgSurface})` },
    '&[data-level="1"]': { fill: share(34) },
    '&[data-level="2"]': { fill: share(58) },
    '&[data-level="3"]': { fill: share(80) },
    '&[data-level="4"]': { fill: `color-mix(in oklab, ${color.data1} 80%, ${color.textDefault})` },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-level="0"]': { fill: 'none', stroke: 'CanvasText', strokeWidth: 0.5, strokeOpacity: 0.4 },
        '&[data-level="1"]': { fill: 'Highlight', fillOpacity: 0.4 },
        '&[data-level="2"]': { fill: 'Highlight', fillOpacity: 0.6 },
        '&[data-level="3"]': { fill: 'Highlight', fillOpacity: 0.8 },
        '&[data-level="4"]': { fill: 'Highlight' },
      },
    },
  },
})

export const key = style({
  ...text.micro,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1.5],
  color: color.textSubtle,
})
export const keyBoxes = style({ display: 'block', flex: 'none' })
