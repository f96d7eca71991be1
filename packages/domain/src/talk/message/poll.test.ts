import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FIRST_POLL_DELAY, MAX_POLL_DELAY, nextPollDelay, type PollOutcome } from './poll.ts'

test.each<[PollOutcome, number, number]>([
  ['rose', 300_000, 60_000],
  ['same', 60_000, 90_000],
  ['same', 90_000, 120_000],
  ['failed', 60_000, 120_000],
  ['failed', 240_000, 480_000],
  ['same', MAX_POLL_DELAY, MAX_POLL_DELAY],
  ['failed', MAX_POLL_DELAY - 1, MAX_POLL_DELAY],
  ['same', Number.NaN, 60_000],
  ['failed', 0, 60_000],
])('%s after %i ms: %i ms', (outcome, delay, next) => {
  expect(nextPollDelay({ delay, outcome })).toBe(next)
})

test('for any history, the next poll is between a minute and half an hour away', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom<PollOutcome[]>('rose', 'same', 'failed')), (outcomes) => {
      let delay = FIRST_POLL_DELAY
      for (const outcome of outcomes) {
        delay = nextPollDelay({ delay, outcome })
        expect(delay).toBeGreaterThanOrEqual(FIRST_POLL_DELAY)
        expect(delay).toBeLessThanOrEqual(MAX_POLL_DELAY)
      }
    }),
  )
})
