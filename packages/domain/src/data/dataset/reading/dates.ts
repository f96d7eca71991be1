import type { Instant } from '../../../base/time/instant.ts'
import { type DateOrder, dateOrders } from './date-order.ts'

/** White space inside a cell, also that which programs put before AM and PM. */
const gap = '[ \\t\u00a0\u202f\u3000]'
/** Names of the months as forms have them, from January on. */
export const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const monthName = `(${monthNames.join('|')})[a-z]*\\.?`
const clock = `(?:[Tt]|${gap}|,)*(上午|下午)?${gap}*(\\d{1,2})[:：时點点](\\d{1,2})(?:[:：分](\\d{1,2})(?:[.,](\\d{1,9}))?)?[分秒]?${gap}*([AaPp]\\.?[Mm]\\.?)?${gap}*(?:Z|UTC|GMT|[+-]\\d{2}:?\\d{2})?`
const year = '(\\d{4}|\\d{2})'
const numeric = `^(\\d{1,2})[-/.](\\d{1,2})[-/.]${year}(?:${clock})?$`

/**
 * A way to write days and times. The engine and plain JavaScript read a cell by the same pattern, which ignores the case of letters; years
 * of two digits are those from 1970 to 2069.
 */
export interface DateForm {
  /** A regular expression of both JavaScript and RE2. */
  pattern: string
  /** Places of year, month and day among its groups. */
  places: { year: number; month: number; day: number }
  /** The first of the six groups of the clock: half of the day, hour, minute, second, fraction, half of the day. */
  clock: number
  /** The month has a name. */
  isNamed?: boolean
  /** Day and month are two numbers, of which this one stands first. */
  order?: DateOrder
  /** The same digits may be a number. */
  isNumber?: boolean
}

/** The forms of cells that are days, the likelier ones first. */
export const dateForms: readonly DateForm[] = [
  {
    pattern: `^(\\d{4})${gap}*[-/.年]${gap}*(\\d{1,2})${gap}*[-/.月]${gap}*(\\d{1,2})${gap}*日?(?:${clock})?$`,
    places: { year: 1, month: 2, day: 3 },
    clock: 4,
  },
  {
    pattern: '^((?:19|20)\\d{2})(0[1-9]|1[0-2])([0-3]\\d)(?:[T ]?()(\\d{2})(\\d{2})(\\d{2})?()()Z?)?$',
    places: { year: 1, month: 2, day: 3 },
    clock: 4,
    isNumber: true,
  },
  { pattern: numeric, places: { year: 3, month: 1, day: 2 }, clock: 4, order: 'monthFirst' },
  { pattern: numeric, places: { year: 3, month: 2, day: 1 }, clock: 4, order: 'dayFirst' },
  {
    pattern: `^(?:[a-z]{3,9}\\.?,?${gap}+)?(\\d{1,2})(?:st|nd|rd|th)?(?:[-/]|${gap})+(?:of${gap}+)?${monthName},?(?:[-/]|${gap})+${year}(?:${clock})?$`,
    places: { year: 3, month: 2, day: 1 },
    clock: 4,
    isNamed: true,
  },
  {
    pattern: `^(?:[a-z]{3,9}\\.?,?${gap}+)?${monthName}(?:[-/]|${gap})+(\\d{1,2})(?:st|nd|rd|th)?,?(?:[-/]|${gap})+${year}(?:${clock})?$`,
    places: { year: 3, month: 1, day: 2 },
    clock: 4,
    isNamed: true,
  },
]

/** The form of numbers with day and month in an order, in front of the year. */
export function formInOrder(order: DateOrder): DateForm {
  const form = dateForms.find((one) => one.order === order)
  if (!form) throw new Error(`no form has the order ${order}`)
  return form
}

/** A day or a time that a cell means. */
export interface ReadDate {
  /** By the clock as written: a zone is not converted. Whole microseconds. */
  at: Instant
  /** The least part that is written. */
  unit: 'day' | 'minute' | 'second'
}

