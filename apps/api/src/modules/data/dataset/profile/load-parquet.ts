import { stat } from 'node:fs/promises'
import { MAX_CELLS, MAX_UNPACKED_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import { columnNames, mustFit, withoutZero } from './column-names.ts'
import { type Engine, isOfMachine, literal, quoted } from './engine.ts'
import { type Declared, type Loaded, selfReading, TABLE } from './loaded.ts'
import { Refusal, refuse } from './refusal.ts'
import { mustUnpack } from './zip-parts.ts'

/** Codecs that the engine unpacks; LZ4 is the old one of Hadoop, which is framed in its own way. */
const codecs = ['UNCOMPRESSED', 'SNAPPY', 'GZIP', 'BROTLI', 'ZSTD', 'LZ4_RAW']

/** Parts of Parquet that the engine does not read, by what it says of them. */
const unread: readonly [RegExp, string][] = [
  [/BYTE_STREAM_SPLIT/, 'BYTE_STREAM_SPLIT'],
  [/variant|StructStats/i, 'VARIANT'],
  [/converted type \(20\)/, 'BSON'],
  [/MAP_KEY_VALUE/, 'MAP'],
  [/is encrypted/, 'Modular Encryption'],
]

/** The problem of a file that the engine cannot read. */
function problemOf(error: unknown): unknown {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Refusal || isOfMachine(message)) return error
  if (/at least one non-root column/.test(message)) return new Refusal({ code: 'empty' })
  const part = unread.find(([pattern]) => pattern.test(message))
  return new Refusal(part ? { code: 'unreadLayout', cell: part[1] } : { code: 'badParquet' })
}

/** Refuses pages that cannot be unpacked, or that become too large, before any is read. */
async function mustBeReadable(engine: Engine, path: string) {
  const rows =
    await engine.run(`select coalesce(compression, '?') as codec, sum(total_uncompressed_size)::double as bytes
    from parquet_metadata(${literal(path)}) group by 1`)
  for (const { codec } of rows) if (!codecs.includes(String(codec))) refuse('parquetCodec', { cell: String(codec) })
  const unpacked = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  mustUnpack(unpacked, (await stat(path)).size)
}

/**
 * Refuses texts that become too large for the scratch folder: a page has each of them once, and a text of a few kilobytes may stand in a
 * million rows. They are counted only where the sizes of the pages allow so many.
 */
async function mustFitAsText(engine: Engine, path: string, texts: readonly string[], source: string) {
  const [most] = await engine.run(`select sum(num_values::double * total_uncompressed_size) as bytes
    from parquet_metadata(${literal(path)}) where "type" like '%BYTE_ARRAY'`)
  if (Number(most?.bytes) <= MAX_UNPACKED_BYTES) return
  const sizes = texts.map((text) => `coalesce(sum(strlen(${text})), 0)`)
  const [size] = await engine.run(`select (${sizes.join(' + ')})::double as bytes from ${source}`)
  const count = Number(size?.bytes)
  if (count > MAX_UNPACKED_BYTES) refuse('zipBomb', { count, limit: MAX_UNPACKED_BYTES })
}

const isNested = (type: string) => /^(STRUCT|MAP|UNION|VARIANT)\b|\]$/.test(type)

/** The nesting of a column, or the zone of its instants, by the name that the engine gives its type. */
function declaredBy(type: string): Declared | null {
  if (type === 'TIMESTAMP WITH TIME ZONE') return { zone: 'UTC' }
  const items = /^(.*)\[\d*\]$/s.exec(type)?.[1]
  if (items === undefined) return /^MAP\b/.test(type) ? { nested: 'map' } : isNested(type) ? { nested: 'struct' } : null
  const isNumber = /^(U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?|FLOAT|DOUBLE|DECIMAL\(.*\))$/.test(items)
  return { nested: 'list', ...(isNumber ? { items: 'number' } : items === 'VARCHAR' ? { items: 'text' } : {}) }
}

/** A value as text: instants and times in UTC, nested values as JSON. */
function textOf(cell: string, type: string): string {
  if (type === 'TIMESTAMP WITH TIME ZONE')
    return `case when isfinite(${cell}) then replace(cast(${cell} at time zone 'UTC' as varchar), ' ', 'T') || 'Z' end`
  if (type === 'TIME WITH TIME ZONE') return `regexp_replace(cast(${cell} as varchar), '\\+00$', '')`
  // older writers do not say that their bytes are texts
  if (type === 'BLOB') {
    const text = `try(decode(${cell}))`
    return `case when not regexp_matches(${text}, '[\\x00-\\x08\\x0e-\\x1f\\x7f]') then ${text} else cast(${cell} as varchar) end`
  }
  if (type === 'VARIANT') return `cast(cast(${cell} as json) as varchar)`
  return `cast(${isNested(type) ? `to_json(${cell})` : cell} as varchar)`
}

/** Loads a Parquet table. Throws `badParquet`, `parquetCodec`, `unreadLayout`, `empty` and `tooManyCells`. */
export async function loadParquet(engine: Engine, path: string): Promise<Loaded> {
  try {
    const source = `read_parquet(${literal(path)})`
    const rows = await engine.run(`describe select * from ${source}`)
    mustFit(rows.length)
    const [size] = await engine.run(`select num_rows as rows from parquet_file_metadata(${literal(path)})`)
    const cells = Number(size?.rows) * rows.length
    if (cells > MAX_CELLS) refuse('tooManyCells', { count: cells, limit: MAX_CELLS })
    const header = rows.map((row) => String(row.column_name))
    await mustBeReadable(engine, path)
    const names = columnNames(header)
    const columns = names.map(quoted)
    const types = rows.map((row) => String(row.column_type))
    const texts = columns.map((name, place) => withoutZero(textOf(name, types[place] ?? '')))
    const named = `${source} as source(${columns.join(', ')})`
    await mustFitAsText(engine, path, texts, named)
    const values = texts.map((text, place) => `${text} as ${columns[place]}`)
    await engine.run(`create table ${TABLE} as select ${values.join(', ')} from ${named}`)
    const declared = Object.fromEntries(
      types.flatMap((type, place) => {
        const found = declaredBy(type)
        return found ? [[names[place] ?? '', found]] : []
      }),
    )
    return { ...selfReading(names, header), declared }
  } catch (error) {
    throw problemOf(error)
  }
}
