import { DAY, type Instant, shanghaiDay, shanghaiDayStart } from '../../base/time/instant.ts'

/** A monthly season of a competition that goes on after its main schedules. */
export interface Season {
  /** Its month as `YYYY-MM`, unique within a competition. */
  key: string
  start: Instant
  /** The last second of the month in Asia/Shanghai. */
  end: Instant
}

/** A season opens this long before it is needed, so that a competition never looks ended in between. */
const AHEAD = 3 * DAY

/** A remainder of a month that is shorter belongs to the season of the next month. */
const SHORTEST = 7 * DAY

/** The first instant of the month after the one that holds `day`. */
function nextMonth(day: string): Instant {
  const [year = 0, month = 0] = day.split('-').map(Number)
  const next = month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return shanghaiDayStart(next)
}

/** The first midnight in Asia/Shanghai at or after an instant. */
function midnightFrom(at: Instant): Instant {
  const start = shanghaiDayStart(shanghaiDay(at))
  return start === at ? at : start + DAY
}

/**
 * The season to open at `now`; null while nothing is due. `end` is the end of all that the competition has so far: its own and that
 * of its last schedule. Months that went by without a running site have no season: the first one begins with the present month.
 */
export function dueSeason(end: Instant, now: Instant): Season | null {
  if (now < end - AHEAD) return null
  const month = shanghaiDayStart(`${shanghaiDay(now).slice(0, 7)}-01`)
  const start = Math.max(midnightFrom(end + 1), month)
  const own = nextMonth(shanghaiDay(start))
  const until = own - start < SHORTEST ? nextMonth(shanghaiDay(own)) : own
  return { key: shanghaiDay(until - 1).slice(0, 7), start, end: until - 1000 }
}

/** Title of a season with the English one after `#`, as for every schedule. */
export function seasonTitle(key: string): string {
  const [year, month] = key.split('-')
  const name = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(new Date(`${key}-01`))
  return `${year} 年 ${Number(month)} 月赛季#${name} ${year} season`
}
