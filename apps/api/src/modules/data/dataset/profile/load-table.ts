import { MAX_CELLS, MAX_COLUMNS, MAX_LINE_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import type { Encoding, ReadingChoice, TableReading } from '@shulei/domain/data/dataset/reading.ts'
import { columnNames, mustFit, ZERO } from './column-names.ts'
import { type Engine, isBadParquet, literal, quoted } from './engine.ts'
import { loadDelimited } from './load-delimited.ts'
import { type Loaded, selfReading, TABLE } from './loaded.ts'
import { Refusal, refuse } from './refusal.ts'
import { linesOf, readTextFile } from './text-file.ts'

const withoutZero = (cell: string) => `replace(${cell}, chr(0), ${literal(ZERO)})`

/** Refuses text that no database can store. */
const wellFormed = (key: string, value: unknown) => {
  if (!key.isWellFormed() || (typeof value === 'string' && !value.isWellFormed()))
    throw new SyntaxError('a lone surrogate')
  return value
}

const isObject = (line: string) => {
  try {
    const value: unknown = JSON.parse(line, wellFormed)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** The number of the first line that is wanted; empty ones are not. Null without such a line. */
async function lineWhere(path: string, isWanted: (line: string) => boolean): Promise<number | null> {
  let no = 0
  for await (const line of linesOf(path)) {
    no++
    if (line.trim() !== '' && isWanted(line)) return no
  }
  return null
}

/** The table of the engine that has each list of keys once, with the number of the first object that has it. */
const SHAPES = 'shapes'

/** The keys of all objects, in the order in which they come first. Refuses a line that is no object, and one with a key twice. */
async function keysOf(engine: Engine, lines: string, path: string): Promise<string[]> {
  await engine.run(`create table ${SHAPES} as select keys, min(no) as no from (select row_number() over () as no,
    case when json_type(line) = 'OBJECT' then json_keys(line) end as keys from ${lines}) group by keys`)
  const [odd] = await engine.run(`select min(no) filter (where keys is null) as other,
    min(no) filter (where len(keys) <> list_unique(keys)) as twice from ${SHAPES}`)
  const refuseObject = async (code: 'badJson' | 'keyTwice', no: unknown) => {
    let count = 0
    refuse(code, { line: (await lineWhere(path, () => ++count === no)) ?? 0 })
  }
  if (odd?.other != null) await refuseObject('badJson', odd.other)
  if (odd?.twice != null) await refuseObject('keyTwice', odd.twice)
  const rows = await engine.run(`select key, count(*) over () as count
    from (select no, unnest(keys) as key, generate_subscripts(keys, 1) as place from ${SHAPES})
    group by key order by min({no: no, place: place}) limit ${MAX_COLUMNS}`)
  await engine.run(`drop table ${SHAPES}`)
  if (rows.length === 0) refuse('empty')
  mustFit(Number(rows[0]?.count))
  return rows.map((row) => String(row.key))
}

/** Loads values by their keys as written: the engine's own names for columns ignore case, and leave no key empty. */
async function loadLines(engine: Engine, path: string, scratch: string, chosen?: Encoding | null): Promise<Loaded> {
  const text = await readTextFile(path, scratch, chosen)
  const shape = `format = 'newline_delimited', records = false, columns = {line: 'JSON'}, maximum_object_size = ${MAX_LINE_BYTES}`
  const lines = `read_json(${literal(text.path)}, ${shape})`
  try {
    const keys = await keysOf(engine, lines, text.path)
    const names = columnNames(keys)
    const pointers = keys.map((key) => literal(`/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`))
    const cells = names.map((name, place) => `${withoutZero(`cells[${place + 1}]`)} as ${quoted(name)}`)
    await engine.run(`create table ${TABLE} as select ${cells.join(', ')}
      from (select json_extract_string(line, [${pointers.join(', ')}]) as cells from ${lines})`)
    const { encoding, isUnsure, broken } = text.decoding
    const loaded = selfReading(names, keys)
    return {
      ...loaded,
      reading: { ...loaded.reading, encoding },
      unsure: isUnsure ? ['encoding'] : [],
      counts: { ...loaded.counts, broken },
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    const line = await lineWhere(text.path, (one) => !isObject(one))
    return refuse('badJson', line === null ? {} : { line })
  }
}

async function loadParquet(engine: Engine, path: string): Promise<Loaded> {
  try {
    const source = `read_parquet(${literal(path)})`
    const rows = await engine.run(`describe select * from ${source}`)
    mustFit(rows.length)
    const [size] = await engine.run(`select num_rows as rows from parquet_file_metadata(${literal(path)})`)
    const cells = Number(size?.rows) * rows.length
    if (cells > MAX_CELLS) refuse('tooManyCells', { count: cells, limit: MAX_CELLS })
    const header = rows.map((row) => String(row.column_name))
    const names = columnNames(header)
    const columns = names.map(quoted)
    const values = columns.map((name, place) => {
      const isNested = /^(STRUCT|MAP|UNION)|\[/.test(String(rows[place]?.column_type))
      return `${withoutZero(`cast(${isNested ? `to_json(${name})` : name} as varchar)`)} as ${name}`
    })
    await engine.run(`create table ${TABLE} as select ${values.join(', ')}
      from ${source} as source(${columns.join(', ')})`)
    return selfReading(names, header)
  } catch (error) {
    if (error instanceof Refusal || !isBadParquet(error)) throw error
    return refuse('badParquet')
  }
}

/** What a loader is told about the reading of a table. */
export interface LoadOptions {
  /** What the owner chose. */
  choice: ReadingChoice
  /** Parts that the format says itself, in place of a guess or a choice. */
  fixed?: Partial<TableReading>
}

/** Loads a table into the engine, all cells as text and in the order of the file. */
export function loadTable(
  engine: Engine,
  path: string,
  format: 'csv' | 'tsv' | 'jsonl' | 'parquet',
  scratch: string,
  options: LoadOptions,
): Promise<Loaded> {
  if (format === 'parquet') return loadParquet(engine, path)
  if (format === 'jsonl') return loadLines(engine, path, scratch, options.choice.encoding)
  return loadDelimited(engine, path, scratch, { format, ...options })
}
