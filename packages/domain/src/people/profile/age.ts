import { type Instant, shanghaiDay } from '../../base/time/instant.ts'

/** Whole years since a birthday (`YYYY-MM-DD`) on the Shanghai day of `now`; null before it. */
export function ageAt(birthday: string, now: Instant): number | null {
  const today = shanghaiDay(now)
  if (birthday > today) return null
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}
