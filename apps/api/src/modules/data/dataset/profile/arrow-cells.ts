import { type Data, DataType, type Field, IntervalUnit, TimeUnit, Type, type Vector } from 'apache-arrow'
import type { Declared } from './loaded.ts'
import type { Cell } from './row-file.ts'

/** Digits behind the seconds in each unit of time, and units in a second. */
const digits: Readonly<Record<TimeUnit, number>> = {
  [TimeUnit.SECOND]: 0,
  [TimeUnit.MILLISECOND]: 3,
  [TimeUnit.MICROSECOND]: 6,
  [TimeUnit.NANOSECOND]: 9,
}
const two = (value: bigint) => String(value).padStart(2, '0')
const SECONDS = 86_400n

/** Least and greatest second that a date of JavaScript holds. */
const MOST_SECONDS = 8_640_000_000_000n

function clock(value: bigint, unit: TimeUnit): string {
  const scale = 10n ** BigInt(digits[unit])
  const seconds = value / scale
  const rest = value % scale
  const fraction = rest === 0n ? '' : `.${String(rest).padStart(digits[unit], '0').replace(/0+$/, '')}`
  return `${two(seconds / 3600n)}:${two((seconds / 60n) % 60n)}:${two(seconds % 60n)}${fraction}`
}

/** A count of units since 1970 as ISO 8601. */
function instant(value: bigint, unit: TimeUnit, zone: string): string {
  const scale = 10n ** BigInt(digits[unit])
  const perDay = SECONDS * scale
  const inDay = ((value % perDay) + perDay) % perDay
  const day = (value - inDay) / perDay
  if (day * SECONDS > MOST_SECONDS || day * SECONDS < -MOST_SECONDS) return String(value)
  return `${new Date(Number(day) * 86_400_000).toISOString().replace(/T.*/, '')}T${clock(inDay, unit)}${zone}`
}

const counted = (count: number, unit: string) => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'}`)

/** A span of time as the engine writes those of Parquet: months and days are counted, not added up. */
function span(unit: IntervalUnit, words: Int32Array): string {
  const [first = 0, second = 0, low = 0, high = 0] = words
  const months = unit === IntervalUnit.YEAR_MONTH ? first * 12 + second : unit === IntervalUnit.DAY_TIME ? 0 : first
  const days = unit === IntervalUnit.YEAR_MONTH ? 0 : unit === IntervalUnit.DAY_TIME ? first : second
  const milliseconds = unit === IntervalUnit.DAY_TIME ? BigInt(second) * 1_000_000n : 0n
  const rest = unit === IntervalUnit.MONTH_DAY_NANO ? (BigInt(high) << 32n) | BigInt(low >>> 0) : milliseconds
  const time = rest < 0n ? `-${clock(-rest, TimeUnit.NANOSECOND)}` : clock(rest, TimeUnit.NANOSECOND)
  const parts = [counted(Math.trunc(months / 12), 'year'), counted(months % 12, 'month'), counted(days, 'day')]
  const isClock = rest !== 0n || parts.every((part) => part === '')
  return [...parts, isClock ? time : ''].filter((part) => part !== '').join(' ')
}

/** A decimal from its bytes, with all of its digits. */
function decimal(words: ArrayLike<number>, scale: number): string {
  let value = 0n
  for (let at = words.length - 1; at >= 0; at--) value = (value << 32n) | BigInt((words[at] ?? 0) >>> 0)
  value = BigInt.asIntN(32 * words.length, value)
  if (scale <= 0) return String(value * 10n ** BigInt(-scale))
  const text = String(value < 0n ? -value : value).padStart(scale + 1, '0')
  return `${value < 0n ? '-' : ''}${text.slice(0, -scale)}.${text.slice(-scale)}`
}

/** The shortest text that is the same number of 32 bits. */
function single(value: number): string {
  for (let size = 6; size < 9; size++) {
    const short = Number(value.toPrecision(size))
    if (Math.fround(short) === value) return String(short)
  }
  return String(Number(value.toPrecision(9)))
}

const real = (value: number, text: (value: number) => string) =>
  Number.isNaN(value) ? 'nan' : Number.isFinite(value) ? text(value) : value > 0 ? 'inf' : '-inf'

const hex = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')

/** JSON of a value inside another one. */
function jsonOf(type: DataType, value: unknown): unknown {
  if (value === null || value === undefined) return null
  const raw = JSON as typeof JSON & { rawJSON: (text: string) => object }
  if (DataType.isList(type) || DataType.isLargeList(type) || DataType.isFixedSizeList(type)) {
    const child = type.children[0]?.type
    return child ? [...(value as Iterable<unknown>)].map((one) => jsonOf(child, one)) : []
  }
  if (DataType.isStruct(type)) {
    const row = value as Record<string, unknown>
    return Object.fromEntries(type.children.map((field) => [field.name, jsonOf(field.type, row[field.name])]))
  }
  if (DataType.isMap(type)) {
    const [key, item] = type.childType.children
    return Object.fromEntries(
      [...(value as Iterable<[unknown, unknown]>)].map(([name, one]) => [
        key ? String(cellOf(key.type, name)) : '',
        item ? jsonOf(item.type, one) : null,
      ]),
    )
  }
  if (DataType.isUnion(type))
    return JSON.parse(
      JSON.stringify(value, (_, one) =>
        typeof one === 'bigint' ? String(one) : one instanceof Uint8Array ? hex(one) : one,
      ),
    )
  const cell = cellOf(type, value)
  const isNumber = DataType.isInt(type) || DataType.isDecimal(type) || (DataType.isFloat(type) && /\d/.test(cell ?? ''))
  return isNumber && cell !== null ? raw.rawJSON(cell) : DataType.isBool(type) ? value : cell
}

