import { type Instant, MINUTE } from '../time/instant.ts'

/**
 * Whether the page may reload itself after an `e30200` or a chunk that failed to load (`A§8`): once a minute, so that
 * nobody is caught in a loop.
 * @param last the last such reload of this path, null when there was none
 */
export function mayReload(last: Instant | null, now: Instant): boolean {
  // A last reload far in the future comes from a clock set back and must not block for ever.
  return last === null || Number.isNaN(last) || Math.abs(now - last) >= MINUTE
}
