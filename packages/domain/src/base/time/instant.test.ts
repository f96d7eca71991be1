import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { DAY, nextShanghaiDayStart, shanghaiDay, shanghaiDayStart } from './instant.ts'

const instants = fc.integer({ min: Date.UTC(1992, 0, 1), max: Date.UTC(2099, 0, 1) })
const at = (iso: string) => Date.parse(iso)

describe('Shanghai days', () => {
  test.each([
    ['2025-12-31T15:59:59.999Z', '2025-12-31'],
    ['2025-12-31T16:00:00.000Z', '2026-01-01'],
    ['2028-02-28T16:00:00Z', '2028-02-29'],
    ['2027-02-28T16:00:00Z', '2027-03-01'],
    ['2026-04-30T16:00:00Z', '2026-05-01'],
  ])('%s is %s in Shanghai', (iso, day) => {
    expect(shanghaiDay(at(iso))).toBe(day)
  })

  test('a day starts at its own midnight and contains exactly its 24 hours', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const start = shanghaiDayStart(shanghaiDay(now))
        expect(start).toBeLessThanOrEqual(now)
        expect(nextShanghaiDayStart(now)).toBe(start + DAY)
        expect(shanghaiDay(start - 1)).not.toBe(shanghaiDay(now))
        expect(shanghaiDay(start + DAY - 1)).toBe(shanghaiDay(now))
      }),
    )
  })

  test('days agree with the platform’s time zone data', () => {
    const zone = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })
    fc.assert(
      fc.property(instants, (now) => {
        expect(shanghaiDay(now)).toBe(zone.format(now))
      }),
    )
  })

  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-01-01T00:00'])('%j is refused as a day', (day) => {
    expect(() => shanghaiDayStart(day)).toThrow(RangeError)
  })
})
