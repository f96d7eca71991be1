import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { nearestPassing } from './judge.ts'
import { fromOklch, toOklch } from './oklch.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('a colour survives the way to lightness, chroma and hue and back', () => {
  fc.assert(fc.property(colour, (value) => fromOklch(toOklch(value)) === value))
})

test('the nearest colour that passes does pass, and a passing one stays', () => {
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(3, 4.5), (foreground, ground, minimum) => {
      const found = nearestPassing(foreground, [[ground, minimum]])
      expect(found).not.toBeNull()
      expect(contrastRatio(found ?? '#000000', ground)).toBeGreaterThanOrEqual(minimum)
      if (contrastRatio(foreground, ground) >= minimum) expect(found).toBe(foreground)
    }),
  )
})

test('two grounds that no colour suits are told', () => {
  expect(
    nearestPassing('#777777', [
      ['#000000', 7],
      ['#ffffff', 7],
    ]),
  ).toBeNull()
})
