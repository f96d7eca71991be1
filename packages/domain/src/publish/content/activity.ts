import { type Instant, MINUTE, shanghaiDay, shanghaiDayStart } from '../../base/time/instant.ts'

/** When an activity takes place: once, or every month on the same day and time of day in Asia/Shanghai. */
export type ActivityTimes =
  | { kind: 'once'; start: Instant; end: Instant }
  | { kind: 'monthly' /** 1 to 28 */; day: number /** Minutes after midnight. */; minute: number; minutes: number }

export type ActivityState = 'soon' | 'running' | 'over'

export interface Meeting {
  start: Instant
  end: Instant
  state: ActivityState
}

const stateAt = (start: Instant, end: Instant, now: Instant): ActivityState => {
  if (now < start) return 'soon'
  return now < end ? 'running' : 'over'
}

const pad = (value: number) => String(value).padStart(2, '0')

/** Midnight that begins a day of a month in Asia/Shanghai; months count on through the years. */
function dayStart(year: number, month: number, day: number): Instant {
  const months = year * 12 + month - 1
  return shanghaiDayStart(`${Math.floor(months / 12)}-${pad((months % 12) + 1)}-${pad(day)}`)
}

/** The meeting of an activity that a reader asks about: the one under way, else the next, else the one that is over. */
export function meetingAt(times: ActivityTimes, now: Instant): Meeting {
  if (times.kind === 'once') return { start: times.start, end: times.end, state: stateAt(times.start, times.end, now) }
  const [year = 0, month = 0] = shanghaiDay(now).split('-').map(Number)
  // a meeting of the last evening of February ends in March
  for (let ahead = -1; ; ahead++) {
    const start = dayStart(year, month + ahead, times.day) + times.minute * MINUTE
    const end = start + times.minutes * MINUTE
    if (end > now) return { start, end, state: stateAt(start, end, now) }
  }
}
