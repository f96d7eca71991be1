import { stat } from 'node:fs/promises'
import { MAX_CELLS } from '@shulei/domain/data/dataset/profile.ts'
import { columnNames, mustFit, withoutZero } from './column-names.ts'
import { type Engine, isBadParquet, literal, quoted } from './engine.ts'
import { type Declared, type Loaded, selfReading, TABLE } from './loaded.ts'
import { Refusal, refuse } from './refusal.ts'
import { mustUnpack } from './zip-parts.ts'

/** Codecs that the engine unpacks; LZ4 is the old one of Hadoop, which is framed in its own way. */
const codecs = ['UNCOMPRESSED', 'SNAPPY', 'GZIP', 'BROTLI', 'ZSTD', 'LZ4_RAW']

/** Refuses pages that cannot be unpacked, or that become too large, before any is read. */
async function mustBeReadable(engine: Engine, path: string) {
  const rows =
    await engine.run(`select coalesce(compression, '?') as codec, sum(total_uncompressed_size)::double as bytes
    from parquet_metadata(${literal(path)}) group by 1`)
  for (const { codec } of rows) if (!codecs.includes(String(codec))) refuse('parquetCodec', { cell: String(codec) })
  const unpacked = rows.reduce((sum, { bytes }) => sum + Number(bytes), 0)
  mustUnpack(unpacked, (await stat(path)).size)
}

const isNested = (type: string) => /^(STRUCT|MAP|UNION)\b|\]$/.test(type)

/** The nesting of a column, or the zone of its instants, by the name that the engine gives its type. */
function declaredBy(type: string): Declared | null {
  if (type === 'TIMESTAMP WITH TIME ZONE') return { zone: 'UTC' }
  const items = /^(.*)\[\d*\]$/s.exec(type)?.[1]
  if (items === undefined) return /^MAP\b/.test(type) ? { nested: 'map' } : isNested(type) ? { nested: 'struct' } : null
  const isNumber = /^(U?(TINY|SMALL|BIG|HUGE)?INT(EGER)?|FLOAT|DOUBLE|DECIMAL\(.*\))$/.test(items)
  return { nested: 'list', ...(isNumber ? { items: 'number' } : items === 'VARCHAR' ? { items: 'text' } : {}) }
}

/** A value as text: instants in UTC, nested values as JSON. */
function textOf(cell: string, type: string): string {
  if (type === 'TIMESTAMP WITH TIME ZONE')
    return `case when isfinite(${cell}) then replace(cast(${cell} at time zone 'UTC' as varchar), ' ', 'T') || 'Z' end`
  return `cast(${isNested(type) ? `to_json(${cell})` : cell} as varchar)`
}

/** Loads a Parquet table. Throws `badParquet`, `parquetCodec` and `tooManyCells`. */
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
    const values = columns.map((name, place) => `${withoutZero(textOf(name, types[place] ?? ''))} as ${name}`)
    await engine.run(`create table ${TABLE} as select ${values.join(', ')}
      from ${source} as source(${columns.join(', ')})`)
    const declared = Object.fromEntries(
      types.flatMap((type, place) => {
        const found = declaredBy(type)
        return found ? [[names[place] ?? '', found]] : []
      }),
    )
    return { ...selfReading(names, header), declared }
  } catch (error) {
    if (error instanceof Refusal || !isBadParquet(error)) throw error
    return refuse('badParquet')
  }
}
