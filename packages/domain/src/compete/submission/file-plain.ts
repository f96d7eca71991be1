import type { TakePrediction } from './file-cells.ts'
import type { Layout } from './file-header.ts'
import type { IdTable } from './file-ids.ts'
import { NUMBER_LIMIT, type PredictionKind } from './metric.ts'

const [TAB, SPACE, QUOTE, MINUS, PLUS, POINT] = [9, 32, 34, 45, 43, 46]

const TENS = Float64Array.from({ length: 23 }, (_, exponent) => 10 ** exponent)

/**
 * The number that bytes write in plain digits, exactly as `Number` reads it; NaN for anything else. Up to fifteen digits a double
 * holds the digits and their power of ten exactly, so that one division rounds as it should; more are left to `Number`.
 */
export function plainNumber(bytes: Uint8Array, from: number, to: number): number {
  let at = from
  const sign = bytes[at]
  if (sign === MINUS || sign === PLUS) at++
  const first = at
  let digits = 0
  let decimals = -1
  let value = 0
  for (; at < to; at++) {
    const byte = bytes[at] as number
    if (byte === POINT && decimals < 0) decimals = 0
    else {
      const digit = byte - 48
      if (digit < 0 || digit > 9) return Number.NaN
      if (digits > 0 || digit > 0) digits++
      if (decimals >= 0) decimals++
      value = value * 10 + digit
    }
  }
  // a sign or point alone is no number
  if (at - first < 1 || (decimals === 0 && at - first < 2) || (decimals >= 0 && at - first === 1)) return Number.NaN
  if (digits > 15 || decimals > 22) {
    return Number(String.fromCharCode(...bytes.subarray(from, to)))
  }
  if (decimals > 0) value /= TENS[decimals] as number
  return sign === MINUS ? -value : value
}

export interface PlainRules {
  ids: IdTable
  prediction: PredictionKind
  /** Null where any label is allowed. */
  labels: IdTable | null
  take?: TakePrediction | undefined
}

/** The tolerance below which a sum of probabilities needs no closer look. */
const SURE_SUM = 1e-3

/**
 * Reads a row without making strings, if nothing is wrong with it: no quote, the right number of cells, an expected id that has not
 * been there, plain numbers in their range or known labels. Everything else is left to the check that names problems.
 * @returns a function that answers whether it has taken the row, or null where no row can be read in this way.
 */
export function createPlainRows(
  { delimiter, width, idIndex, predictions }: Layout,
  rules: PlainRules,
  firstLine: Uint32Array,
): ((bytes: Uint8Array, from: number, to: number, line: number) => boolean) | null {
  const { ids, prediction, labels, take } = rules
  if (idIndex === null || predictions.length === 0 || (prediction === 'label' && labels === null)) return null
  const separator = delimiter.charCodeAt(0)
  const isUnit = prediction === 'probability' || prediction === 'probabilities'
  const [low, high] = isUnit ? [0, 1] : [-NUMBER_LIMIT, NUMBER_LIMIT]
  const starts = new Int32Array(width)
  const ends = new Int32Array(width)
  const values = new Float64Array(predictions.length)

  /** Notes where the cells begin and end; answers whether there are as many as in the header, without quotes. */
  function split(bytes: Uint8Array, from: number, to: number): boolean {
    let cell = 0
    starts[0] = from
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number
      if (byte === QUOTE || byte === 0) return false
      if (byte !== separator) continue
      ends[cell] = at
      if (++cell === width) return false
      starts[cell] = at + 1
    }
    ends[cell] = to
    return cell === width - 1
  }

  /** Moves the bounds of a cell over the blanks at its ends. */
  function trim(bytes: Uint8Array, cell: number): void {
    let [from, to] = [starts[cell] as number, ends[cell] as number]
    while (from < to && (bytes[from] === SPACE || bytes[from] === TAB)) from++
    while (from < to && (bytes[to - 1] === SPACE || bytes[to - 1] === TAB)) to--
    starts[cell] = from
    ends[cell] = to
  }

  /** The number of the text of a cell in a table, or -1. */
  function find(table: IdTable, bytes: Uint8Array, cell: number): number {
    const [from, to] = [starts[cell] as number, ends[cell] as number]
    return from === to ? -1 : table.find(bytes, from, to)
  }

  // most files keep the order of the test set
  let next = 0
  return (bytes, from, to, line) => {
    if (!split(bytes, from, to)) return false
    trim(bytes, idIndex)
    const isNext = ids.is(next, bytes, starts[idIndex] as number, ends[idIndex] as number)
    const row = isNext ? next : find(ids, bytes, idIndex)
    if (row < 0 || firstLine[row] !== 0) return false
    let sum = 0
    for (let column = 0; column < predictions.length; column++) {
      const cell = (predictions[column] as Layout['predictions'][number]).index
      trim(bytes, cell)
      const value =
        labels && prediction === 'label'
          ? find(labels, bytes, cell)
          : plainNumber(bytes, starts[cell] as number, ends[cell] as number)
      if (prediction === 'label' ? value < 0 : !(value >= low && value <= high)) return false
      values[column] = value
      sum += value
    }
    if (prediction === 'probabilities' && !(Math.abs(sum - 1) <= SURE_SUM)) return false
    firstLine[row] = line
    next = row + 1
    if (take)
      for (let column = 0; column < predictions.length; column++) take(row, column, '', values[column] as number)
    return true
  }
}
