import { rankingsFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { describe, expect, test } from 'vitest'
import { boardLines, closeness, zonesOf } from './board-rows.ts'
import type { Rankings } from './ranking-query.ts'

const page = (options: Parameters<typeof rankingsFixture>[0], overrides: Partial<Rankings> = {}) =>
  rankingsFixture(options, overrides) as Rankings
const told = (rankings: Rankings, isSearch = false) =>
  boardLines(rankings, { isSearch }).map((line) => (line.kind === 'team' ? line.row.rank : line.baseline.key))

describe('baselines between the teams', () => {
  const baseline = (key: 'weak' | 'middle' | 'better', score: number) => ({ key, label: { cn: key, en: key }, score })
  const scores = (rankings: Rankings) => rankings.list.map(({ score }) => score)

  test('come before the first team that they beat, and never get a rank', () => {
    const rankings = page({ total: 3, own: null })
    const [first = 0, , third = 0] = scores(rankings)
    const between = (first + third) / 2
    const lines = told({ ...rankings, baselines: [baseline('weak', third + 1), baseline('better', between)] })
    expect(lines.filter((line) => typeof line === 'number')).toEqual([1, 2, 3])
    expect(lines.at(-1)).toBe('weak')
    expect(lines.indexOf('better')).toBeGreaterThan(0)
  })

  test('better than the first row of a later page belong to an earlier page', () => {
    const rankings = page({ total: 45, page: 2, own: null }, { baselines: [baseline('better', 1)] })
    expect(told(rankings)).not.toContain('better')
    expect(told({ ...rankings, page: 1 })[0]).toBe('better')
  })

  test('worse than every team come on the last page', () => {
    const worst = [baseline('weak', 1e9)]
    expect(told(page({ total: 45, page: 1, own: null }, { baselines: worst }))).not.toContain('weak')
    expect(told(page({ total: 45, page: 3, own: null }, { baselines: worst })).at(-1)).toBe('weak')
  })

  test('are left out of a search', () => {
    expect(told(page({}), true).every((line) => typeof line === 'number')).toBe(true)
  })
})

test.each([
  [0, ['gold 3', 'silver 10']],
  [5, ['gold 3', 'promoted 5', 'silver 10']],
  [10, ['gold 3', 'promoted 10']],
  [50, ['gold 3', 'silver 10', 'promoted 50']],
])('with %i promoted the zones end at %j', (promoted, expected) => {
  expect(zonesOf(promoted).map(({ zone, to }) => `${zone} ${to}`)).toEqual(expected)
})

test('the leader has a full bar and the last row a small one, in both directions of the metric', () => {
  for (const [best, worst] of [
    [0.9, 0.5],
    [300, 900],
  ] as const) {
    expect(closeness(best, best, worst)).toBe(1)
    expect(closeness(worst, best, worst)).toBeCloseTo(0.06)
    expect(closeness((best + worst) / 2, best, worst)).toBeCloseTo(0.53)
  }
  expect(closeness(1, 1, 1)).toBe(1)
})
