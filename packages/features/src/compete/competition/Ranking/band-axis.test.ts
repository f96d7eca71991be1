import { rankingsFixture } from '@shulei/mocks/compete/competition/fixtures.ts'
import { expect, test } from 'vitest'
import { bandAxis } from './band-axis.ts'
import type { Rankings } from './ranking-query.ts'

const list = (scores: number[], overrides: Partial<Rankings> = {}) => {
  const distribution = [{ from: Math.max(...scores), to: Math.min(...scores), count: scores.length }]
  const field = scores.map((score, id) => ({ id, name: `${id}`, avatar: null, score }))
  return rankingsFixture({}, { field, distribution, baselines: [], ...overrides }) as Rankings
}
const baseline = (score: number) => ({ key: 'weak' as const, label: { cn: '', en: '' }, score })

test('the ends of the axis are the worst and the best score, and every score lies between them', () => {
  const axis = bandAxis(list([341, 352, 360, 371, 388]))
  expect([axis?.worst, axis?.best, axis?.farOut]).toEqual([388, 341, {}])
  expect([axis?.at(388), axis?.at(341), axis?.at(364.5)]).toEqual([0, 1, 0.5])
})

test('a score far out stands beyond a cut and leaves the axis to the others', () => {
  const axis = bandAxis(list([341, 352, 360, 371, 388, 9000]))
  expect(axis).toMatchObject({ worst: 388, best: 341, farOut: { worse: 9000 } })
  expect(axis?.at(9000)).toBe(-1)
})

test('a baseline near the scores extends the axis, one far out is beyond a cut', () => {
  const scores = [341, 352, 360, 371, 388]
  expect(bandAxis(list(scores, { baselines: [baseline(400)] }))).toMatchObject({ worst: 400, farOut: {} })
  expect(bandAxis(list(scores, { baselines: [baseline(1967)] }))).toMatchObject({ worst: 388, farOut: { worse: 1967 } })
})

test('a list that is not drawn team by team has the ends of its equal intervals', () => {
  const field = [{ id: 1, name: 'a', avatar: null, score: 0.91 }]
  const distribution = [
    { from: -70, to: 0.5, count: 2, cut: true },
    { from: 0.5, to: 0.7, count: 200 },
    { from: 0.7, to: 0.91, count: 90 },
  ]
  const axis = bandAxis(list([0.5], { metric: 'auc', field, distribution }))
  expect(axis).toMatchObject({ worst: 0.5, best: 0.91, farOut: { worse: -70 } })
  expect([axis?.at(0.5), axis?.at(0.91), axis?.at(-70)]).toEqual([0, 1, -1])
})

test('one score stands in the middle, and no score has no axis', () => {
  expect(bandAxis(list([350]))?.at(350)).toBe(0.5)
  expect(bandAxis(list([], { distribution: [] }))).toBeNull()
})
