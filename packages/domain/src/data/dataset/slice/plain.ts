import { writtenInstant } from '../date-steps.ts'
import type { DateOrder } from '../reading/date-order.ts'
import { formInOrder, readDate } from '../reading/dates.ts'
import { type CellTest, type KeyKind, testOf, trimBlanks } from './compare.ts'
import { ROWS_PER_PAGE, type Slice } from './slice.ts'

type Cell = string | null

/** A table whose cells are all at hand. */
export interface PlainTable {
  /** Of each column: how its cells are compared, the cells that mean a missing value, and the order of day and month in its dates. */
  columns: readonly { kind: KeyKind; marks: readonly string[]; order?: DateOrder | undefined }[]
  rows: readonly (readonly Cell[])[]
}

/** A text in small letters, each letter by itself: one that has no single small letter stays. */
const folded = (text: string): string =>
  Array.from(text, (point) => {
    const small = point.toLowerCase()
    return [...small].length === 1 ? small : point
  }).join('')

function byCodePoint(a: string, b: string): number {
  const [left, right] = [Array.from(a), Array.from(b)]
  const place = left.findIndex((point, at) => point !== right[at])
  if (place === -1) return left.length - right.length
  return (left[place]?.codePointAt(0) ?? 0) - (right[place]?.codePointAt(0) ?? -1)
}

type Key = string | number | bigint | null

/** The instant that a date means: as programs write it, or with day and month in an order. */
function instantOf(text: string, order: DateOrder | undefined): number {
  return order ? (readDate(formInOrder(order), text)?.at ?? Number.NaN) : writtenInstant(text)
}

/** The value that a cell is compared by; null for a missing one. */
function keyOf(cell: Cell, { kind, marks, order }: PlainTable['columns'][number]): Key {
  if (cell === null) return null
  const text = trimBlanks(cell)
  if (marks.includes(text)) return null
  if (kind === 'text') return cell
  if (kind === 'whole') return /^-?\d+$/.test(text) ? BigInt(text) : null
  const [, sign, infinity] = /^([+-]?)(inf|infinity|∞)$/i.exec(text) ?? []
  if (kind === 'number' && infinity) return sign === '-' ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY
  const value = kind === 'date' ? instantOf(text, order) : text === '' ? Number.NaN : Number(text)
  return Number.isNaN(value) ? null : value
}

const numberOf = (text: string, kind: KeyKind) =>
  kind === 'whole' && /^[+-]?\d+$/.test(text) ? BigInt(text.replace('+', '')) : Number(text)

function passes(cell: Cell, test: CellTest, column: PlainTable['columns'][number]): boolean {
  const key = keyOf(cell, column)
  switch (test.ask) {
    case 'has':
      return cell !== null && folded(cell).includes(folded(test.text))
    case 'same':
      return cell !== null && trimBlanks(cell) === test.text
    case 'missing':
      return (key === null) === test.isMissing
    case 'number': {
      const { least, most } = test
      if (key === null || typeof key === 'string') return false
      return (
        (least === null || key >= numberOf(least, column.kind)) && (most === null || key <= numberOf(most, column.kind))
      )
    }
    case 'date':
      if (typeof key !== 'number') return false
      return (test.from === null || key >= test.from) && (test.before === null || key < test.before)
  }
}

const compared = (a: Key, b: Key): number => {
  if (typeof a === 'string' && typeof b === 'string') return byCodePoint(a, b)
  return (a ?? 0) < (b ?? 0) ? -1 : (a ?? 0) > (b ?? 0) ? 1 : 0
}

/**
 * The rows of one page of a slice in plain steps, as the server's engine finds them: how many there are, and the places of those of the
 * page, from 0. Missing cells stand last in either direction, and rows with equal cells keep the order of the file. Null where a
 * condition names no column or does not fit its column.
 */
export function plainSlice({ columns, rows }: PlainTable, slice: Slice): { found: number; places: number[] } | null {
  const tests: { at: number; test: CellTest; column: PlainTable['columns'][number] }[] = []
  for (const condition of slice.conditions) {
    const column = columns[condition.column - 1]
    const test = column && testOf(condition, column.kind, column.order)
    if (!column || !test) return null
    tests.push({ at: condition.column - 1, test, column })
  }
  const wanted = folded(slice.find)
  const found = [...rows.keys()].filter((place) => {
    const row = rows[place] ?? []
    if (!tests.every(({ at, test, column }) => passes(row[at] ?? null, test, column))) return false
    return slice.find === '' || row.some((cell) => cell !== null && folded(cell).includes(wanted))
  })
  const at = Math.abs(slice.sort) - 1
  const by = columns[at]
  if (slice.sort !== 0 && !by) return null
  const key = (place: number) => (by ? keyOf(rows[place]?.[at] ?? null, by) : null)
  const ordered = found.toSorted((a, b) => {
    const [left, right] = [key(a), key(b)]
    if (left === null || right === null) return left === right ? a - b : left === null ? 1 : -1
    return Math.sign(slice.sort) * compared(left, right) || a - b
  })
  const from = (slice.page - 1) * ROWS_PER_PAGE
  return { found: found.length, places: ordered.slice(from, from + ROWS_PER_PAGE) }
}
