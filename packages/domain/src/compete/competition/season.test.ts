import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, type Instant } from '../../base/time/instant.ts'
import { dueSeason, seasonTitle } from './season.ts'

const at = (text: string): Instant => Date.parse(`${text}+08:00`)

describe('the season that is due', () => {
  test.each([
    ['nothing, days before the end', '2026-12-12T23:59:59', '2026-12-09T12:00:00', null],
    [
      'the rest of a month after the main schedule',
      '2026-12-12T23:59:59',
      '2026-12-10T00:00:00',
      { key: '2026-12', start: '2026-12-13T00:00:00', end: '2026-12-31T23:59:59' },
    ],
    [
      'the next month with the few days before it',
      '2026-12-26T23:59:59',
      '2026-12-26T00:00:00',
      { key: '2027-01', start: '2026-12-27T00:00:00', end: '2027-01-31T23:59:59' },
    ],
    [
      'the month after a season',
      '2026-12-31T23:59:59',
      '2026-12-29T10:00:00',
      { key: '2027-01', start: '2027-01-01T00:00:00', end: '2027-01-31T23:59:59' },
    ],
    [
      'the present month after two years without a site',
      '2026-12-31T23:59:59',
      '2028-02-29T10:00:00',
      { key: '2028-02', start: '2028-02-01T00:00:00', end: '2028-02-29T23:59:59' },
    ],
  ])('%s', (_, end, now, expected) => {
    const season = dueSeason(at(end), at(now))
    expect(season).toEqual(expected && { ...expected, start: at(expected.start), end: at(expected.end) })
  })
})

test('seasons never overlap, last at least a week, have one key each, and hold the present or the very next days', () => {
  const start = at('2026-01-01T00:00:00')
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 400 * DAY }),
      fc.array(fc.integer({ min: 1, max: 90 * DAY })),
      (from, steps) => {
        let end = start + from
        let now = end - 10 * DAY
        const keys = new Set<string>()
        for (const step of steps) {
          now += step
          const season = dueSeason(end, now)
          if (!season) continue
          expect(season.start).toBeGreaterThan(end)
          expect(season.end - season.start).toBeGreaterThanOrEqual(7 * DAY - 1000)
          expect(season.start).toBeLessThanOrEqual(Math.max(now, end + DAY))
          expect(season.end).toBeGreaterThan(now)
          expect(keys.has(season.key)).toBe(false)
          keys.add(season.key)
          end = season.end
          expect(dueSeason(end, now)?.start ?? now).toBeLessThanOrEqual(now + 4 * DAY)
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('a season is called by its month in both languages', () => {
  expect(seasonTitle('2026-12')).toBe('2026 年 12 月赛季#December 2026 season')
  expect(seasonTitle('2027-03')).toBe('2027 年 3 月赛季#March 2027 season')
})
