import fc from 'fast-check'
import { expect, test } from 'vitest'
import { funnelSteps } from './funnel-steps.ts'

const counts = fc.nat({ max: 5000 })
const funnels = fc.record({ opened: counts, signedUp: counts, teams: counts, submitted: counts, scored: counts })

test('the largest step is as high as the drawing, and no share is above one', () => {
  fc.assert(
    fc.property(funnels, (funnel) => {
      const steps = funnelSteps(funnel)
      const isEmpty = Object.values(funnel).every((count) => count === 0)
      expect(steps.length === 0).toBe(isEmpty)
      if (!isEmpty) expect(Math.max(...steps.map(({ height }) => height))).toBe(100)
      for (const { share } of steps) if (share !== null) expect(share).toBeLessThanOrEqual(1)
    }),
  )
})

test('people and teams have no share of each other', () => {
  const steps = funnelSteps({ opened: 40, signedUp: 30, teams: 12, submitted: 9, scored: 9 })
  expect(steps.map(({ name, share }) => [name, share])).toEqual([
    ['opened', null],
    ['signedUp', 0.75],
    ['teams', null],
    ['submitted', 0.75],
    ['scored', 1],
  ])
})

test('a competition that nobody opened by a code begins with its sign-ups', () => {
  const [first] = funnelSteps({ opened: 0, signedUp: 5, teams: 5, submitted: 0, scored: 0 })
  expect(first).toMatchObject({ name: 'signedUp', share: null })
})
