import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { exactFigure, roundedFigure } from './figures.ts'

describe('a figure as the file has it', () => {
  test.each([
    ['0', 0],
    ['-0.50', -0.5],
    ['+7', 7],
    ['1e5', 100_000],
    ['25.793250', 25.79325],
    ['13800130199', 13_800_130_199],
    ['9007199254740992', 9_007_199_254_740_992],
    ['9007199254740993', '9007199254740993'],
    ['0.1234567890123456789', '0.1234567890123456789'],
    ['9223372036854775807', '9223372036854775807'],
  ])('%s is a number where a double shows all its digits', (digits, figure) => expect(exactFigure(digits)).toBe(figure))

  test('every double written by a program comes back as it is', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(exactFigure(String(value))).toBe(Object.is(value, -0) ? 0 : value)
      }),
    )
  })
})

describe('a rounded figure', () => {
  test.each([
    ['of values from zero has six digits', 1_234_567.8, 8_000_000, 1_234_570],
    ['of values that differ in later digits has those', 13_800_130_099.5, 199, 13_800_130_099.5],
    ['of equal values is exact', 0.1 + 0.2, 0, 0.30000000000000004],
  ])('%s', (_, value, range, shown) => expect(roundedFigure(value, range)).toBe(shown))

  test('differs from the value by a millionth of the range at most', () => {
    const finite = fc.double({ min: -1e12, max: 1e12, noNaN: true })
    fc.assert(
      fc.property(finite, finite, finite, (a, b, c) => {
        const [low = 0, value = 0, high = 0] = [a, b, c].sort((x, y) => x - y)
        const shown = roundedFigure(value, high - low) ?? Number.NaN
        const unit = Math.max(high - low, Math.abs(value) * 1e-5)
        expect(Math.abs(shown - value)).toBeLessThanOrEqual(unit * 1e-4 + Math.abs(value) * 1e-15)
      }),
    )
  })
})
