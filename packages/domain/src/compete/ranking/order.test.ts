import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBetter, type MetricId, metrics } from '../submission/metric.ts'
import { compareEntries, gapTo, movement, type RankEntry, rankEntries } from './order.ts'

const metric = fc.constantFrom(...(Object.keys(metrics) as MetricId[]))
const entry = fc.record({
  teamId: fc.integer({ min: 1, max: 20 }),
  score: fc.oneof(fc.constantFrom(0, 0.5, 1), fc.double({ noNaN: true, noDefaultInfinity: true })),
  at: fc.nat(3),
})
const maybe = fc.oneof(
  entry,
  entry.map((one) => ({ ...one, score: null })),
  entry.map((one) => ({ ...one, score: Number.NaN })),
)

describe('the ranked list', () => {
  test('contains each team with a score once, by its best submission, and no other team', () => {
    fc.assert(
      fc.property(metric, fc.array(maybe), (by, entries) => {
        const ranked = rankEntries(by, entries)
        const scored = entries.filter((one): one is RankEntry => Number.isFinite(one.score))
        expect(new Set(ranked.map((one) => one.teamId))).toEqual(new Set(scored.map((one) => one.teamId)))
        expect(ranked.map((one) => one.rank)).toEqual(ranked.map((_, index) => index + 1))
        for (const one of ranked) {
          const own = scored.filter((other) => other.teamId === one.teamId)
          expect(own.some((other) => isBetter(by, other.score, one.score))).toBe(false)
        }
        for (const [index, one] of ranked.entries()) {
          const next = ranked[index + 1]
          if (!next) continue
          expect(isBetter(by, next.score, one.score)).toBe(false)
          if (next.score !== one.score) continue
          expect(next.at > one.at || (next.at === one.at && next.teamId > one.teamId)).toBe(true)
        }
      }),
      { numRuns: 1000 },
    )
  })

  test('does not depend on the order of the submissions, and leaves them unchanged', () => {
    fc.assert(
      fc.property(metric, fc.array(maybe), (by, entries) => {
        const before = [...entries]
        expect(rankEntries(by, entries.toReversed())).toEqual(rankEntries(by, entries))
        expect(entries).toEqual(before)
      }),
    )
  })

  test('keeps the first of two equal scores', () => {
    const entries = [
      { teamId: 1, score: 0.9, at: 20 },
      { teamId: 2, score: 0.9, at: 10 },
      { teamId: 3, score: 0.9, at: 10 },
    ]
    expect(entries.toSorted(compareEntries('auc')).map((one) => one.teamId)).toEqual([2, 3, 1])
    expect(entries.toSorted(compareEntries('rmse')).map((one) => one.teamId)).toEqual([2, 3, 1])
  })
})

test.each([
  [null, 5, { kind: 'new', by: 0 }],
  [5, 5, { kind: 'same', by: 0 }],
  [5, 2, { kind: 'up', by: 3 }],
  [2, 5, { kind: 'down', by: 3 }],
] as const)('from %j to %i is %j', (previous, rank, expected) => {
  expect(movement(previous, rank)).toEqual(expected)
})

test('the gap is the missing score in the direction of the metric, and 0 once reached', () => {
  expect(gapTo('rmse', 5, 3)).toBe(2)
  expect(gapTo('rmse', 3, 5)).toBe(0)
  expect(gapTo('auc', 0.5, 0.75)).toBe(0.25)
  expect(gapTo('auc', 0.75, 0.5)).toBe(0)
  expect(gapTo('auc', 0.75, 0.75)).toBe(0)
})
