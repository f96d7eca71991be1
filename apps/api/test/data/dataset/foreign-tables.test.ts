import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../../../make-datasets/zip.ts'
import { profileFile } from '../../../src/modules/data/dataset/profile/profile-file.ts'
import type { TableProfile } from '../../../src/modules/data/dataset/profile/profile-task.ts'
import { exactFigures, pandasMissing } from './exact-figures.ts'

type Column = TableProfile['columns'][number]

/** A table of other people, with its cells as a second implementation reads them: null where there is none. */
interface ForeignTable {
  name: string
  bytes: Buffer
  names: readonly string[]
  columns: readonly (readonly (string | null)[])[]
}

const folderOf = (name: string) => join(import.meta.dirname, '../../../node_modules', name)
const MOST_BYTES = 2_100_000
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .toSorted()
    .map((path) => ({ path, bytes: () => readFileSync(join(folder, path)) }))

function delimited(name: string, bytes: Buffer): ForeignTable {
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  const delimiter = name.endsWith('.tsv') ? '\t' : ','
  const [names = [], ...rows] = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' }).data
  return { name, bytes, names, columns: names.map((_, place) => rows.map((row) => row[place] || null)) }
}

/** Objects of a JSON array as JSON lines. */
function lines(name: string, objects: readonly Record<string, unknown>[]): ForeignTable {
  const names = [...new Set(objects.flatMap((one) => Object.keys(one)))]
  const cellOf = (value: unknown) =>
    value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value)
  return {
    name: name.replace(/json$/, 'jsonl'),
    bytes: Buffer.from(objects.map((one) => `${JSON.stringify(one)}\n`).join('')),
    names,
    columns: names.map((key) => objects.map((one) => cellOf(one[key]))),
  }
}

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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The tables of a package: its CSV and TSV files, and its JSON arrays of objects. */
function tablesOf(name: string, folder: string): ForeignTable[] {
  return filesIn(join(folderOf(name), folder)).flatMap(({ path, bytes }) => {
    if (!/\.(csv|tsv|json)$/.test(path)) return []
    const content = bytes()
    if (content.length > MOST_BYTES) return []
    const own = `${name}/${path}`
    if (!path.endsWith('.json')) return [delimited(own, content)]
    const value: unknown = JSON.parse(content.toString('utf8'))
    return Array.isArray(value) && value.length > 1 && value.every(isObject) ? [lines(own, value)] : []
  })
}

const packages: readonly [string, string][] = [
  ['vega-datasets', 'data'],
  ['csv-spectrum', 'csvs'],
  ['@antv/data-samples', 'src/data'],
]
const foreign = packages.flatMap(([name, folder]) => tablesOf(name, folder))
/** Largest table that is also written with semicolons, bytes: larger ones would take as long again and say no more. */
const MOST_REWRITTEN = 50_000
// an empty cell of a single column is an empty line, which is no row
const rewritten = foreign
  .filter(({ name, names, bytes }) => name.endsWith('.jsonl') && names.length > 1 && bytes.length <= MOST_REWRITTEN)
  .map(semicolons)

/** Profiles tables fifty at a time, in one archive. */
async function profilesOf(tables: readonly ForeignTable[]): Promise<Map<string, TableProfile>> {
  const found = new Map<string, TableProfile>()
  for (let from = 0; from < tables.length; from += 50) {
    const scratch = mkdtempSync(join(tmpdir(), 'foreign-'))
    const file = join(scratch, 'source')
    writeFileSync(file, zipOf(tables.slice(from, from + 50)))
    const profile = await profileFile({ file, name: 'a.zip', format: 'zip', readings: {}, scratch })
    for (const table of profile.tables) found.set(table.part, table)
    rmSync(scratch, { recursive: true })
  }
  return found
}

const isNumber = (cell: string) =>
  /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(cell.trim()) && !/^[-+]?0\d/.test(cell.trim())

function expectNear(shown: unknown, own: number | null, [low, high]: readonly [number, number], where: string) {
  if (own === null) return expect(shown, where).toBeNull()
  // six digits of the figure or of the range, whichever is finer
  const unit = Math.max(Math.min(Math.abs(own), high - low) * 1e-5, Math.abs(own) * 1e-15)
  expect(Math.abs(Number(shown ?? Number.NaN) - own), `${where}: ${shown} instead of ${own}`).toBeLessThanOrEqual(unit)
}

/** Expects every figure of a column to be that of the second implementation; answers how many were compared. */
function expectSame(column: Column, cells: readonly (string | null)[], where: string): number {
  const marks = new Set(column.marks)
  for (const mark of marks)
    expect(pandasMissing.has(mark) || ['-', '.', '?'].includes(mark), `${where} ${mark}`).toBe(true)
  const isMissing = (cell: string | null) => cell === null || cell.trim() === '' || marks.has(cell.trim())
  const filled = cells.filter((cell): cell is string => !isMissing(cell))
  const missing = (cells.length - filled.length - (column.empty ?? 0)) / cells.length
  expect([column.unique, column.missing.toFixed(5)], `${where} unique, missing`).toEqual([
    new Set(filled).size,
    missing.toFixed(5),
  ])
  // what pandas counts as missing beside numbers is missing here
  const values = filled.filter((cell) => !pandasMissing.has(cell.trim()))
  const areNumbers = values.length > 0 && values.every(isNumber)
  if (areNumbers) expect(['number', 'binary', 'id', 'date'], where).toContain(column.type)
  if (column.type !== 'number' || !areNumbers) return 2
  const { min, max, ...rest } = exactFigures(filled)
  expect([Number(column.min), Number(column.max)], `${where} ends`).toEqual([min, max])
  for (const name of ['mean', 'median'] as const) expectNear(column[name], rest[name], [min, max], `${where} ${name}`)
  expectNear(column.std, rest.std, [0, rest.std ?? 0], `${where} std`)
  return 7
}

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
