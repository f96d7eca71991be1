import { px } from '../chart/scale.ts'

/** Pigment of a column: cinnabar for the champion, a data colour, azurite for the own team, or grey. */
export type ColumnTone = 'first' | 'mine' | 'rest' | 1 | 2 | 3 | 4 | 5 | 6

export interface PlatformColumn {
  /** Name of the team or person. */
  label: string
  /** Value shown by the height. Columns come in order of rank; where lower scores win, the values fall. */
  value: number
  /** Earlier value, from whose height the column rises once; null for a column that was not there. Without it nothing moves. */
  before?: number | null
  /** Decides the badge on the column's top: the id of the team. Without it the top is plain. */
  seed?: string
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
  /** Height from which the column rises; the same as `height` for a column that stays. */
  from: number
  /** Place in the order of rising: the last rank is 0, the champion has the highest. */
  turn: number
  tone: ColumnTone
}

/** Most columns that the ring holds. */
export const MOST_COLUMNS = 14
/** Share of a cell that stays free on each side of a column. */
export const INSET = 0.16
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
  const height = heightScale(values)
  return values.map(height)
}

/** The height of any value on the scale of these values; a value outside them has the height of the nearer end. */
function heightScale(values: readonly number[]): (value: number) => number {
  const [first = 0] = values
  const last = values.at(-1) ?? 0
  if (first === last) return () => (values.length === 1 ? HIGHEST : LOWEST + 44)
  return (value) => {
    const share = Math.max(0, Math.min(1, (value - last) / (first - last)))
    return px(LOWEST + share * (HIGHEST - LOWEST))
  }
}

/** The columns in painting order, from rear to front. Ranks beyond the fourteenth are omitted. */
export function placeColumns(columns: readonly PlatformColumn[]): PlacedColumn[] {
  const shown = columns.slice(0, MOST_COLUMNS).filter((column) => Number.isFinite(column.value))
  const heightOf = heightScale(shown.map((column) => column.value))
  return shown
    .map(({ value, before = value, tone }, index) => ({
      rank: index + 1,
      cell: cells[index]!,
      height: heightOf(value),
      from: before === null ? 0 : heightOf(before),
      turn: shown.length - 1 - index,
      tone: tone ?? defaultTone(index + 1),
    }))
    .sort((a, b) => a.cell[0] + a.cell[1] - (b.cell[0] + b.cell[1]))
}
