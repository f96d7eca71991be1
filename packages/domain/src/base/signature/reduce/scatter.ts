import { pack, shareOf } from '../pack.ts'
import type { DescriptionOf, SignatureData } from '../signature.ts'
import { cellsOf, numberOf, rangeOf, type Table, thin } from '../table.ts'
import { keysOf, orderedValues, withoutValue } from './categories.ts'

const MOST_POINTS = 300

export function scatter(table: Table, description: DescriptionOf<'scatter'>): SignatureData | null {
  const xs = cellsOf(table, description.x).map(numberOf)
  const ys = cellsOf(table, description.y).map(numberOf)
  const cells = description.group ? cellsOf(table, description.group) : xs.map(() => 'all')
  const usable = xs.flatMap((x, row) =>
    Number.isFinite(x) && Number.isFinite(ys[row]) && cells[row] !== '' ? [row] : [],
  )
  const rows = thin(usable, MOST_POINTS)
  const rangeX = rangeOf(rows.map((row) => xs[row] ?? 0))
  const rangeY = rangeOf(rows.map((row) => ys[row] ?? 0))
  if (!rangeX || !rangeY) return null
  const keys = keysOf(orderedValues(cells, description), description)
  return {
    form: 'scatter',
    groups: keys.map((key) => ({
      ...withoutValue(key),
      points: pack(
        rows
          .filter((row) => cells[row] === key.value)
          .flatMap((row) => [shareOf(xs[row] ?? 0, ...rangeX), shareOf(ys[row] ?? 0, ...rangeY)]),
      ),
    })),
  }
}
