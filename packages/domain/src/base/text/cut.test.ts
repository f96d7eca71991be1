import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutPoints } from './cut.ts'

test('a text is as long as it may be, never cut through a character, and says when it was cut', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, most) => {
      const points = [...text]
      const isLonger = points.length > most
      expect(cutPoints(text, most)).toBe(isLonger ? `${points.slice(0, most).join('')}…` : text)
    }),
  )
})
