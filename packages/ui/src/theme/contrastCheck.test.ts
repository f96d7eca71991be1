import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { nearestPassing } from './contrastCheck.ts'
import { fromOklch, toOklch } from './oklch.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`)

test('a colour survives the way to lightness, chroma and hue and back', () => {
  fc.assert(fc.property(colour, (value) => void expect(fromOklch(toOklch(value))).toBe(value)))
})

test('returns a colour that passes, and keeps a colour that passes already', () => {
  fc.assert(
    fc.property(colour, colour, fc.constantFrom(3, 4.5), (foreground, ground, minimum) => {
      const found = nearestPassing(foreground, [[ground, minimum]])
      expect(found).not.toBeNull()
      expect(contrastRatio(found ?? '#000000', ground)).toBeGreaterThanOrEqual(minimum)
      if (contrastRatio(foreground, ground) >= minimum) expect(found).toBe(foreground)
    }),
  )
})

test('returns null when no colour passes on both grounds', () => {
  expect(
    nearestPassing('#777777', [
      ['#000000', 7],
      ['#ffffff', 7],
    ]),
  ).toBeNull()
})
