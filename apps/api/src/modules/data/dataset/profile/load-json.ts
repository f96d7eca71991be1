import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_LINE_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import { jsonMember } from '@shulei/domain/data/dataset/reading/json-path.ts'
import { cutText } from '@shulei/domain/data/dataset/slice/cut.ts'
import { mustFit } from './column-names.ts'
import type { Engine } from './engine.ts'
import { type JsonTable, openOutline } from './find-json-tables.ts'
import { loadDelimited } from './load-delimited.ts'
import { loadLines } from './load-lines.ts'
import type { LoadOptions } from './load-table.ts'
import type { Loaded } from './loaded.ts'
import { Refusal, refuse } from './refusal.ts'
import { type Cell, openRowFile, ROWS } from './row-file.ts'
import type { SourceTable } from './source-table.ts'
import { type JsonPath, visitJson } from './split-json.ts'
import { charactersOf, type Decoding, findDecoding, headOf, linesOf, openWriter } from './text-file.ts'

interface Source {
  path: string
  decoding: Decoding
  scratch: string
}

/** A number of a JSON text as it is written, which a double may not hold. */
const rawJson = JSON as typeof JSON & { rawJSON: (text: string) => object }
const asWritten = (_: string, value: unknown, context?: { source?: string }) =>
  typeof value === 'number' && context?.source !== undefined ? rawJson.rawJSON(context.source) : value

function parsed(text: string, no: number): unknown {
  try {
    return (JSON.parse as (text: string, reviver: typeof asWritten) => unknown)(text, asWritten)
  } catch (error) {
    return refuse(error instanceof RangeError ? 'tooDeep' : 'badElement', { line: no })
  }
}

/** A value as a cell; arrays and objects stay JSON. */
const cellOf = (value: unknown): Cell =>
  value === null || value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const isInside = (path: JsonPath, table: JsonPath) =>
  path.length === table.length + 1 && table.every((key, place) => key === path[place])
const leadsTo = (path: JsonPath, table: JsonPath) =>
  path.length <= table.length && path.every((key, place) => key === table[place])

/** Shows the values that stand directly in one value of a file, with the key or position of each. */
async function eachIn(
  { path, decoding }: Source,
  table: JsonPath,
  take: (text: string, at: string | number) => Promise<void> | undefined,
) {
  await visitJson(
    charactersOf(path, decoding),
    {
      see: (at) => (leadsTo(at, table) ? 'enter' : isInside(at, table) ? 'take' : 'skip'),
      take: (at, text) => take(text, at.at(-1) ?? ''),
    },
    MAX_LINE_BYTES,
  )
}

/** A feature of GeoJSON as an object of its properties, with the kind and the coordinates of its geometry. */
function featureOf(text: string, no: number): string {
  const feature = parsed(text, no)
  if (!isObject(feature)) return refuse('badElement', { line: no })
  const { id, properties, geometry } = feature
  const { type = null, coordinates, geometries } = isObject(geometry) ? geometry : {}
  const own = isObject(properties) ? properties : {}
  const named = id === undefined || 'id' in own ? own : { id, ...own }
  return JSON.stringify({ ...named, 'geometry.type': type, 'geometry.coordinates': coordinates ?? geometries ?? null })
}

/** Writes the objects of a table, one a line. Answers the path. */
async function writeObjects(source: Source, table: JsonTable): Promise<string> {
  const out = join(source.scratch, 'objects.jsonl')
  const writer = openWriter(out)
  let no = 0
  const lineOf = (text: string, at: string | number) => {
    if (table.shape === 'features') return featureOf(text, no)
    if (table.shape === 'values') return `{"value":${text}}`
    if (table.shape !== 'members' || !table.hasKeys) return text
    const rest = /^\{\s*\}$/.test(text) ? '}' : `,${text.slice(1)}`
    return `{"index":${JSON.stringify(at)}${rest}`
  }
  try {
    if (table.shape === 'documents')
      await visitJson(
        charactersOf(source.path, source.decoding),
        { see: () => 'take', take: (_, text) => writer.write(`${text}\n`) },
        MAX_LINE_BYTES,
      )
    else
      await eachIn(source, table.path, (text, at) => {
        no++
        return writer.write(`${lineOf(text, at)}\n`)
      })
  } finally {
    await writer.end()
  }
  return out
}

/** Writes the rows of a table whose rows are arrays. Answers the path. */
async function writeRows(source: Source, table: JsonTable): Promise<string> {
  const out = join(source.scratch, 'rows-of-json.csv')
  const file = openRowFile(out)
  let no = 0
  if (table.shape === 'named') {
    const names: Cell[] = []
    await eachIn(source, table.columns, (text) => {
      names.push(cellOf(parsed(text, 1)))
      return undefined
    })
    await file.row(no, names)
  }
  let hasCells = false
  await eachIn(source, table.path, (text) => {
    no++
    const row = parsed(text, no)
    if (!Array.isArray(row)) return refuse('badElement', { line: no })
    hasCells ||= no > 1 || row.length !== 1 || !Array.isArray(row[0])
    return file.row(no, row.map(cellOf))
  })
  if ((await file.end()).count === 0) refuse('empty')
  // one list in another, however deep, has no columns
  if (!hasCells) refuse('noTable')
  return out
}

