import { DAY, HOUR, type Instant } from './instant.ts'

export type RelativeTime =
  | { kind: 'justNow' }
  | { kind: 'hours'; count: number }
  | { kind: 'days'; count: number }
  | { kind: 'date' }

/** Display form of a past moment (`A§9`): under 1 hour, 24 hours, 30 days, else its date. Future moments are "just now". */
export function relativeTime(then: Instant, now: Instant): RelativeTime {
  const age = now - then
  if (age < HOUR) return { kind: 'justNow' }
  if (age < DAY) return { kind: 'hours', count: Math.floor(age / HOUR) }
  if (age < 30 * DAY) return { kind: 'days', count: Math.floor(age / DAY) }
  return { kind: 'date' }
}
