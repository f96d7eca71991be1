import { expect, test } from 'vitest'
import { bestSoFar, stepArea, stepPath } from './stepPath.ts'

test('a value holds until the next point', () => {
  expect(
    stepPath([
      [0, 10],
      [5, 10],
      [9, 4],
    ]),
  ).toBe('M0 10H5H9V4')
})

test('the area closes on the baseline', () => {
  expect(
    stepArea(
      [
        [2, 10],
        [9, 4],
      ],
      20,
    ),
  ).toBe('M2 10H9V4V20H2Z')
})

test('returns an empty path without points', () => {
  expect(stepPath([])).toBe('')
  expect(stepArea([], 5)).toBe('')
})

test('the best so far never gets worse', () => {
  expect(bestSoFar([3, 1, 4, 1, 5], 'higher')).toEqual([3, 3, 4, 4, 5])
  expect(bestSoFar([3, 1, 4, 1, 0.5], 'lower')).toEqual([3, 1, 1, 1, 0.5])
})
