import { px } from '../chart/scale.ts'

/** The pigment of a column: the champion's cinnabar, a data colour, one's own azurite, or grey. */
export type ColumnTone = 'first' | 'mine' | 'rest' | 1 | 2 | 3 | 4 | 5 | 6

export interface PlatformColumn {
  /** Team or person. */
  label: string
  /** What the height shows. Columns come in order of rank; where lower scores win, the values fall. */
  value: number
  /** The value as written, with the competition's decimals. */
  score?: string
  /** Default: cinnabar, data colour 1 and 3 for the first three, grey for the rest. */
  tone?: ColumnTone
}

export interface PlacedColumn {
  rank: number
  /** Cell of the floor, 0 to 5 along both axes. */
  cell: readonly [i: number, j: number]
  /** Pixels above the floor. */
  height: number
  tone: ColumnTone
}

/** Most columns that the ring holds. */
export const MOST_COLUMNS = 14
export const LOWEST = 30
export const HIGHEST = 206

/** Cells by rank: the first three in the open, the lower ranks in front of and behind them where they hide nothing. */
const cells = [
  [2, 2],
  [4, 1],
  [1, 4],
  [4, 3],
  [1, 1],
  [3, 4],
  [3, 0],
  [0, 2],
  [5, 4],
  [2, 5],
  [4, 5],
  [5, 2],
  [1, 0],
  [0, 5],
] as const

const defaultTone = (rank: number): ColumnTone => (rank === 1 ? 'first' : rank === 2 ? 1 : rank === 3 ? 3 : 'rest')

/**
 * Heights between the last rank shown and the first, so that differences near the top can be seen; the caption must say so.
 * Works for scores that rise and scores that fall with the rank. Equal scores give equal heights; one column
 * alone is the highest, and where all are tied they stay low enough to be seen behind each other.
 */
export function columnHeights(values: readonly number[]): number[] {
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined) return []
  return values.map((value) => {
    if (first === last) return values.length === 1 ? HIGHEST : LOWEST + 44
    const share = Math.max(0, Math.min(1, (value - last) / (first - last)))
    return px(LOWEST + share * (HIGHEST - LOWEST))
  })
}

/** The columns in the order in which they must be painted: rear to front. Ranks beyond the fourteenth are left out. */
export function placeColumns(columns: readonly PlatformColumn[]): PlacedColumn[] {
  const shown = columns.slice(0, MOST_COLUMNS).filter((column) => Number.isFinite(column.value))
  const heights = columnHeights(shown.map((column) => column.value))
  return shown
    .map((column, index) => ({
      rank: index + 1,
      cell: cells[index]!,
      height: heights[index]!,
      tone: column.tone ?? defaultTone(index + 1),
    }))
    .sort((a, b) => a.cell[0] + a.cell[1] - (b.cell[0] + b.cell[1]))
}
