import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areModelsOpen } from './model.ts'

test('models open with the end of the competition, and stay open', () => {
  const instant = fc.integer({ min: 0, max: 4e12 })
  fc.assert(
    fc.property(instant, instant, fc.nat(), (endTime, now, later) => {
      expect(areModelsOpen({ endTime }, now)).toBe(now > endTime)
      if (areModelsOpen({ endTime }, now)) expect(areModelsOpen({ endTime }, now + later)).toBe(true)
    }),
  )
})
