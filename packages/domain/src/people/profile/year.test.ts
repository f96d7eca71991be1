import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY } from '../../base/time/instant.ts'
import { submissionYear, WEEKS, yearStart } from './year.ts'

const dayText = (at: number) => new Date(at).toISOString().slice(0, 10)
const day = fc.integer({ min: 0, max: 40_000 }).map((days) => dayText(days * DAY))

test('every calendar begins on a Monday, ends today, and has each day once, in 53 columns', () => {
  fc.assert(
    fc.property(day, (today) => {
      const { days } = submissionYear(today, [])
      const [first] = days
      expect(first).toMatchObject({ day: yearStart(today), week: 0, weekday: 0 })
      expect(new Date(first?.day ?? '').getUTCDay()).toBe(1)
      expect(days.at(-1)).toMatchObject({ day: today, week: WEEKS - 1 })
      for (const [index, one] of days.entries()) {
        expect(one.week * 7 + one.weekday).toBe(index)
        expect(Date.parse(one.day)).toBe(Date.parse(first?.day ?? '') + index * DAY)
      }
    }),
    { numRuns: 60 },
  )
})

test('the total is that of the days shown, and a level grows with its count', () => {
  const counts = fc.uniqueArray(
    fc.record({ day: fc.integer({ min: 19_000, max: 20_400 }), count: fc.integer({ min: 1, max: 40 }) }),
    { selector: ({ day }) => day },
  )
  fc.assert(
    fc.property(counts, (found) => {
      const rows = found.map((row) => ({ day: dayText(row.day * DAY), count: row.count }))
      const today = dayText(20_200 * DAY)
      const { days, total, active } = submissionYear(today, rows)
      const shown = rows.filter((row) => row.day >= yearStart(today) && row.day <= today)
      expect(total).toBe(shown.reduce((sum, { count }) => sum + count, 0))
      expect(active).toBe(shown.length)
      const ordered = days.toSorted((a, b) => a.count - b.count)
      for (const [index, one] of ordered.entries())
        expect(one.level).toBeGreaterThanOrEqual(ordered[index - 1]?.level ?? 0)
      expect(days.filter(({ level }) => level > 0)).toHaveLength(active)
    }),
    { numRuns: 40 },
  )
})

test('names the twelve months that begin after the first week, in order', () => {
  fc.assert(
    fc.property(day, (today) => {
      const { months } = submissionYear(today, [])
      expect(months.length).toBeGreaterThanOrEqual(11)
      expect(months.length).toBeLessThanOrEqual(12)
      const weeks = months.map(({ week }) => week)
      expect(weeks).toEqual(weeks.toSorted((a, b) => a - b))
      for (const [index, { week }] of months.slice(1).entries())
        expect(week - (weeks[index] ?? 0)).toBeGreaterThanOrEqual(4)
    }),
    { numRuns: 60 },
  )
})
