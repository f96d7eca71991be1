import { px } from '../chart/scale.ts'
import { fitText, textWidth } from '../chart/textWidth.ts'

export interface BumpSeries {
  id: string
  /** Shown at the end of the line. */
  label: string
  /** Rank at each column, from 1; null where there was none. The last one is never null. */
  ranks: readonly (number | null)[]
  /** `mine` azurite, `rest` grey, or one of the first three data colours. Selector `[data-tone]`. */
  tone: 'mine' | 'rest' | 1 | 2 | 3
}

/** Width of the drawing's coordinates; it is stretched to the container. */
export const WIDTH = 1000
/** Distance between two ranks, and size of texts, in pixels. */
export const PITCH = 24
export const TEXT = 13
const LONGEST_LABEL = 132
/** Room between a line's end and its label. */
export const LABEL_START = 12

export interface BumpLine {
  id: string
  tone: BumpSeries['tone']
  /** Path data; a column without a rank interrupts it. */
  d: string
  text: string
  /** Height of the line's end and of its label. */
  end: number
  /** Last rank, which is also the line's place in the chart. */
  rank: number
}

export interface BumpLayout {
  lines: BumpLine[]
  /** Ranks drawn as rows; worse ones share the row below. */
  rows: { rank: number; y: number }[]
  /** Height of the row for all worse ranks; null when there is none. */
  below: number | null
  height: number
  /** Width of the label column in pixels. */
  labelWidth: number
  /** Horizontal places of the columns as shares of the width. */
  columns: number[]
}

const yOf = (rank: number) => (rank - 0.5) * PITCH

/** From left to right through the middle of each row; between two rows a curve that leaves and arrives level. */
function pathOf(heights: readonly (number | null)[], x: (column: number) => number): string {
  let d = ''
  let last: number | null = null
  for (const [column, y] of heights.entries()) {
    if (y === null) last = null
    else {
      const at = x(column)
      const middle = (x(column - 1) + at) / 2
      if (last === null) d += `M${px(at)} ${y}`
      else if (last === y) d += `H${px(at)}`
      else d += `C${px(middle)} ${last} ${px(middle)} ${y} ${px(at)} ${y}`
      last = y
    }
  }
  return d
}

/** Lays out the ranks of series over columns of equal distance. Null with fewer than two columns or without series. */
export function layoutBump(series: readonly BumpSeries[]): BumpLayout | null {
  const count = Math.max(0, ...series.map(({ ranks }) => ranks.length))
  if (count < 2 || series.length === 0) return null
  const most = Math.max(...series.map(({ ranks }) => ranks.at(-1) ?? 1))
  const isBelow = series.some(({ ranks }) => ranks.some((rank) => rank !== null && rank > most))
  const x = (column: number) => (column / (count - 1)) * WIDTH
  const lines = series.map(({ id, label, tone, ranks }): BumpLine => {
    const rank = ranks.at(-1) ?? most
    const heights = ranks.map((one) => (one === null ? null : yOf(Math.min(one, most + 1))))
    return { id, tone, rank, end: yOf(rank), text: fitText(label, TEXT, LONGEST_LABEL), d: pathOf(heights, x) }
  })
  return {
    lines,
    rows: Array.from({ length: most }, (_, index) => ({ rank: index + 1, y: yOf(index + 1) })),
    below: isBelow ? yOf(most + 1) : null,
    height: (most + (isBelow ? 1 : 0)) * PITCH,
    labelWidth: Math.ceil(Math.max(...lines.map(({ text }) => textWidth(text, TEXT)))) + LABEL_START + 2,
    columns: Array.from({ length: count }, (_, column) => column / (count - 1)),
  }
}
