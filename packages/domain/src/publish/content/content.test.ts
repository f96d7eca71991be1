import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, MINUTE, shanghaiDay } from '../../base/time/instant.ts'
import { meetingAt } from './activity.ts'
import { readingMinutes } from './reading.ts'

const instants = fc.integer({ min: Date.parse('2020-01-01T00:00:00Z'), max: Date.parse('2040-01-01T00:00:00Z') })

describe('a monthly activity', () => {
  const monthly = fc.record({
    kind: fc.constant('monthly' as const),
    day: fc.integer({ min: 1, max: 28 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    minutes: fc.integer({ min: 1, max: 600 }),
  })

  test('is never over, and its meeting is the first that has not ended', () => {
    fc.assert(
      fc.property(monthly, instants, (times, now) => {
        const { start, end, state } = meetingAt(times, now)
        expect(end).toBeGreaterThan(now)
        expect(end - start).toBe(times.minutes * MINUTE)
        expect(start - now).toBeLessThanOrEqual(32 * DAY)
        expect(state).toBe(now < start ? 'soon' : 'running')
        expect(Number(shanghaiDay(start).slice(-2))).toBe(times.day)
      }),
    )
  })

  test('keeps its meeting until that has ended', () => {
    fc.assert(
      fc.property(monthly, instants, (times, now) => {
        const meeting = meetingAt(times, now)
        expect(meetingAt(times, meeting.end - 1).start).toBe(meeting.start)
        expect(meetingAt(times, meeting.end).start).toBeGreaterThan(meeting.start)
      }),
    )
  })
})

test('an activity that takes place once is soon, runs, and is over for good', () => {
  fc.assert(
    fc.property(instants, fc.integer({ min: 1, max: DAY }), (start, length) => {
      const times = { kind: 'once' as const, start, end: start + length }
      const states = [start - 1, start, start + length - 1, start + length].map((now) => meetingAt(times, now).state)
      expect(states).toEqual(['soon', 'running', 'running', 'over'])
    }),
  )
})

test('the time to read grows with the text and is at least one minute', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('数'.repeat(1200))).toBe(3)
  expect(readingMinutes('word '.repeat(660))).toBe(3)
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(readingMinutes(`${a} ${b}`)).toBeGreaterThanOrEqual(readingMinutes(a))
    }),
  )
})
