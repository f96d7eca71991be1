import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areModelsOpen } from './model.ts'

const instant = fc.integer({ min: 0, max: 4e12 })
const facts = fc.record({ end: instant, own: instant, now: instant, later: fc.nat(), isSeasonal: fc.boolean() })

test('models of every schedule open with the end of the competition, and of a season with its own; they stay open', () => {
  fc.assert(
    fc.property(facts, ({ end, own, now, later, isSeasonal }) => {
      const isOpenAt = (at: number) => areModelsOpen({ endTime: end, isSeasonal }, { endTime: own }, at)
      expect(isOpenAt(now)).toBe(now > (isSeasonal ? own : end))
      if (isOpenAt(now)) expect(isOpenAt(now + later)).toBe(true)
    }),
  )
})
