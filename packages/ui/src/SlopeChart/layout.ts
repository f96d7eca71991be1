import { px } from '../chart/scale.ts'
import { fitText, textWidth } from '../chart/textWidth.ts'

export interface SlopeItem {
  id: string
  label: string
  /** Rank on the left and on the right, from 1. */
  from: number
  to: number
  /** Ranks on the right between which the item lies; drawn as a fan for every tone but `rest`. */
  low: number
  high: number
  /** `mine` azurite, `rest` grey, or one of the first three data colours. Selector `[data-tone]`. */
  tone: 'mine' | 'rest' | 1 | 2 | 3
}

/** Width of the drawing's coordinates; it is stretched to the container. */
export const WIDTH = 1000
/** Distance between two ranks, and size of texts, in pixels. */
export const PITCH = 22
export const TEXT = 13
/** Most ranks with a row of their own; all worse ones share the row below. */
export const ROWS = 30
/** Room between a line's end and its rank, and between the rank and the name. */
export const RANK_ROOM = 34
const LONGEST_LABEL = 132

export interface SlopeLine {
  id: string
  tone: SlopeItem['tone']
  /** Place in the order of the right side, from 1. */
  place: number
  /** Path data of the line, and of the fan around it; null without one. */
  d: string
  fan: string | null
  start: number
  end: number
  text: string
  /** Whether each end has a row of its own. */
  isStartRow: boolean
  isEndRow: boolean
  from: number
  to: number
}

export interface SlopeLayout {
  lines: SlopeLine[]
  /** Number of ranks with a row of their own. */
  rows: number
  /** Height of the row for all worse ranks; null when there is none. */
  below: number | null
  height: number
  /** Width of a column of names in pixels. */
  labelWidth: number
}

/** From the left to the right end; the curve leaves and arrives level. */
const curve = (start: number, end: number) => `M0 ${px(start)}C420 ${px(start)} 580 ${px(end)} ${WIDTH} ${px(end)}`

/** A surface between two curves with one start. */
const fanOf = (start: number, top: number, bottom: number) =>
  `${curve(start, top)}V${px(bottom)}C580 ${px(bottom)} 420 ${px(start)} 0 ${px(start)}Z`

/** Lays out lines between two rankings, in the order of the right one. Null without items. */
export function layoutSlope(items: readonly SlopeItem[]): SlopeLayout | null {
  if (items.length === 0) return null
  const worst = Math.max(...items.map(({ from, to }) => Math.max(from, to)))
  const rows = Math.min(ROWS, worst)
  const below = worst > rows ? (rows + 1) * PITCH : null
  const yOf = (rank: number) => (rank <= rows ? (rank - 0.5) * PITCH : (below ?? rows * PITCH))
  const lines = items
    .toSorted((a, b) => a.to - b.to)
    .map(({ id, label, from, to, low, high, tone }, index): SlopeLine => {
      const [start, end] = [yOf(from), yOf(to)]
      const [top, bottom] = [yOf(low) - PITCH / 2, yOf(Math.min(high, rows)) + PITCH / 2]
      return {
        id,
        tone,
        place: index + 1,
        from,
        to,
        start,
        end,
        d: curve(start, end),
        fan: tone === 'rest' || to > rows ? null : fanOf(start, Math.max(0, top), bottom),
        text: fitText(label, TEXT, LONGEST_LABEL),
        isStartRow: from <= rows,
        isEndRow: to <= rows,
      }
    })
  return {
    lines,
    rows,
    below,
    height: (rows + (below === null ? 0 : 1.5)) * PITCH,
    labelWidth: RANK_ROOM + Math.ceil(Math.max(...lines.map(({ text }) => textWidth(text, TEXT)))) + 4,
  }
}
