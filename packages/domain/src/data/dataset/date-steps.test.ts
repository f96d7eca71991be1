import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR } from '../../base/time/instant.ts'
import { dateSteps, writtenInstant } from './date-steps.ts'

const isoOf = (at: number) => new Date(at).toISOString()
/** Equal steps with one row each, as a profile stores them. */
const stepsOf = (from: number, to: number, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    from: from + ((to - from) / count) * place,
    to: from + ((to - from) / count) * (place + 1),
    count: 1,
  }))

test.each([
  ['2018-01-31', Date.UTC(2018, 0, 31)],
  ['2018-01-31 01:49', Date.UTC(2018, 0, 31, 1, 49)],
  ['2018-01-31T01:49:59+08:00', Date.UTC(2018, 0, 31, 1, 49, 59)],
  ['2018-01-31T01:49:59.650123Z', Date.UTC(2018, 0, 31, 1, 49, 59, 650)],
  ['31/01/2018', Number.NaN],
])('reads %s by its own clock', (cell, at) => expect(writtenInstant(cell)).toBe(at))

test('every day of a column of days is named by one step, and every step names a day', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000, max: 40_000 }), fc.integer({ min: 1, max: 5000 }), (first, days) => {
      const [low, high] = [first * DAY, (first + days) * DAY]
      const { unit, steps } = dateSteps({ histogram: stepsOf(low, high, 10), max: isoOf(high - DAY).slice(0, 10) })
      expect(unit).toBe('day')
      expect([steps[0]?.from, steps.at(-1)?.to]).toEqual([low, high - DAY])
      for (const [place, { from, to }] of steps.entries()) {
        expect(from).toBeLessThanOrEqual(to)
        if (place > 0) expect(from - (steps[place - 1]?.to ?? 0)).toBe(DAY)
      }
    }),
  )
})

test.each([
  [10 * DAY, 'day'],
  [10 * DAY - 1, 'minute'],
  [10 * HOUR, 'minute'],
  [HOUR / 10, 'second'],
] as const)('times over %i ms are named by the %s', (range, unit) => {
  const low = Date.UTC(2018, 0, 31, 1, 49)
  const histogram = stepsOf(low, low + range, 10)
  expect(dateSteps({ histogram, max: isoOf(low + range) })).toEqual({
    unit,
    steps: histogram,
    first: low,
    last: low + range,
  })
})

test('the ends of dates that no computer writes like this are those that the profile read', () => {
  const days = { histogram: stepsOf(19 * DAY, 25 * DAY, 6), max: '06/02/1970', isDays: true }
  expect(dateSteps(days)).toMatchObject({ unit: 'day', first: 19 * DAY, last: 24 * DAY })
  const times = { histogram: stepsOf(HOUR, 3 * HOUR, 10), max: '01/01/1970 03:00', isDays: false }
  expect(dateSteps(times)).toMatchObject({ unit: 'minute', first: HOUR, last: 3 * HOUR })
})
