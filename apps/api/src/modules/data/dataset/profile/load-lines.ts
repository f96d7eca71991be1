import { MAX_COLUMNS, MAX_LINE_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import type { Encoding } from '@shulei/domain/data/dataset/reading/reading.ts'
import { columnNames, mustFit, withoutZero } from './column-names.ts'
import { type Engine, literal, quoted } from './engine.ts'
import { type Declared, type Loaded, selfReading, TABLE } from './loaded.ts'
import { Refusal, refuse } from './refusal.ts'
import { linesOf, readTextFile } from './text-file.ts'

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

/** Objects of which some are looked at, for what the elements of their lists are. */
const SAMPLE = 1000

/** The columns whose values are all lists, or all objects. */
async function nestedIn(engine: Engine, lines: string, columns: readonly { name: string; pointer: string }[]) {
  const found: Record<string, Declared> = {}
  const kinds = columns.map(({ pointer }, place) => `list(distinct json_type(line, ${pointer})) as k${place}`)
  const [row] = await engine.run(`select ${kinds.join(', ')} from ${lines}`)
  for (const [place, { name, pointer }] of columns.entries()) {
    const each = (row?.[`k${place}`] as { items?: unknown[] } | unknown[] | undefined) ?? []
    const kind = (Array.isArray(each) ? each : (each.items ?? []))
      .map(String)
      .filter((one) => one !== 'NULL' && one !== 'null')
    if (kind.length !== 1 || (kind[0] !== 'ARRAY' && kind[0] !== 'OBJECT')) continue
    if (kind[0] === 'OBJECT') {
      found[name] = { nested: 'struct' }
      continue
    }
    const types = await engine.run(`select distinct json_type(item) as type from (select unnest(json_extract(
      json_extract(line, ${pointer}), '$[*]')) as item from (select * from ${lines} limit ${SAMPLE}))`)
    const items = types.map(({ type }) => String(type)).filter((type) => type !== 'NULL' && type !== 'null')
    const areAll = (...wanted: string[]) => items.length > 0 && items.every((type) => wanted.includes(type))
    const of = areAll('BIGINT', 'UBIGINT', 'HUGEINT', 'DOUBLE') ? 'number' : areAll('VARCHAR') ? 'text' : null
    found[name] = { nested: 'list', ...(of ? { items: of } : {}) }
  }
  return found
}

/** Loads values by their keys as written: the engine's own names for columns ignore case, and leave no key empty. */
export async function loadLines(
  engine: Engine,
  path: string,
  scratch: string,
  chosen?: Encoding | null,
): Promise<Loaded> {
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
    const declared = await nestedIn(
      engine,
      lines,
      names.map((name, place) => ({ name, pointer: pointers[place] ?? '' })),
    )
    const { encoding, isUnsure, broken } = text.decoding
    const loaded = selfReading(names, keys)
    return {
      ...loaded,
      declared,
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
