import { zstdDecompressSync } from 'node:zlib'
import {
  CompressionType,
  type DataType,
  type DecimalType,
  setCompressionCodec,
  type TimestampType,
  Type,
  tableFromIPC,
} from '@uwdata/flechette'
import { parquetMetadata, parquetRead, parquetSchema } from 'hyparquet'
import { compressors } from 'hyparquet-compressors'
import { decompress } from 'lz4js'
import type { ForeignTable } from './packages.ts'

setCompressionCodec(CompressionType.LZ4_FRAME, {
  decode: (bytes: Uint8Array) => decompress(bytes),
  encode: (bytes: Uint8Array) => bytes,
})
setCompressionCodec(CompressionType.ZSTD, {
  decode: (bytes: Uint8Array) => zstdDecompressSync(bytes),
  encode: (bytes: Uint8Array) => bytes,
})

/** A count of parts of a second since 1970 as ISO 8601. */
function instant(count: bigint, perSecond: bigint): string {
  const rest = ((count % perSecond) + perSecond) % perSecond
  const seconds = new Date(Number((count - rest) / perSecond) * 1000).toISOString().slice(0, 19)
  const digits = String(perSecond).length - 1
  return rest === 0n ? seconds : `${seconds}.${String(rest).padStart(digits, '0').replace(/0+$/, '')}`
}
const dayOf = (days: number) => new Date(days * 86_400_000).toISOString().slice(0, 10)

function jsonOf(value: unknown): unknown {
  if (value === null || value === undefined || typeof value !== 'object') return value
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return [...(value as unknown as unknown[])].map(jsonOf)
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, jsonOf(one)]))
}
const written = (value: unknown) =>
  JSON.stringify(jsonOf(value), (_, one) => (typeof one === 'bigint' ? String(one) : one))

/** A cell as text; null where there is none. */
function cellOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' && Number.isNaN(value)) return 'nan'
  return typeof value === 'object' ? written(value) : String(value)
}

/** The shortest text of a number of 32 bits. */
function single(value: unknown): unknown {
  if (typeof value !== 'number' || !Number.isFinite(value)) return value
  const digits = [6, 7, 8, 9].find((count) => Math.fround(Number(value.toPrecision(count))) === value) ?? 9
  return Number(value.toPrecision(digits))
}

/** Reads a Parquet file with hyparquet. */
export async function parquetTable(name: string, bytes: Uint8Array): Promise<ForeignTable> {
  const file = new Uint8Array(bytes).buffer
  const metadata = parquetMetadata(file)
  const fields = parquetSchema(metadata).children
  let rows: unknown[][] = []
  await parquetRead({
    ...{ file, metadata, compressors, rowFormat: 'array' as const },
    parsers: {
      dateFromDays: dayOf,
      timestampFromMilliseconds: (count) => instant(BigInt(count), 1_000n),
      timestampFromMicroseconds: (count) => instant(BigInt(count), 1_000_000n),
      timestampFromNanoseconds: (count) => instant(BigInt(count), 1_000_000_000n),
    },
    onComplete: (all) => {
      rows = all as unknown[][]
    },
  })
  const columns = fields.map(({ element, children }, place) => {
    const isSingle = children.length === 0 && element.type === 'FLOAT'
    return rows.map((row) => cellOf(isSingle ? single(row[place]) : row[place]))
  })
  return { name, bytes: Buffer.from(bytes), names: fields.map(({ element }) => element.name), columns }
}

/** A value of an Arrow column by its type: flechette gives instants, days and decimals as they are stored. */
function storedAs(type: DataType, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (type.typeId === Type.Dictionary) return storedAs((type as { dictionary: DataType }).dictionary, value)
  if (type.typeId === Type.Date) return new Date(Number(value)).toISOString().replace(/T00:00:00.000Z$/, '')
  if (type.typeId === Type.Timestamp) {
    const parts = 10n ** BigInt(3 * Number((type as TimestampType).unit))
    return typeof value === 'bigint' ? instant(value, parts) : instant(BigInt(Math.round(Number(value))), 1_000n)
  }
  if (type.typeId === Type.Float && (type as { precision: number }).precision === 1) return single(value)
  if (type.typeId === Type.Decimal) return Number(value) / 10 ** (type as DecimalType).scale
  return value
}

/** Reads an Arrow file or stream with flechette. */
export function arrowTable(name: string, bytes: Uint8Array): ForeignTable {
  const table = tableFromIPC(new Uint8Array(bytes), { useBigInt: true, useDecimalInt: true })
  const columns = table.schema.fields.map(({ type }, place) =>
    Array.from(table.getChildAt(place).toArray() as Iterable<unknown>, (value) => cellOf(storedAs(type, value))),
  )
  return { name, bytes: Buffer.from(bytes), names: table.schema.fields.map((field) => field.name), columns }
}
