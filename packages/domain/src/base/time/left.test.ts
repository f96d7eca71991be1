import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from './instant.ts'
import { type TimeLeft, timeLeft } from './left.ts'

/** A whole part of each unit; the last minute counts as one. */
const length = (left: TimeLeft) => {
  if (left.unit === 'days') return left.days * DAY + left.hours * HOUR
  return left.unit === 'hours' ? left.hours * HOUR + left.minutes * MINUTE : left.minutes * MINUTE
}
const smallest = { days: HOUR, hours: MINUTE, minutes: MINUTE } as const

const spans = fc.integer({ min: 1, max: 400 * DAY })

test.each([
  [2 * DAY + 11 * HOUR + 59 * MINUTE, { unit: 'days', days: 2, hours: 11 }],
  [DAY, { unit: 'days', days: 1, hours: 0 }],
  [DAY - 1000, { unit: 'hours', hours: 23, minutes: 59 }],
  [DAY - 1, { unit: 'days', days: 1, hours: 0 }],
  [HOUR, { unit: 'hours', hours: 1, minutes: 0 }],
  [59 * MINUTE, { unit: 'minutes', minutes: 59 }],
  [1, { unit: 'minutes', minutes: 1 }],
  [0, null],
  [-DAY, null],
  [Number.NaN, null],
])('%i ms before an instant the time left is %j', (ms, expected) => {
  expect(timeLeft(ms, 0)).toEqual(expected)
})

test('the time left is never more than the true time by a second, nor less by its smaller unit', () => {
  fc.assert(
    fc.property(spans, (ms) => {
      const left = timeLeft(ms, 0) as TimeLeft
      expect(length(left)).toBeLessThanOrEqual(Math.max(MINUTE, ms + 999))
      expect(ms - length(left)).toBeLessThan(smallest[left.unit])
    }),
  )
})

test('later is never more, and only the span counts', () => {
  fc.assert(
    fc.property(spans, fc.nat({ max: 400 * DAY }), (ms, passed) => {
      const before = timeLeft(ms, 0) as TimeLeft
      expect(timeLeft(ms + passed, passed)).toEqual(before)
      const after = timeLeft(ms, passed)
      expect(after ? length(after) : 0).toBeLessThanOrEqual(length(before))
    }),
  )
})