/** A value of a column as text. */
function cellOf(type: DataType, value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (DataType.isDictionary(type)) return cellOf(type.dictionary, value)
  if (DataType.isFloat(type)) return real(Number(value), type.precision === 2 ? String : single)
  if (DataType.isDecimal(type)) return decimal(value as ArrayLike<number>, type.scale)
  if (DataType.isDate(type)) return instant(BigInt(Number(value)), TimeUnit.MILLISECOND, '').replace(/T00:00:00$/, '')
  if (DataType.isTimestamp(type)) return instant(BigInt(value as bigint), type.unit, type.timezone ? 'Z' : '')
  if (DataType.isTime(type)) return clock(BigInt(value as bigint), type.unit)
  if (isNested(type)) return JSON.stringify(jsonOf(type, value))
  if (DataType.isInterval(type)) return span(type.unit, value as Int32Array)
  if (value instanceof Uint8Array) return hex(value)
  if (ArrayBuffer.isView(value)) return [...(value as Int32Array)].join(' ')
  return String(value)
}

const isNested = (type: DataType) =>
  [
    Type.List,
    Type.LargeList,
    Type.FixedSizeList,
    Type.Struct,
    Type.Map,
    Type.Union,
    Type.DenseUnion,
    Type.SparseUnion,
  ].includes(type.typeId)

/** Reads the cells of one column of a batch. Instants are read as they are stored, because a double does not hold their fractions. */
export function cellsOf(vector: Vector): (row: number) => Cell {
  const { type } = vector
  const [data] = vector.data as Data[]
  if (data && DataType.isTimestamp(type)) {
    const values = data.values as BigInt64Array
    return (row) => (data.getValid(row) ? cellOf(type, values[row]) : null)
  }
  return (row) => cellOf(type, vector.get(row))
}

/** The nesting of a column, or the zone of its instants, by the schema of the file. */
export function declaredBy({ type }: Pick<Field, 'type'>): Declared | null {
  if (DataType.isTimestamp(type)) return type.timezone ? { zone: type.timezone } : null
  if (DataType.isStruct(type) || DataType.isUnion(type)) return { nested: 'struct' }
  if (DataType.isMap(type)) return { nested: 'map' }
  if (!DataType.isList(type) && !DataType.isLargeList(type) && !DataType.isFixedSizeList(type)) return null
  const child = type.children[0]?.type
  const isNumber = DataType.isInt(child) || DataType.isFloat(child) || DataType.isDecimal(child)
  const isText = DataType.isUtf8(child) || DataType.isLargeUtf8(child) || DataType.isUtf8View(child)
  return { nested: 'list', ...(isNumber ? { items: 'number' } : isText ? { items: 'text' } : {}) }
}

/** Values that the buffers of a column hold, which may be fewer than it declares. */
export function heldBy(data: Data): number {
  const { type, values, valueOffsets, children, typeIds } = data
  const least = (...counts: number[]) => Math.min(...counts)
  const nulls =
    data.nullCount > 0 && data.nullBitmap ? data.nullBitmap.length * 8 - data.offset : Number.POSITIVE_INFINITY
  if (DataType.isNull(type)) return Number.POSITIVE_INFINITY
  if (DataType.isStruct(type)) return least(nulls, ...children.map(heldOrAll))
  if (DataType.isUnion(type)) return typeIds?.length ?? 0
  if (DataType.isFixedSizeList(type))
    return least(nulls, ...children.map((child) => Math.floor(heldOrAll(child) / type.listSize)))
  if (valueOffsets) return least(nulls, data.length === 0 ? 0 : valueOffsets.length - 1, ends(data))
  if (DataType.isBool(type)) return least(nulls, (values as Uint8Array).length * 8 - data.offset)
  if (DataType.isUtf8View(type) || DataType.isBinaryView(type))
    return least(nulls, Math.floor((values as Uint8Array).length / 16))
  return least(nulls, Math.floor((values as Uint8Array).length / data.stride))
}

const heldOrAll = (data: Data) => Math.min(heldBy(data), data.length)

/** Whether the last offset of texts or lists is inside of what they point at: all values then, else none. */
function ends({ valueOffsets, values, children, length }: Data): number {
  const [child] = children
  const end = Number(valueOffsets?.[length] ?? 0)
  const held = child ? heldOrAll(child) : ((values as Uint8Array | undefined)?.length ?? 0)
  return end >= 0 && end <= held ? Number.POSITIVE_INFINITY : 0
}
