import { DAY, HOUR, type Instant, MINUTE } from './instant.ts'

/** The two units that a remaining time is said in: days and hours, below a day hours and minutes, below an hour minutes alone. */
export type TimeLeft =
  | { unit: 'days'; days: number; hours: number }
  | { unit: 'hours'; hours: number; minutes: number }
  | { unit: 'minutes'; minutes: number }

/**
 * Time from `now` until an instant in its two largest units, the rest cut off like the smaller parts of a countdown, so that a
 * text never names more time than the countdown beside it. The last minute counts as 1. Null when the instant has come.
 */
export function timeLeft(until: Instant, now: Instant): TimeLeft | null {
  if (!(now < until)) return null
  // a countdown rounds a fraction of a second up
  const left = Math.ceil((until - now) / 1000) * 1000
  const days = Math.floor(left / DAY)
  const hours = Math.floor(left / HOUR) % 24
  const minutes = Math.floor(left / MINUTE) % 60
  if (days > 0) return { unit: 'days', days, hours }
  if (hours > 0) return { unit: 'hours', hours, minutes }
  return { unit: 'minutes', minutes: Math.max(1, minutes) }
}
