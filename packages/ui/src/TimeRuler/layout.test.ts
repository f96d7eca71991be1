import { expect, test } from 'vitest'
import { needleAt, positionOf, rangeOf, rulerBars, type TimeRange } from './layout.ts'
import { monthStarts, placeTicks } from './months.ts'

const day = 86_400_000
const range: TimeRange = [0, 100 * day]

test('gives bars in percent of the range, with whether they are over', () => {
  expect(
    rulerBars(
      [
        { kind: 'signup', start: 0, end: 22 * day },
        { kind: 'a', start: 20 * day, end: 54 * day },
      ],
      range,
      43 * day,
    ),
  ).toEqual([
    { kind: 'signup', x: 0, width: 22, past: true },
    { kind: 'a', x: 20, width: 34, past: false },
  ])
})

test('bars are clipped to the range, those outside it and gaps are left out', () => {
  expect(
    rulerBars(
      [
        { kind: 'signup', start: -50 * day, end: 10 * day },
        { kind: 'gap', start: 10 * day, end: 20 * day },
        { kind: 'a', start: 90 * day, end: null },
        { kind: 'b', start: 200 * day, end: 210 * day },
        { kind: 'b', start: -9 * day, end: -1 * day },
      ],
      range,
      0,
    ).map(({ kind, x, width }) => [kind, x, width]),
  ).toEqual([
    ['signup', 0, 10],
    ['a', 90, 10],
  ])
})

test('keeps an hour in a season visible, also at the very end', () => {
  const [bar] = rulerBars([{ kind: 'b', start: 100 * day - 3_600_000, end: 100 * day }], range, 0)
  expect(bar!.width).toBeGreaterThanOrEqual(0.6)
  expect(bar!.x + bar!.width).toBeLessThanOrEqual(100)
})

test('returns a needle only while now is in the range', () => {
  expect(needleAt(range, 43 * day)).toBe(43)
  expect(needleAt(range, -1)).toBeNull()
  expect(needleAt(range, 101 * day)).toBeNull()
})

test('returns finite values for a range without length', () => {
  expect(positionOf(5, [3, 3])).toBe(0)
  expect(rangeOf([], 0)).toBeNull()
  expect(rangeOf([{ kind: 'a', start: 5, end: 5 }], 0)).toBeNull()
  expect(rangeOf([{ kind: 'a', start: 5, end: null }], 9)).toEqual([5, 9])
})

test('months begin at midnight of the zone, not of UTC', () => {
  const season: TimeRange = [Date.parse('2026-09-24T00:00:00+08:00'), Date.parse('2027-01-20T00:00:00+08:00')]
  expect(monthStarts(season, 480).map((at) => new Date(at).toISOString())).toEqual([
    '2026-09-30T16:00:00.000Z',
    '2026-10-31T16:00:00.000Z',
    '2026-11-30T16:00:00.000Z',
    '2026-12-31T16:00:00.000Z',
  ])
})

test('a long range gets fewer months', () => {
  const years: TimeRange = [Date.parse('2024-01-01T00:00:00Z'), Date.parse('2026-12-31T00:00:00Z')]
  expect(monthStarts(years, 0).length).toBeLessThanOrEqual(8)
})

test('a month under the today label is left out', () => {
  const ticks = [
    { at: 0, label: '10 月' },
    { at: 40 * day, label: '11 月' },
    { at: 70 * day, label: '12 月' },
    { at: 99 * day, label: '1 月' },
  ]
  const placed = placeTicks(ticks, range, { at: 43 * day, label: '今天 11/21' }, 500)
  expect(placed.map((t) => t.label)).toEqual(['10 月', '12 月'])
})