/** Writes a table whose members are columns: each column goes into a file of its own first, because all rows need all of them. */
async function writeColumns(source: Source, table: JsonTable & { shape: 'columns' }): Promise<string> {
  const names: string[] = []
  const pathOf = (place: number) => join(source.scratch, `column-${place}`)
  let writer: ReturnType<typeof openWriter> | null = null
  try {
    await visitJson(
      charactersOf(source.path, source.decoding),
      {
        see: (at) => {
          if (leadsTo(at, table.path) || isInside(at, table.path)) return 'enter'
          return at.length === table.path.length + 2 ? 'take' : 'skip'
        },
        async take(at, text) {
          const name = String(at.at(-2))
          if (name !== names.at(-1)) {
            await writer?.end()
            writer = openWriter(pathOf(names.push(name) - 1))
            mustFit(names.length)
          }
          await writer?.write(`${text}\n`)
        },
      },
      MAX_LINE_BYTES,
    )
  } finally {
    await (writer as ReturnType<typeof openWriter> | null)?.end()
  }
  const out = join(source.scratch, 'rows-of-json.csv')
  const file = openRowFile(out)
  await file.row(0, names)
  const columns = names.map((_, place) => linesOf(pathOf(place)))
  for (let no = 1; no <= table.rows; no++) {
    const cells: Cell[] = []
    for (const column of columns) {
      const { value } = await column.next()
      cells.push(cellOf(parsed(value || 'null', no)))
    }
    await file.row(no, cells)
  }
  for (const [place] of names.entries()) await rm(pathOf(place))
  await file.end()
  return out
}

async function load(engine: Engine, source: Source, table: JsonTable, options: LoadOptions): Promise<Loaded> {
  const { scratch, decoding } = source
  const areCells = table.shape === 'rows' || table.shape === 'named' || table.shape === 'columns'
  const path = areCells
    ? await (table.shape === 'columns' ? writeColumns(source, table) : writeRows(source, table))
    : await writeObjects(source, table)
  try {
    if (!areCells) {
      const loaded = await loadLines(engine, path, scratch).catch((error) => {
        const isElement = error instanceof Refusal && error.problem.code === 'badJson'
        throw isElement ? new Refusal({ ...error.problem, code: 'badElement' }) : error
      })
      return { ...loaded, reading: { ...loaded.reading, encoding: decoding.encoding } }
    }
    // only the first of lists may be a header, or a row
    const header = table.shape === 'rows' ? { skip: 0 } : { hasHeader: true, skip: 0 }
    const loaded = await loadDelimited(engine, path, scratch, {
      format: 'csv',
      ...options,
      fixed: { ...ROWS, ...header },
    })
    return { ...loaded, reading: { ...loaded.reading, encoding: decoding.encoding } }
  } finally {
    await rm(path)
  }
}

/** Whether a table is a list inside its file, whose other values no format has a place for. */
const isOneOfMany = ({ path, shape }: JsonTable) => path.length > 0 && ['objects', 'rows', 'values'].includes(shape)

/** The JSONPath of the objects of a table; undefined where the members of the whole file are the cells or the columns. */
function jsonPathOf({ path, shape }: JsonTable): string | null | undefined {
  if (path.length === 0 && (shape === 'objects' || shape === 'columns')) return undefined
  const rows = `$${path.map(jsonMember).join('')}[*]`
  return shape === 'objects' ? rows : shape === 'features' ? `${rows}.properties` : null
}

/** The first character of a file that is not white space. */
async function firstSign(path: string): Promise<string> {
  const head = await headOf(path, 4096)
  return head.toString('latin1').replace(/^[\s\0\xef\xbb\xbf\xff\xfe]+/, '')[0] ?? ''
}

/**
 * The tables of a JSON file: its array of objects or of arrays, alone or in an object; an object of columns or of rows; the features of
 * GeoJSON; documents one after the other. Throws `noTable` for a file that has none.
 */
export async function openJson(path: string, scratch: string, chosen: LoadOptions['choice']): Promise<SourceTable[]> {
  const sign = await firstSign(path)
  if (sign === '') refuse('empty')
  if (sign !== '[' && sign !== '{') refuse('notJson')
  const source = { path, scratch, decoding: await findDecoding(path, chosen.encoding) }
  const outline = openOutline()
  await visitJson(charactersOf(path, source.decoding), outline, MAX_LINE_BYTES)
  const tables = outline.tables()
  if (tables.length === 0) refuse(outline.isEmpty() ? 'empty' : 'noTable')
  const isOne = tables.length === 1
  return tables.map((table) => ({
    part: isOne ? '' : table.path.join('.'),
    ...(isOne && isOneOfMany(table) ? { inside: cutText(table.path.join('.')) } : {}),
    jsonPath: jsonPathOf(table),
    load: (engine, options) => load(engine, source, table, options),
  }))
}
