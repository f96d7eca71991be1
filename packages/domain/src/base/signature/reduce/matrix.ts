import { pack } from '../pack.ts'
import type { DescriptionOf, SignatureData } from '../signature.ts'
import { cellsOf, groupsOf, numberOf, type Table } from '../table.ts'
import { keysOf, nameOf, orderedValues, withoutValue } from './categories.ts'

const MOST_FACETS = 5
/** Greatest number in a matrix, which begins at 0. Greater numbers count as this one. */
const MATRIX_MOST = 5

export function matrix(table: Table, description: DescriptionOf<'matrix'>): SignatureData | null {
  const side = MATRIX_MOST + 1
  const place = (cell: string) => Math.min(MATRIX_MOST, Math.max(0, Math.floor(numberOf(cell))))
  const xs = cellsOf(table, description.x).map(place)
  const ys = cellsOf(table, description.y).map(place)
  const cells = description.group ? cellsOf(table, description.group) : xs.map(() => 'all')
  const keys = keysOf(orderedValues(cells, description), description)
  const facets = description.facet
    ? groupsOf(cellsOf(table, description.facet))
        .slice(0, MOST_FACETS)
        .map(({ value, rows }) => ({ name: nameOf(value, description), rows }))
    : [{ rows: xs.map((_, row) => row) }]
  const drawn = facets.map(({ rows, ...facet }) => {
    const counts = Array.from({ length: side * side }, () => new Map<number, number>())
    for (const row of rows) {
      const key = keys.findIndex(({ value }) => value === cells[row])
      const cell = counts[(ys[row] ?? 0) * side + (xs[row] ?? 0)]
      if (key >= 0) cell?.set(key, (cell.get(key) ?? 0) + 1)
    }
    const most = Math.max(1, ...counts.map((count) => [...count.values()].reduce((sum, one) => sum + one, 0)))
    const squares = counts.map((count) => {
      const all = [...count.values()].reduce((sum, one) => sum + one, 0)
      const [key = 0] = [...count].sort((a, b) => b[1] - a[1])[0] ?? []
      // A cell has one character for its colour and two for the side of its square.
      return all === 0 ? '---' : `${key}${pack([Math.sqrt(all / most)])}`
    })
    return { ...facet, cells: squares.join('') }
  })
  if (xs.every((x) => Number.isNaN(x))) return null
  return {
    form: 'matrix',
    side,
    facets: drawn,
    keys: description.group ? keys.map(withoutValue) : [],
  }
}
