import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('shows short texts whole', () => {
  expect(excerptOf('潮间带', '')).toBe('潮间带')
})

test('shows the first difference of long texts', () => {
  fc.assert(
    fc.property(fc.nat({ max: 900 }), fc.nat({ max: 300 }), (before, after) => {
      const own = `${'同'.repeat(before)}我${'后'.repeat(after)}`
      const other = `${'同'.repeat(before)}他`
      expect(excerptOf(own, other)).toContain('我')
      expect([...excerptOf(own, other)].length).toBeLessThanOrEqual(162)
    }),
  )
})
