import fc from 'fast-check'
import { expect, test } from 'vitest'
import { places } from './layout.ts'

test('one score is a dot at the end, two are a step with room on both sides', () => {
  expect(places(0)).toEqual([])
  expect(places(1)).toEqual([1])
  expect(places(2)).toEqual([0, 0.6, 1])
})

test('scores stand at their times, and the newest holds until now', () => {
  expect(places(3, [1000, 1100, 1500], 2000)).toEqual([0, 0.1, 0.5, 1])
})

test('without times, or with equal ones, scores stand in even steps', () => {
  const even = places(4)
  expect(even[2]! - even[1]!).toBeCloseTo(even[1]!)
  expect(places(4, [7, 7, 7, 7], 9)).toEqual(even)
})

test('places rise from the first to the last, and the newest score always has room', () => {
  const times = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 2, maxLength: 60 })
  fc.assert(
    fc.property(times, fc.integer({ min: 0, max: 2e12 }), (unsorted, until) => {
      const sorted = unsorted.toSorted((a, b) => a - b)
      const found = places(sorted.length, sorted, until)
      expect(found).toHaveLength(sorted.length + 1)
      expect(found).toEqual(found.toSorted((a, b) => a - b))
      expect([found[0], found.at(-1)]).toEqual([0, 1])
      expect(found.at(-2)).toBeLessThanOrEqual(0.875 + 1e-9)
    }),
  )
})
