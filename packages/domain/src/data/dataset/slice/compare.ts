import { DAY, type Instant, MINUTE } from '../../../base/time/instant.ts'
import type { DateOrder } from '../reading/date-order.ts'
import { dateForms, readDate } from '../reading/dates.ts'
import type { Condition } from './slice.ts'

/**
 * How the cells of a column are compared: texts by code point, numbers by value, dates by the time of the clocks as written. `whole`
 * numbers are compared exactly, also where no double holds them.
 */
export const keyKinds = ['text', 'number', 'whole', 'date'] as const
export type KeyKind = (typeof keyKinds)[number]

/** How the copy of a table in columns is read. */
export interface CopyFacts {
  /** How the cells of each column are compared. */
  kinds: KeyKind[]
  /** The copy has the values that cells are compared by; else a slice makes them. */
  hasKeys: boolean
  /** Places of the columns, from 0, in which an empty text is a value of its own. */
  emptyTexts: number[]
}

/** How cells of a column of a type are most likely compared, where nothing else is known. */
export const kindOfType = (type: string): KeyKind =>
  type === 'date' ? 'date' : type === 'number' || type === 'integer' ? 'number' : 'text'

/** White space around a cell that is not compared. */
export const BLANKS = ' \t\r\n\u00a0\u3000'

/** A cell without the white space around it. */
export function trimBlanks(text: string): string {
  let [from, to] = [0, text.length]
  while (from < to && BLANKS.includes(text.charAt(from))) from++
  while (to > from && BLANKS.includes(text.charAt(to - 1))) to--
  return text.slice(from, to)
}

/** A number as programs write it, for a condition; null for any other text. */
export const numberText = (text: string): string | null =>
  /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d{1,3})?$/i.test(text) ? text : null

const lengthOf = { day: DAY, minute: MINUTE, second: 1000 } as const

/**
 * The year, month, day, minute or second that a text names, as epoch milliseconds, the end not included; null for any other text. Day and
 * month in front of a year are read in the order of the column, if it has one.
 */
export function spanOf(text: string, order?: DateOrder): { from: Instant; to: Instant } | null {
  const [, year, month] = /^(\d{4})(?:[-/.年](\d{1,2})月?)?$/.exec(text) ?? []
  if (year !== undefined) {
    const at = (add: number) => {
      const places =
        month === undefined ? ([Number(year) + add, 0] as const) : ([Number(year), Number(month) - 1 + add] as const)
      return new Date(0).setUTCFullYear(...places, 1)
    }
    return month === undefined || (Number(month) >= 1 && Number(month) <= 12) ? { from: at(0), to: at(1) } : null
  }
  for (const form of dateForms) {
    const read = form.order === undefined || form.order === order ? readDate(form, text) : null
    if (!read) continue
    const from = Math.floor(read.at / lengthOf[read.unit]) * lengthOf[read.unit]
    return { from, to: from + lengthOf[read.unit] }
  }
  return null
}

/** The test of a cell that a condition makes. Ends of numbers are as typed, those of dates epoch milliseconds, the last one not included. */
export type CellTest =
  | { ask: 'has' | 'same'; text: string }
  | { ask: 'number'; least: string | null; most: string | null }
  | { ask: 'date'; from: number | null; before: number | null }
  | { ask: 'missing'; isMissing: boolean }

/**
 * The test of a condition on a column, whose dates may have an order of day and month; null where its text is none that cells of the kind
 * are compared with, as a range of texts.
 */
export function testOf({ by, text }: Condition, kind: KeyKind, order?: DateOrder): CellTest | null {
  if (by === 'has') return { ask: 'has', text }
  if (by === 'empty' || by === 'filled') return { ask: 'missing', isMissing: by === 'empty' }
  if (kind === 'date') {
    const span = spanOf(text, order)
    if (!span) return by === 'is' ? { ask: 'same', text } : null
    return { ask: 'date', from: by === 'to' ? null : span.from, before: by === 'from' ? null : span.to }
  }
  if (kind === 'number' || kind === 'whole') {
    const number = numberText(text)
    if (number === null) return by === 'is' ? { ask: 'same', text } : null
    return { ask: 'number', least: by === 'to' ? null : number, most: by === 'from' ? null : number }
  }
  return by === 'is' ? { ask: 'same', text } : null
}
