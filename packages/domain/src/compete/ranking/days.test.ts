import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR, shanghaiDay, shanghaiDayStart } from '../../base/time/instant.ts'
import { comparedDay, isWeekRunning, weekOf, weeksOf } from './days.ts'

const start = shanghaiDayStart('2026-11-16')
/** Some days of ten weeks, oldest first: a server may have missed any of them. */
const someDays = fc
  .uniqueArray(fc.integer({ min: 0, max: 69 }), { minLength: 1, maxLength: 70 })
  .map((offsets) => offsets.toSorted((a, b) => a - b).map((offset) => shanghaiDay(start + offset * DAY)))

test.each([
  ['2026-11-16', '2026-11-09'], // a Monday at 02:00 shows the Sunday before
  ['2026-11-17', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2026-11-23', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the snapshot of %s shows the week from %s', (day, monday) => {
  expect(weekOf(day)).toBe(monday)
})

test('a week runs until its last snapshot, at 02:00 of the Monday after it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 70 * 24 * 60 }), (minutes) => {
      const now = start + minutes * 60_000
      const taken = shanghaiDay(now - 2 * HOUR)
      const [week] = weeksOf([taken])
      const running = weeksOf([shanghaiDay(now - 2 * HOUR + DAY)])[0]
      expect(isWeekRunning(running as NonNullable<typeof running>, now)).toBe(true)
      // the week of the newest snapshot has ended exactly when the next snapshot shows another one
      expect(isWeekRunning(week as NonNullable<typeof week>, now)).toBe(week?.from === running?.from)
    }),
  )
})

test('every snapshot belongs to exactly one week, and weeks come newest first without overlapping', () => {
  fc.assert(
    fc.property(someDays, (days) => {
      const weeks = weeksOf(days)
      for (const day of days) {
        expect(
          weeks.filter(({ from, to }) => from < day && day <= shanghaiDay(shanghaiDayStart(to) + DAY)),
        ).toHaveLength(1)
      }
      expect(weeks.map(({ from }) => from)).toEqual(
        weeks
          .map(({ from }) => from)
          .toSorted()
          .reverse(),
      )
      expect(weeks.map(({ day }) => day)).toContain(days.at(-1))
    }),
  )
})

test('a day is compared with the newest snapshot that shows an earlier week, and the first week with none', () => {
  fc.assert(
    fc.property(someDays, fc.nat(), (days, pick) => {
      const day = days[pick % days.length] as string
      const since = comparedDay(days, day)
      const earlier = days.filter((one) => weekOf(one) < weekOf(day))
      expect(since).toBe(earlier.at(-1) ?? null)
    }),
  )
})
