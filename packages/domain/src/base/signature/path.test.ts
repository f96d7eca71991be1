import fc from 'fast-check'
import { expect, test } from 'vitest'
import { area, dots, levelCurve, numbers, polyline } from './path.ts'

test('numbers without a sign or point between them are separated by a space', () => {
  expect(numbers([1, 2, -3, 0.5, 0.25, -0.04, 7])).toBe('1 2-3 .5.3 0 7')
})

test('a line goes from point to point in relative steps, and an area closes below it', () => {
  expect(polyline([])).toBe('')
  expect(polyline([[1, 2]])).toBe('M1 2')
  expect(
    area(
      [
        [0, 1],
        [5, 3],
      ],
      [
        [0, 9],
        [5, 9],
      ],
    ),
  ).toBe('M0 1l5 2 0 6-5 0z')
  expect(dots([[3, 4]])).toBe('M3 4h0')
  expect(
    levelCurve([
      [0, 4],
      [8, 2],
    ]),
  ).toBe('M0 4C4 4 4 2 8 2')
})

const numbersOf = (d: string) => (d.match(/-?(?:\d+\.\d+|\.\d+|\d+)/g) ?? []).map(Number)

test('a line of many rounded steps ends at its last point', () => {
  const point = fc.tuple(fc.double({ min: 0, max: 500, noNaN: true }), fc.double({ min: 0, max: 100, noNaN: true }))
  fc.assert(
    fc.property(fc.array(point, { minLength: 2, maxLength: 200 }), (points) => {
      const [x, y, ...steps] = numbersOf(polyline(points))
      const sum = (from: number) => steps.filter((_, place) => place % 2 === from).reduce((all, step) => all + step, 0)
      const last = points.at(-1) ?? [0, 0]
      expect(Math.abs((x ?? 0) + sum(0) - last[0])).toBeLessThan(0.06)
      expect(Math.abs((y ?? 0) + sum(1) - last[1])).toBeLessThan(0.06)
    }),
  )
})
