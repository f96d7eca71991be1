import { px } from '../chart/scale.ts'

/** Pigment of a column: cinnabar for the champion, a data colour, azurite for the own team, or grey. */
export type ColumnTone = 'first' | 'mine' | 'rest' | 1 | 2 | 3 | 4 | 5 | 6

export interface PlatformColumn {
  /** Name of the team or person. */
  label: string
  /** Value shown by the height. Columns come in order of rank; where lower scores win, the values fall. */
  value: number
  /** The formatted value, with the competition's decimals. */
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

/**
 * Cells by rank: the first three without others around them, the lower ranks behind and in front where they hide no leader.
 */
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
 * Heights scaled between the last rank shown and the first, so that differences near the top are visible; the caption must
 * say so. Works for scores that rise or fall with the rank. Equal scores give equal heights; a single column has full
 * height; when all are tied, they are low enough not to hide each other.
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

/** The columns in painting order, from rear to front. Ranks beyond the fourteenth are omitted. */
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
