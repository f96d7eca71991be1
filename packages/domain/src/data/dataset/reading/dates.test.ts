import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DateOrder, dateOrders } from './date-order.ts'
import { datesOf, eitherDay, formatOfShape, readDate, shapeOf } from './dates.ts'

interface Day {
  year: number
  month: number
  day: number
}

const day: fc.Arbitrary<Day> = fc.record({
  year: fc.integer({ min: 1970, max: 2069 }),
  month: fc.integer({ min: 1, max: 12 }),
  day: fc.integer({ min: 1, max: 28 }),
})
const style = fc.record({
  order: fc.constantFrom(...dateOrders),
  sign: fc.constantFrom('/', '.', '-'),
  isPadded: fc.boolean(),
  isShort: fc.boolean(),
  clock: fc.constantFrom('', ' 08:30', ' 8:30:05 PM', 'T23:59:59.25Z'),
})
type Style = typeof style extends fc.Arbitrary<infer S> ? S : never

const two = (n: number) => String(n).padStart(2, '0')
const written = ({ year, month, day: no }: Day, { order, sign, isPadded, isShort, clock }: Style) => {
  const number = isPadded ? two : String
  const front = order === 'dayFirst' ? [no, month] : [month, no]
  return `${front.map(number).join(sign)}${sign}${isShort ? two(year % 100) : year}${clock}`
}
const dayOf = ({ year, month, day: no }: Day) => `${year}-${two(month)}-${two(no)}`
const other = (order: DateOrder): DateOrder => (order === 'dayFirst' ? 'monthFirst' : 'dayFirst')
/** The days that a column is read as, yyyy-mm-dd. */
const daysIn = (cells: readonly string[], order?: DateOrder) => {
  const dates = datesOf(cells, 'when', order)
  return dates && cells.map((cell) => new Date(readDate(dates.form, cell)?.at ?? Number.NaN).toISOString().slice(0, 10))
}

test('a day above 12 decides the order of its column, whatever else is in it', () => {
  fc.assert(
    fc.property(
      fc.array(day, { maxLength: 8 }),
      day,
      fc.integer({ min: 13, max: 28 }),
      style,
      (days, last, late, how) => {
        const all = [...days, { ...last, day: late }]
        const cells = all.map((one) => written(one, how))
        expect(datesOf(cells, 'when')).toMatchObject({ form: { order: how.order }, either: null })
        expect(daysIn(cells)).toEqual(all.map(dayOf))
        expect(datesOf(cells, 'when', other(how.order))).toBeNull()
      },
    ),
  )
})

test('without one the order is open where it matters, and the right choice gives back every day', () => {
  const early = fc.array(
    day.map((one) => ({ ...one, day: 1 + (one.day % 12) })),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(early, style, (days, how) => {
      const cells = days.map((one) => written(one, how))
      const matters = days.some((one) => one.day !== one.month)
      expect(datesOf(cells, 'when')?.either !== null).toBe(matters)
      expect(datesOf(cells, 'when')?.isUnsure).toBe(false)
      expect(daysIn(cells, how.order)).toEqual(days.map(dayOf))
      const swapped = days.map((one) => dayOf({ ...one, day: one.month, month: one.day }))
      expect(daysIn(cells, other(how.order))).toEqual(swapped)
      if (!matters) expect(daysIn(cells)).toEqual(days.map(dayOf))
    }),
  )
})

test('the two days of a cell are those of its two orders', () => {
  fc.assert(
    fc.property(day, style, (one, how) => {
      const cell = written(one, how)
      const either = eitherDay(cell)
      expect(either !== null).toBe(one.day <= 12 && one.day !== one.month)
      expect(either?.days[how.order] ?? dayOf(one)).toBe(dayOf(one))
    }),
  )
})

test('year-first, named and Chinese forms decide themselves, and no choice changes them', () => {
  fc.assert(
    fc.property(
      fc.array(day, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(undefined, ...dateOrders),
      (days, order) => {
        const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
        const forms: readonly ((one: Day) => string)[] = [
          dayOf,
          (one) => `${one.year}/${one.month}/${one.day}`,
          (one) => `${one.year}年${one.month}月${one.day}日`,
          (one) => dayOf(one).replaceAll('-', ''),
          (one) => `${one.day} ${months[one.month - 1]} ${one.year}`,
          (one) => `${months[one.month - 1]} ${one.day}, ${one.year}`,
        ]
        for (const form of forms) {
          const cells = days.map(form)
          expect(daysIn(cells, order)).toEqual(days.map(dayOf))
          expect(datesOf(cells, 'when', order)?.either).toBeNull()
        }
      },
    ),
  )
})

test.each([
  [['03/04/2024', '05/06/2024'], 'monthFirst', '03/04/2024'],
  [['5.6.24', '7.8.24'], 'dayFirst', '5.6.24'],
  [['05/05/2024'], 'monthFirst', undefined],
  [['13/02/2024', '03/04/2024'], 'dayFirst', undefined],
] as const)('%j is read %s, and %s is asked about', (cells, order, cell) => {
  expect(datesOf(cells, 'd')).toMatchObject({ form: { order }, either: cell === undefined ? null : { cell } })
})

test('no day is read where cells contradict each other, or one does not exist', () => {
  for (const cells of [['13/02/2024', '02/13/2024'], ['31/02/2024'], ['2024-13-01'], ['2024-01-01 24:00'], ['x']])
    expect(datesOf(cells, 'd')).toBeNull()
})

test('digits are days for sure only where the name says so', () => {
  expect(datesOf(['20240102'], 'code')?.isUnsure).toBe(true)
  expect(datesOf(['20240102'], '日期')?.isUnsure).toBe(false)
})

test.each([
  ['13/02/2024', 'dayFirst', '%d/%m/%Y'],
  ['2/13/24', 'monthFirst', '%m/%d/%y'],
  ['5.6.2024 08:30', 'dayFirst', '%d.%m.%Y %H:%M'],
  ['5.6.2024 08:30:01', 'dayFirst', '%d.%m.%Y %H:%M:%S'],
  ['5.6.2024 8:30 PM', 'dayFirst', undefined],
  ['2024-06-05', 'dayFirst', undefined],
] as const)('machines read %s, %s, by the format %s', (cell, order, format) => {
  expect(formatOfShape(shapeOf(cell), order)).toBe(format)
})
