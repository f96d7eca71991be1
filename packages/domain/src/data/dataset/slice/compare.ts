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

const UNITS = [
  /^(\d{4})$/,
  /^(\d{4})[-/.](\d{1,2})$/,
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/,
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ](\d{1,2}):(\d{2})$/,
  /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})[T ](\d{1,2}):(\d{2}):(\d{2})$/,
] as const

/** The year, month, day, minute or second that a text names, as epoch milliseconds, the end not included; null for any other text. */
export function spanOf(text: string): { from: number; to: number } | null {
  for (const [unit, pattern] of UNITS.entries()) {
    const found = pattern.exec(text)
    if (!found) continue
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = found.slice(1).map(Number)
    const at = (add: number) => {
      const parts = [year, month - 1, day, hour, minute, second]
      // years, months, days, minutes and seconds
      const grown = [0, 1, 2, 4, 5][unit] ?? 5
      parts[grown] = (parts[grown] ?? 0) + add
      const date = new Date(0)
      date.setUTCFullYear(parts[0] ?? 0, parts[1], parts[2])
      return date.setUTCHours(parts[3] ?? 0, parts[4], parts[5])
    }
    const date = new Date(at(0))
    const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60
    return exists && second < 60 ? { from: at(0), to: at(1) } : null
  }
  return null
}

/** The test of a cell that a condition makes. Ends of numbers are as typed, those of dates epoch milliseconds, the last one not included. */
export type CellTest =
  | { ask: 'has' | 'same'; text: string }
  | { ask: 'number'; least: string | null; most: string | null }
  | { ask: 'date'; from: number | null; before: number | null }
  | { ask: 'missing'; isMissing: boolean }

/** The test of a condition; null where its text is none that cells of the kind are compared with, as a range of texts. */
export function testOf({ by, text }: Condition, kind: KeyKind): CellTest | null {
  if (by === 'has') return { ask: 'has', text }
  if (by === 'empty' || by === 'filled') return { ask: 'missing', isMissing: by === 'empty' }
  if (kind === 'date') {
    const span = spanOf(text)
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
