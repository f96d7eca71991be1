import fc from 'fast-check'
import { expect, test } from 'vitest'
import { extent, linear, niceTicks } from './scale.ts'

test('maps ends to ends, and a single value to the middle', () => {
  const scale = linear([10, 20], [0, 100])
  expect([scale(10), scale(15), scale(20)]).toEqual([0, 50, 100])
  expect(linear([7, 7], [0, 100])(7)).toBe(50)
})

test('extent ignores values that are not finite', () => {
  expect(extent([3, Number.NaN, -1, Number.POSITIVE_INFINITY])).toEqual([-1, 3])
  expect(extent([])).toBeNull()
})

test('ticks are round', () => {
  expect(niceTicks(0.612, 0.879, 3)).toEqual([0.7, 0.8])
  expect(niceTicks(0, 100, 3)).toEqual([0, 50, 100])
  expect(niceTicks(0.1, 0.3, 3)).toEqual([0.1, 0.2, 0.3])
})

test('ticks lie within the range and do not exceed the limit', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e9, max: 1e9, noNaN: true }),
      fc.double({ min: 1e-6, max: 1e9, noNaN: true }),
      (min, size) => {
        const max = min + size
        if (!(max > min)) return
        const ticks = niceTicks(min, max, 3)
        expect(ticks.length).toBeLessThanOrEqual(3)
        for (const tick of ticks) {
          expect(tick).toBeGreaterThanOrEqual(min)
          expect(tick).toBeLessThanOrEqual(max)
        }
      },
    ),
  )
})
