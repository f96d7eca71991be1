import { rankingsFixture, rankRowFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect, test } from 'vitest'
import { nextGoal } from './goals.ts'
import type { Rankings } from './ranking-query.ts'

const page = (own: number | null, overrides: Partial<Rankings> = {}) =>
  rankingsFixture({ own, total: 120 }, overrides) as Rankings

test('a visitor has no goal', () => {
  expect(nextGoal(page(null))).toBeNull()
})

test('the nearest round rank above is the goal, with the score that is missing to it', () => {
  expect(nextGoal(page(13))).toMatchObject({ kind: 'top', rank: 10 })
  expect(nextGoal(page(8))).toMatchObject({ kind: 'top', rank: 3 })
  expect(nextGoal(page(3))).toMatchObject({ kind: 'first' })
  const goal = nextGoal(page(13))
  const missing = rankRowFixture(13).score - rankRowFixture(10).score
  expect(goal && 'gap' in goal ? goal.gap : 0).toBeCloseTo(missing)
})

test('the leader gets the distance to the second', () => {
  expect(nextGoal(page(1))).toMatchObject({ kind: 'ahead' })
  expect(nextGoal(page(1, { list: [], field: [] }))).toEqual({ kind: 'leads' })
})

test('on a later page the scores of the field are known', () => {
  const list = [rankRowFixture(88)] as Rankings['list']
  expect(nextGoal(page(88, { list }))).toMatchObject({ kind: 'top', rank: 10 })
})

test('the promotion line is a goal where the schedule has one', () => {
  const rankings = page(18)
  const promotion = { to: { id: 2, title: '决赛', titleEn: 'Finals' }, line: 15, decidedAt: null }
  expect(nextGoal({ ...rankings, promotion })).toMatchObject({ kind: 'promoted' })
  const decided = { ...promotion, decidedAt: '2026-11-20T16:01:00.000Z' }
  expect(nextGoal({ ...rankings, promotion: decided })).toMatchObject({ kind: 'top', rank: 10 })
})

test('an equal score above gives a goal of its own kind', () => {
  const rankings = page(4)
  const third = rankings.list.find(({ rank }) => rank === 3)
  const self = rankings.self && { ...rankings.self, score: third?.score ?? 0 }
  expect(nextGoal({ ...rankings, self })).toEqual({ kind: 'even', rank: 3 })
})
