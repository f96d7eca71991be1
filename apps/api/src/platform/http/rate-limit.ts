import type { LimitState } from '../limits/limits.ts'

/**
 * Headers that tell a client what a limit still allows (draft-ietf-httpapi-ratelimit-headers-10): the policy, and what is left of it
 * until its window ends.
 */
export const rateLimitHeaders = ({ limit, points, window, left, seconds }: LimitState) => ({
  'ratelimit-policy': `"${limit}";q=${points};w=${window}`,
  ratelimit: `"${limit}";r=${Math.max(0, left)};t=${seconds}`,
})

/** The same headers of a refusal, from the facts of `tooMany`, with Retry-After. */
export function refusedHeaders(facts: Readonly<Record<string, unknown>>): Record<string, string> {
  const { limit, points, window, seconds } = facts
  const state = { limit, points, window, seconds, left: 0 } as LimitState
  return { 'retry-after': String(seconds), ...rateLimitHeaders(state) }
}
