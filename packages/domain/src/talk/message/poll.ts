import { MINUTE } from '../../base/time/instant.ts'

export const FIRST_POLL_DELAY = MINUTE
export const MAX_POLL_DELAY = 30 * MINUTE

const STEP = 30_000

/** Result of a poll of the unread count: higher than before, not higher, or a failure. */
export type PollOutcome = 'rose' | 'same' | 'failed'

/** Milliseconds to the next poll (`A§4`): back to a minute when the count rose, else longer, up to 30 minutes. */
export function nextPollDelay({ delay, outcome }: { delay: number; outcome: PollOutcome }): number {
  if (outcome === 'rose' || !(delay >= FIRST_POLL_DELAY)) return FIRST_POLL_DELAY
  return Math.min(outcome === 'failed' ? 2 * delay : delay + STEP, MAX_POLL_DELAY)
}
