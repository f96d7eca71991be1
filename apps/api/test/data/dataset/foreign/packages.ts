import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'

/** A table of other people, with its cells as a second implementation reads them: null where there is none. */
export interface ForeignTable {
  name: string
  bytes: Buffer
  names: readonly string[]
  columns: readonly (readonly (string | null)[])[]
}

export const folderOf = (name: string) => join(import.meta.dirname, '../../../../node_modules', name)
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
/** The tables of text that packages of other people hold. */
export const foreign = packages.flatMap(([name, folder]) => tablesOf(name, folder))
