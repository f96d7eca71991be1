import type { DateOrder } from '../../data/dataset/reading/date-order.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Day 0 of a spreadsheet's calendar, by the year in which it starts. */
const SERIAL_EPOCHS = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const
/** Serial numbers of the years 1954 to 2119: other whole numbers are not taken for dates. */
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 80_000]
const DAY_MS = 86_400_000

const DATE_TIME = /^(.+?)(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*([ap]m)?(?:Z|[+-]\d{2}:?\d{2})?)?$/i
const YEAR_FIRST = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?$/
const COMPACT = /^((?:19|20)\d{2})(\d{2})(\d{2})$/
const YEAR_LAST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})$/
const DAY_NAMED = /^(\d{1,2})[-\s/]([a-z]{3,9})\.?(?:[-\s/,]+(\d{4}|\d{2}))?$/i
const NAMED_DAY = /^([a-z]{3,9})\.?[-\s/]?(\d{1,2})(?:,?[-\s/]+(\d{4}))?$/i
const MONTH_DAY = /^(\d{1,2})[-/月](\d{1,2})日?$/

const fourDigits = (year: string) =>
  year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year)

/** 1 to 12, or NaN. Genes and sensors have names like MARCH1, which spreadsheets take for dates. */
const monthNamed = (name: string) => MONTHS.indexOf(name.toLowerCase().slice(0, 3)) + 1 || Number.NaN

/** The key of a day; empty for a month or day that does not exist. */
function day(year: number | string, month: number | string, date: number | string): string[] {
  const [m, d] = [Number(month), Number(date)]
  return m >= 1 && m <= 12 && d >= 1 && d <= 31 ? [`${year}-${m}-${d}`] : []
}

function days(text: string, order: DateOrder): string[] {
  const sorted = (a: string, b: string) => (order === 'monthFirst' ? ([a, b] as const) : ([b, a] as const))
  const [, year, month = '', date = ''] = YEAR_FIRST.exec(text) ?? COMPACT.exec(text) ?? []
  if (year !== undefined) return day(year, month, date || 1)
  const [, first = '', second = '', last] = YEAR_LAST.exec(text) ?? []
  if (last !== undefined) return day(fourDigits(last), ...sorted(first, second))
  const [, a = '', b] = MONTH_DAY.exec(text) ?? []
  if (b !== undefined) return day('', ...sorted(a, b))
  const [, of = '', name, behind] = DAY_NAMED.exec(text) ?? []
  if (name !== undefined) return day(behind === undefined ? '' : fourDigits(behind), monthNamed(name), of)
  const [, front, number = '', after] = NAMED_DAY.exec(text) ?? []
  if (front === undefined) return []
  // “Jan-14” is a day, or the month of a year
  const month2 = monthNamed(front)
  return [...day(after ?? '', month2, number), ...(after === undefined ? day(fourDigits(number), month2, 1) : [])]
}

/**
 * The meanings that a text may have as a date with time, in every usual way of writing: one key per meaning, equal for equal dates;
 * empty for other texts.
 */
export function dateKeys(text: string, order: DateOrder): readonly string[] {
  if (text.length > 40) return []
  const [, date = '', hours, minutes = '', seconds = '0', half] = DATE_TIME.exec(text.trim()) ?? []
  const found = days(date.trim(), order)
  if (hours === undefined) return found
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : Number(hours)
  const time = (hour * 60 + Number(minutes)) * 60 + Number(seconds)
  return time === 0 ? found : found.map((key) => `${key} ${time}`)
}

/** As `dateKeys`, for the day numbers by which spreadsheets store dates. */
export function serialKeys(text: string, start: keyof typeof SERIAL_EPOCHS): readonly string[] {
  if (!/^\d{5}(?:\.\d+)?$/.test(text)) return []
  const serial = Number(text)
  if (serial < FIRST_SERIAL || serial > LAST_SERIAL) return []
  const seconds = Math.round((serial % 1) * 86_400)
  const date = new Date(SERIAL_EPOCHS[start] + Math.floor(serial) * DAY_MS)
  const key = `${date.getUTCFullYear()}-${date.getUTCMonth() + 1}-${date.getUTCDate()}`
  return [seconds === 0 ? key : `${key} ${seconds}`]
}
