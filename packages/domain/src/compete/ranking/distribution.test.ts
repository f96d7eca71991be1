import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intervalCount } from './distribution.ts'

test('eighteen teams fall into six intervals, a thousand into twenty', () => {
  expect([1, 2, 8, 18, 27, 120, 1000].map(intervalCount)).toEqual([2, 3, 4, 6, 6, 10, 20])
})

test('more teams never have fewer intervals, and never more than 24', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e9 }), fc.integer({ min: 0, max: 1e6 }), (teams, more) => {
      expect(intervalCount(teams + more)).toBeGreaterThanOrEqual(intervalCount(teams))
      expect(intervalCount(teams + more)).toBeLessThanOrEqual(24)
    }),
  )
})
