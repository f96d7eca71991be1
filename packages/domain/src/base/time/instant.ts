/** A moment in epoch milliseconds, UTC. Every rule takes its clock as such a number. */
export type Instant = number

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** Asia/Shanghai has been UTC+8 without summer time since 1991. */
const SHANGHAI_OFFSET = 8 * HOUR

/** The calendar day in Asia/Shanghai as `YYYY-MM-DD`. @throws RangeError when `at` is no valid instant. */
export function shanghaiDay(at: Instant): string {
  return new Date(at + SHANGHAI_OFFSET).toISOString().slice(0, 10)
}

/** Weekday of an instant in UTC, from 0 for Monday to 6 for Sunday. */
export const weekdayOf = (at: Instant): number => (new Date(at).getUTCDay() + 6) % 7

/** Midnight in Asia/Shanghai that begins `day` (`YYYY-MM-DD`). @throws RangeError when `day` is no calendar day. */
export function shanghaiDayStart(day: string): Instant {
  const utc = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(utc) || shanghaiDay(utc) !== day) throw new RangeError(`not a calendar day: ${day}`)
  return utc - SHANGHAI_OFFSET
}

/** The first midnight in Asia/Shanghai after `at`, when daily quotas are reset. */
export function nextShanghaiDayStart(at: Instant): Instant {
  return (Math.floor((at + SHANGHAI_OFFSET) / DAY) + 1) * DAY - SHANGHAI_OFFSET
}
