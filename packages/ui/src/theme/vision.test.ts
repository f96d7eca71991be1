import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { difference, seenAs, smallestDifference, visions } from './vision.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('the difference equals that of the published formula', () => {
  expect(difference('#000000', '#ffffff')).toBeCloseTo(100, 0)
  expect(difference('#ff0000', '#00ff00')).toBeCloseTo(86.6, 0)
  expect(difference('#3b90e8', '#3b90e8')).toBe(0)
})

describe('for any colours', () => {
  test('the difference is symmetric, and zero between equal colours', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(difference(one, other)).toBeCloseTo(difference(other, one), 6)
        return difference(one, one) === 0
      }),
    )
  })

  test('the result is a colour, and greys stay unchanged', () => {
    fc.assert(
      fc.property(colour, fc.constantFrom(...visions), (one, vision) => /^#[0-9a-f]{6}$/.test(seenAs(one, vision))),
    )
    for (const vision of visions) expect(difference(seenAs('#808080', vision), '#808080')).toBeLessThan(1)
  })
})

test('the six data colours of the light theme have the differences of the design', () => {
  const six = ['#3b90e8', '#c23500', '#006a4c', '#bb8c00', '#7a3785', '#003444']
  const figures = [26.4, 13.7, 13.4, 16.5]
  for (const [i, vision] of visions.entries()) {
    expect(Math.abs(smallestDifference(six, vision) - (figures[i] ?? 0)), vision).toBeLessThan(0.5)
  }
})
