import { DAY } from '@shulei/domain/base/time/instant.ts'
import type { Cell } from './row-file.ts'

/** The kind of value that a number format shows a number as. */
export type NumberKind = 'number' | 'date' | 'dateTime' | 'time' | 'duration'

/** Formats of numbers that every workbook has, and those of the Chinese, Japanese and Korean Excel. */
function builtIn(id: number): NumberKind {
  if (id === 22) return 'dateTime'
  if ([18, 19, 20, 21, 32, 33, 34, 35, 55, 56].includes(id)) return 'time'
  if (id === 45 || id === 47) return 'time'
  if (id === 46) return 'duration'
  return (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58) ? 'date' : 'number'
}

/** The kind of value that a format shows, by its code without its texts, colours and conditions. */
export function numberKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined) return builtIn(id)
  const [shown = ''] = code.split(';')
  if (/\[(h+|m+|s+)\]/i.test(shown)) return 'duration'
  const signs = shown.replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]/g, '').replace(/general|上午\/下午|am\/pm|a\/p/gi, '')
  const hasDay = /[ydgeb]/i.test(signs)
  const hasTime = /[hs]/i.test(signs)
  // m alone is a month
  if (hasDay || (/m/i.test(signs) && !hasTime)) return hasTime ? 'dateTime' : 'date'
  return hasTime ? 'time' : 'number'
}

/** Digits that Excel shows and stores. */
const DIGITS = 15
/** A number that has at most this many digits after the noise of its binary form is taken away, was written so. */
const FEW_DIGITS = 12

const digitsOf = (text: string) => text.replace(/e.*$/i, '').replace(/^-?0*\.?0*|\D/g, '').length

/** A number as it was written: whole ones as they are, others without the noise of their binary form. */
export function writtenNumber(text: string): string {
  if (/^-?\d+$/.test(text)) return text
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  const shortest = String(value)
  const short = String(Number(value.toPrecision(DIGITS)))
  return digitsOf(shortest) > DIGITS && digitsOf(short) <= FEW_DIGITS ? short : shortest
}

const two = (value: number) => String(value).padStart(2, '0')
const clock = (ms: number) => {
  const [hours, minutes, seconds, rest] = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60, ms % 1000].map(
    Math.floor,
  )
  const fraction = rest ? `.${String(rest).padStart(3, '0')}` : ''
  return `${two(hours ?? 0)}:${two(minutes ?? 0)}:${two(seconds ?? 0)}${fraction}`
}

/** Days from the start of a date system to 1970. The one of 1900 counts a 29 February 1900 that was none. */
const EPOCH = { 1900: 25_569, 1904: 24_107 }
/** The last serial number that Excel shows as a date: 31 December 9999. */
const LAST = 2_958_465

/** A serial number as ISO date, time or duration; as the number where it is no date. */
export function writtenDate(text: string, kind: Exclude<NumberKind, 'number'>, system: 1900 | 1904): string {
  const serial = Number(text)
  if (!Number.isFinite(serial) || serial < 0 || serial > LAST) return writtenNumber(text)
  const ms = Math.round(serial * DAY)
  if (kind === 'duration') return clock(ms)
  if (kind === 'time' && serial < 1) return clock(ms % DAY)
  const early = system === 1900 && serial < 61 ? 1 : 0
  if (system === 1900 && Math.floor(serial) === 60) return '1900-02-29'
  const at = new Date(ms + (early - EPOCH[system]) * DAY)
  const day = `${String(at.getUTCFullYear()).padStart(4, '0')}-${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())}`
  return kind === 'date' && ms % DAY === 0 ? day : `${day}T${clock(ms % DAY)}`
}

/** A text with the characters that XML cannot hold, which workbooks write as `_x000D_`. */
export const unescaped = (text: string) =>
  text.includes('_x')
    ? text.replace(/_x([0-9a-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : text

/** A cell that is an error: a missing value. Only `#N/A` keeps its mark, which people write for one. */
export const writtenError = (text: string): Cell => (text === '#N/A' ? text : null)

/** Row and column of a reference such as `BC12`, from 0; null for another text. */
export function placeOf(reference: string): { row: number; column: number } | null {
  const found = /^\$?([A-Z]{1,7})\$?(\d{1,9})$/.exec(reference)
  if (!found?.[1] || !found[2]) return null
  let column = 0
  for (const letter of found[1]) column = column * 26 + letter.charCodeAt(0) - 64
  return { row: Number(found[2]) - 1, column: column - 1 }
}
