import { MAX_COLUMNS, MAX_LINE_BYTES } from '@shulei/domain/dataset/profile.ts'
import { type Delimiter, splitLine } from '@shulei/domain/submission/file-cells.ts'
import { type Engine, isBadParquet, literal, quoted } from './engine.ts'
import { Refusal, refuse } from './refusal.ts'
import { linesOf, readTextFile } from './text-file.ts'

/** The table of the engine that a file is loaded into, all its columns as text. */
export const TABLE = 'loaded'

const delimiters: readonly Delimiter[] = [',', '\t', ';']

/** The delimiter that splits the header into most cells; a tab for `tsv`. */
function delimiterOf(header: string, format: 'csv' | 'tsv'): Delimiter {
  if (format === 'tsv') return '\t'
  const cells = (delimiter: Delimiter) => splitLine(header, delimiter)?.length ?? 0
  return delimiters.reduce((best, one) => (cells(one) > cells(best) ? one : best))
}

/** Names of columns without gaps and doubles: an empty one is `column_3`, the second `a` is `a_2`. */
export function columnNames(header: readonly string[]): string[] {
  const taken = new Set<string>()
  return header.map((raw, place) => {
    const name = raw.trim() === '' ? `column_${place + 1}` : raw.trim()
    let unique = name
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}_${count}`
    taken.add(unique.toLowerCase())
    return unique
  })
}

function mustFit(columns: number) {
  if (columns > MAX_COLUMNS) refuse('tooManyColumns', { count: columns, limit: MAX_COLUMNS })
}

/** The problem that an error of the CSV reader means. */
function csvProblem(error: unknown): never {
  const message = error instanceof Error ? error.message : ''
  const line = Number(/CSV Error on Line: (\d+)/.exec(message)?.[1] ?? 0)
  const at = line > 0 ? { line } : {}
  if (/Expected Number of Columns/.test(message)) {
    const count = Number(/Found: (\d+)/.exec(message)?.[1] ?? 0)
    const limit = Number(/Expected Number of Columns: (\d+)/.exec(message)?.[1] ?? 0)
    refuse('ragged', { ...at, count, limit })
  }
  if (/unterminated quote|quoted value/i.test(message)) refuse('quoteOpen', at)
  if (/Maximum line size/i.test(message)) refuse('lineTooLong', { ...at, limit: MAX_LINE_BYTES })
  throw error
}

async function loadDelimited(engine: Engine, path: string, format: 'csv' | 'tsv', scratch: string): Promise<string[]> {
  const text = await readTextFile(path, scratch)
  const delimiter = delimiterOf(text.firstLine, format)
  const header = splitLine(text.firstLine, delimiter)
  if (!header) return refuse('noHeader')
  mustFit(header.length)
  const names = columnNames(header)
  const columns = names.map((name) => `${literal(name)}: 'VARCHAR'`).join(', ')
  const options = [
    `delim = ${literal(delimiter)}`,
    `auto_detect = false, header = true, strict_mode = true`,
    `quote = '"', escape = '"', max_line_size = ${MAX_LINE_BYTES}, buffer_size = ${2 * MAX_LINE_BYTES}`,
    `columns = {${columns}}`,
  ]
  await engine
    .run(`create table ${TABLE} as select * from read_csv(${literal(text.path)}, ${options.join(', ')})`)
    .catch((error) => (error instanceof Refusal ? Promise.reject(error) : csvProblem(error)))
  return names
}

const isObject = (line: string) => {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

/** The first line that is no object; null without one. The engine names the line where it gave up, which may be the next. */
async function lineWithoutObject(path: string): Promise<number | null> {
  let no = 0
  for await (const line of linesOf(path)) {
    no++
    if (line.trim() !== '' && !isObject(line)) return no
  }
  return null
}

async function loadLines(engine: Engine, path: string, scratch: string): Promise<string[]> {
  const text = await readTextFile(path, scratch)
  const size = `maximum_object_size = ${MAX_LINE_BYTES}`
  try {
    const shape = `format = 'newline_delimited', records = true, maximum_depth = 1, sample_size = -1, ${size}`
    const rows = await engine.run(`describe select * from read_json(${literal(text.path)}, ${shape})`)
    const names = rows.map((row) => String(row.column_name))
    mustFit(names.length)
    const columns = names.map((name) => `${literal(name)}: 'JSON'`).join(', ')
    const cells = names.map((name) => `json_extract_string(${quoted(name)}, '$') as ${quoted(name)}`).join(', ')
    await engine.run(
      `create table ${TABLE} as select ${cells} from read_json(${literal(text.path)}, format = 'newline_delimited', columns = {${columns}}, ${size})`,
    )
    return names
  } catch (error) {
    if (error instanceof Refusal) throw error
    const line = await lineWithoutObject(text.path)
    return refuse('badJson', line === null ? {} : { line })
  }
}

async function loadParquet(engine: Engine, path: string): Promise<string[]> {
  try {
    const source = `read_parquet(${literal(path)})`
    const rows = await engine.run(`describe select * from ${source}`)
    const names = rows.map((row) => String(row.column_name))
    mustFit(names.length)
    const cells = rows.map((row) => {
      const name = quoted(String(row.column_name))
      const isNested = /^(STRUCT|MAP|UNION)|\[/.test(String(row.column_type))
      return isNested ? `cast(to_json(${name}) as varchar) as ${name}` : `cast(${name} as varchar) as ${name}`
    })
    await engine.run(`create table ${TABLE} as select ${cells.join(', ')} from ${source}`)
    return names
  } catch (error) {
    if (error instanceof Refusal || !isBadParquet(error)) throw error
    return refuse('badParquet')
  }
}

/** Loads a table into the engine, all cells as text and in the order of the file. Answers the names of its columns. */
export function loadTable(
  engine: Engine,
  path: string,
  format: 'csv' | 'tsv' | 'jsonl' | 'parquet',
  scratch: string,
): Promise<string[]> {
  if (format === 'parquet') return loadParquet(engine, path)
  return format === 'jsonl' ? loadLines(engine, path, scratch) : loadDelimited(engine, path, format, scratch)
}
