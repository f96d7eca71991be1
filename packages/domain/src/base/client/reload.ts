import { type Instant, MINUTE } from '../time/instant.ts'

/**
 * Whether the page may reload itself after an `e30200` or a chunk that failed to load (`A§8`): at most once a minute, so
 * that it cannot reload in a loop.
 * @param last the last such reload of this path; null without one
 */
export function mayReload(last: Instant | null, now: Instant): boolean {
  // A last reload far in the future comes from a clock that was set back, and must not block reloads for ever.
  return last === null || Number.isNaN(last) || Math.abs(now - last) >= MINUTE
}
