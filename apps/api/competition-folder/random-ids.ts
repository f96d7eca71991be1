import { createHash } from 'node:crypto'
import type { Table } from './csv.ts'

/** New ids by the old ones. */
export type NewIds = ReadonlyMap<string, string>

/**
 * Gives every row of a competition a new id by chance: the numbers from 1 on, in the order of a hash of seed and old id. Who does not know
 * the seed cannot tell the old id, or the order in which the rows were, from the new one. The same seed gives the same ids.
 */
export function randomIds(ids: readonly string[], seed: string): NewIds {
  const hashed = ids.map((id) => ({ id, hash: createHash('sha256').update(`${seed}/${id}`).digest('hex') }))
  const inOrder = hashed.sort((a, b) => (a.hash < b.hash ? -1 : 1))
  return new Map(inOrder.map(({ id }, at) => [id, String(at + 1)]))
}

/** A table with new ids, in their order, which shuffles its rows. An id without a new one stays, behind the others. */
export function withNewIds({ columns, rows }: Table, idColumn: string, ids: NewIds): Table {
  const place = columns.indexOf(idColumn)
  const keyed = rows.map((row) => ({ row, id: ids.get(row[place] ?? '') }))
  const inOrder = keyed.sort((a, b) => Number(a.id ?? Infinity) - Number(b.id ?? Infinity) || 0)
  return { columns, rows: inOrder.map(({ row, id }) => (id === undefined ? row : row.with(place, id))) }
}
