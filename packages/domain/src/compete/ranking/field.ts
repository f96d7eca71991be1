import { DAY, type Instant, shanghaiDay, shanghaiDayStart } from '../../base/time/instant.ts'

/** Most teams of a list that are drawn one by one; of a longer list only the first `LEADERS` are. */
export const DRAWN = 120

/** Number of first teams whose ranks are followed from day to day. */
export const LEADERS = 10

/** Number of days over which the ranks of the first teams are followed. */
export const DAYS = 28

/** The days whose snapshots show the way of a list, oldest first: the last ones up to now, or up to the list's end. */
export function trendDays(end: Instant, now: Instant): string[] {
  const last = shanghaiDayStart(shanghaiDay(Math.min(end, now)))
  return Array.from({ length: DAYS }, (_, index) => shanghaiDay(last - (DAYS - 1 - index) * DAY))
}
