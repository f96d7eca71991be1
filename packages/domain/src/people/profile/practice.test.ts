import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBetter } from '../../compete/submission/metric.ts'
import { practiceOf } from './practice.ts'

const score = fc.double({ min: 0, max: 1, noNaN: true })
const facts = fc.record({
  metric: fc.constantFrom('rmse' as const, 'accuracy' as const),
  isSignedUp: fc.boolean(),
  rounds: fc.array(fc.record({ score, rank: fc.integer({ min: 1, max: 99 }), isOpen: fc.boolean() }), { maxLength: 5 }),
  baselines: fc.array(fc.record({ score }), { maxLength: 3 }),
  isOpen: fc.boolean(),
})

test('counts the sign-up, a first score and the beaten baselines, and points to the easiest that is left', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { best, beaten, done, steps, next, nextBaseline } = practiceOf(given)
      const better = (a: number, b: number) => isBetter(given.metric, a, b)
      expect(given.rounds.some((round) => best !== null && better(round.score, best))).toBe(false)
      expect(best === null).toBe(given.rounds.length === 0)
      expect(done).toBe((given.isSignedUp ? 1 : 0) + (best === null ? 0 : 1) + beaten.filter(Boolean).length)
      expect(done <= steps).toBe(true)
      expect(nextBaseline === null).toBe(beaten.every(Boolean))
      const aim = given.baselines[nextBaseline ?? -1]
      if (aim) {
        // no baseline that is left is easier than the one that is named
        expect(given.baselines.some((one, i) => !beaten[i] && better(aim.score, one.score))).toBe(false)
      }
      if (!given.isOpen) expect(next).toBe('wait')
      if (next === 'beat') expect(nextBaseline).not.toBeNull()
    }),
  )
})

test('a score that equals a baseline has not beaten it', () => {
  const given = { metric: 'rmse' as const, isSignedUp: true, baselines: [{ score: 2 }, { score: 1 }], isOpen: true }
  const round = { rank: 4, isOpen: true }
  expect(practiceOf({ ...given, rounds: [{ ...round, score: 2 }] })).toMatchObject({
    done: 2,
    next: 'beat',
    nextBaseline: 0,
  })
  expect(practiceOf({ ...given, rounds: [{ ...round, score: 1.5 }] })).toMatchObject({ done: 3, nextBaseline: 1 })
  expect(practiceOf({ ...given, rounds: [{ ...round, score: 0.5 }] })).toMatchObject({
    done: 4,
    steps: 4,
    next: 'climb',
  })
  expect(practiceOf({ ...given, rounds: [{ score: 0.5, rank: 1, isOpen: true }] }).next).toBe('keep')
  expect(practiceOf({ ...given, rounds: [{ score: 0.5, rank: 1, isOpen: false }] }).next).toBe('join')
  expect(practiceOf({ ...given, rounds: [] }).next).toBe('first')
  expect(practiceOf({ ...given, isSignedUp: false, rounds: [] })).toMatchObject({ done: 0, next: 'signUp' })
})

test('a perfect baseline is done with its score, because nothing is better', () => {
  const given = { isSignedUp: true, baselines: [{ score: 1 }], isOpen: true }
  const rounds = [{ score: 1, rank: 1, isOpen: true }]
  expect(practiceOf({ ...given, metric: 'accuracy', rounds })).toMatchObject({ done: 3, steps: 3, next: 'keep' })
  expect(practiceOf({ ...given, metric: 'rmse', rounds })).toMatchObject({ done: 2, next: 'beat' })
})
