import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { expectSame } from './foreign/expect-same.ts'
import { type ForeignTable, foreign } from './foreign/packages.ts'
import { profilesOf } from './foreign/profiles.ts'

/** The same objects with semicolons, and numbers as they are. */
function semicolons({ name, names, columns }: ForeignTable): ForeignTable {
  const rows = columns[0]?.map((_, row) => columns.map((column) => column[row] ?? '')) ?? []
  const bytes = Buffer.from(Papa.unparse([[...names], ...rows], { delimiter: ';' }))
  return {
    name: name.replace(/jsonl$/, 'csv'),
    bytes,
    names,
    columns: columns.map((column) => column.map((cell) => cell || null)),
  }
}

/** Largest table that is also written with semicolons, bytes: larger ones would take as long again and say no more. */
const MOST_REWRITTEN = 50_000
// an empty cell of a single column is an empty line, which is no row
const rewritten = foreign
  .filter(({ name, names, bytes }) => name.endsWith('.jsonl') && names.length > 1 && bytes.length <= MOST_REWRITTEN)
  .map(semicolons)

describe('tables of other people', async () => {
  const profiles = await profilesOf([...foreign, ...rewritten])

  test('are at least a hundred', () => expect(foreign.length).toBeGreaterThanOrEqual(100))

  test.each([...foreign, ...rewritten])(
    '$name has every figure of a second implementation',
    ({ name, names, columns }) => {
      const table = profiles.get(name)
      expect(table?.columns.map((column) => column.written ?? column.name)).toEqual(
        names.map((one) => one || expect.any(String)),
      )
      expect(table?.rows).toBe(columns[0]?.length ?? 0)
      const compared = table?.columns.map((column, place) =>
        expectSame(column, columns[place] ?? [], `${name} ${column.name}`),
      )
      expect(Math.min(...(compared ?? []))).toBeGreaterThanOrEqual(2)
    },
  )
})
