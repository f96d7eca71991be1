import { seededRandom } from '../seed/seed.ts'

/** A filled cell of the 5 × 5 pattern, column and row from 0. */
export type Cell = readonly [column: number, row: number]

const SIDE = 5
const FEWEST = 8
const MOST = 17

/**
 * The mirrored 5 × 5 pattern of a team: the seed decides three columns, the other two mirror them. Patterns that look nearly
 * empty or like a block are drawn again.
 */
export function badgeCells(seed: string): Cell[] {
  const next = seededRandom(seed)
  for (;;) {
    const cells: Cell[] = []
    for (let row = 0; row < SIDE; row++) {
      for (let column = 0; column <= SIDE >> 1; column++) {
        if (next() >= 0.5) continue
        cells.push([column, row])
        const mirror = SIDE - 1 - column
        if (mirror !== column) cells.push([mirror, row])
      }
    }
    if (cells.length >= FEWEST && cells.length <= MOST) return cells
  }
}

/** Paths that were drawn before, at most so many: a server draws the same teams on every page. */
const drawn = new Map<string, string>()
const MOST_DRAWN = 2000

/** The pattern as path data in cells, its upper left corner at `origin`; neighbours in a row are one rectangle. */
export function badgePath(seed: string, origin: number): string {
  const key = `${origin} ${seed}`
  const known = drawn.get(key)
  if (known !== undefined) return known
  const path = pathOf(seed, origin)
  if (drawn.size >= MOST_DRAWN) drawn.clear()
  drawn.set(key, path)
  return path
}

function pathOf(seed: string, origin: number): string {
  const filled = new Set(badgeCells(seed).map(String))
  let path = ''
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      let width = 0
      while (filled.has(`${column + width},${row}`)) width++
      if (width > 0) path += `M${column + origin} ${row + origin}h${width}v1h-${width}`
      column += width
    }
  }
  return path
}
