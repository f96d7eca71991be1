import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fenceOf } from './fence.ts'

const inside = (scores: readonly number[]) => {
  const { low, high } = fenceOf(scores)
  return scores.filter((score) => low <= score && score <= high)
}

test('a score far from all others lies outside', () => {
  expect(inside([341, 352, 360, 371, 388, 412, 9000])).not.toContain(9000)
  expect(inside([-80, 0.91, 0.92, 0.93, 0.935, 0.94])).not.toContain(-80)
})

test('no score of fewer than five teams lies outside, nor one beside many equal scores', () => {
  expect(inside([1, 2, 3, 1e6])).toHaveLength(4)
  expect(inside([5, 5, 5, 5, 5, 900])).toHaveLength(6)
})

test('at least half of the scores lie inside, and their order decides nothing', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1e6, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 80 }),
      (scores) => {
        expect(inside(scores).length).toBeGreaterThanOrEqual(scores.length / 2)
        expect(fenceOf(scores.toReversed())).toEqual(fenceOf(scores))
      },
    ),
  )
})