/** The day or time that a cell means in a form; null where it is none, as a day that does not exist. */
export function readDate({ pattern, places, clock: first, isNamed }: DateForm, cell: string): ReadDate | null {
  const found = new RegExp(pattern, 'i').exec(cell)
  if (!found) return null
  const group = (no: number) => found[no] ?? ''
  const written = group(places.year)
  const full = Number(written.length > 2 ? written : `${written < '70' ? '20' : '19'}${written}`)
  const month = isNamed ? monthNames.indexOf(group(places.month).toLowerCase()) : Number(group(places.month)) - 1
  const day = Number(group(places.day))
  const half = `${group(first)}${group(first + 5).slice(0, 1)}`.toLowerCase()
  const clockHour = Number(group(first + 1))
  const hour =
    ['p', '下午'].includes(half) && clockHour < 12
      ? clockHour + 12
      : ['a', '上午'].includes(half) && clockHour === 12
        ? 0
        : clockHour
  const [minute, second] = [Number(group(first + 2)), Number(group(first + 3))]
  const date = new Date(0)
  date.setUTCFullYear(full, month, day)
  const exists = date.getUTCMonth() === month && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  if (!exists) return null
  const micros = Number(
    group(first + 4)
      .slice(0, 6)
      .padEnd(6, '0'),
  )
  const unit = group(first + 1) === '' ? 'day' : group(first + 3) === '' ? 'minute' : 'second'
  return { at: date.setUTCHours(hour, minute, second) + micros / 1000, unit }
}

/** A cell that is another day when day and month change places. */
export interface EitherDay {
  cell: string
  /** The day of each order, yyyy-mm-dd. */
  days: Readonly<Record<DateOrder, string>>
}

/** The day of an instant, yyyy-mm-dd. */
const isoDay = (at: Instant) => new Date(at).toISOString().slice(0, 10)

/** The two days of a cell that both orders of day and month fit, and that they read differently; else null. */
export function eitherDay(cell: string): EitherDay | null {
  const [dayFirst, monthFirst] = dateOrders.map((order) => readDate(formInOrder(order), cell))
  if (!dayFirst || !monthFirst || dayFirst.at === monthFirst.at) return null
  return { cell, days: { dayFirst: isoDay(dayFirst.at), monthFirst: isoDay(monthFirst.at) } }
}

/** How the cells of a column are dates. */
export interface ColumnDates {
  form: DateForm
  /** The column may as well hold numbers. */
  isUnsure: boolean
  /** A cell that is another day in the other order, where no cell decides between them. */
  either: EitherDay | null
}

/** A name that says that a column of digits holds days. */
const namesDays = (name: string) => /date|day|dt|time|日|期|时间|時間/i.test(name)

/**
 * The form of a column. `fitting` has those that all its cells obey, `either` is a cell that is another day in the other order, and `order`
 * is what the owner chose. Without a choice points stand between a day and a month, as in German and Russian, and other signs between a
 * month and a day.
 */
export function columnDates(
  fitting: readonly DateForm[],
  { name, either, order }: { name: string; either: EitherDay | null; order: DateOrder | undefined },
): ColumnDates | null {
  const known = dateOrders.every((one) => fitting.some((form) => form.order === one)) ? either : null
  const wanted = order ?? (known?.cell.includes('.') ? 'dayFirst' : 'monthFirst')
  const fits = (form: DateForm) => form.order === undefined || form.order === wanted
  const form = fitting.find(fits) ?? (order === undefined ? fitting[0] : undefined)
  if (!form) return null
  return { form, isUnsure: form.isNumber === true && !namesDays(name), either: known }
}

/** How all cells of a column are dates, in plain steps; null where one is none. `order` is what the owner chose. */
export function datesOf(cells: readonly string[], name: string, order?: DateOrder): ColumnDates | null {
  const fitting = dateForms.filter((form) => cells.every((cell) => readDate(form, cell) !== null))
  const either = cells.map(eitherDay).find((one) => one !== null) ?? null
  return columnDates(fitting, { name, either, order })
}

/** The shape of a date: Y for four digits, 9 for fewer. */
export const shapeOf = (cell: string): string => cell.replace(/\d{4}/g, 'Y').replace(/\d+/g, '9')

/**
 * The format of dates of a shape as the function `strptime` of many languages takes it, for machines that read the file; undefined for dates
 * that it cannot say.
 */
export function formatOfShape(shape: string, order: DateOrder): string | undefined {
  const [, one, two, year4, time = ''] = /^9([-/.])9([-/.])(Y|9)( 9:9(?::9)?)?$/.exec(shape) ?? []
  if (!one || !two) return undefined
  const [front, back] = order === 'dayFirst' ? ['%d', '%m'] : ['%m', '%d']
  const clockFormat = time === '' ? '' : time.length > 4 ? ' %H:%M:%S' : ' %H:%M'
  return `${front}${one}${back}${two}${year4 === 'Y' ? '%Y' : '%y'}${clockFormat}`
}
