/** Retries after the first attempt (`A§7`). */
export const MAX_RETRIES = 3

const FIRST_DELAY = 300

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Milliseconds to wait after attempt number `attempt` (0-based) failed: 300, 600, 1200. */
export function retryDelay(attempt: number): number {
  return FIRST_DELAY * 2 ** attempt
}

/**
 * Whether a failed request is sent again: network errors and time-outs (`http` null) and 5xx, at most three times; writes
 * only with an idempotency key, so that nothing is done twice; a 4xx never.
 * @param failure `attempt` is 0 when the first attempt failed.
 */
export function shouldRetry(failure: {
  method: string
  attempt: number
  http: number | null
  hasKey: boolean
}): boolean {
  if (failure.attempt >= MAX_RETRIES) return false
  if (failure.http !== null && failure.http < 500) return false
  return failure.hasKey || READS.has(failure.method.toUpperCase())
}
