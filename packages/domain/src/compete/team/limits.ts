import { DAY, HOUR, type Instant } from '../../base/time/instant.ts'
import { listSpan, type Schedule, type Span } from '../competition/schedule.ts'

/** Most members of a team where the competition sets nothing else (Q130). */
export const TEAM_MAX = 5

/** Members of teams stay as they are from this long before the end of a competition, where it sets no instant of its own. */
export const FREEZE_BEFORE_END = 5 * DAY

/** Most open invitations of a team at a time, and most open join requests of one. */
export const MAX_OPEN_INVITES = 20
export const MAX_OPEN_REQUESTS = 10

/** The instant from which the members of all teams of a competition stay as they are. */
export const freezeAtOf = ({ teamFreezeAt, endTime }: { teamFreezeAt: Instant | null; endTime: Instant }): Instant =>
  Math.min(teamFreezeAt ?? endTime - FREEZE_BEFORE_END, endTime)

/** Number of a calendar day in Asia/Shanghai, which is UTC+8 all year. */
const dayNumber = (at: Instant) => Math.floor((at + 8 * HOUR) / DAY)

/** The days of a span until `now`, cut at the ends of its schedule. */
function daysOf(span: Span | null, schedule: Schedule, now: Instant): number[] {
  if (!span) return []
  const start = Math.max(span.start, schedule.startTime)
  const end = Math.min(span.end, schedule.endTime, now)
  if (start > end) return []
  const first = dayNumber(start)
  return Array.from({ length: dayNumber(end) - first + 1 }, (_, index) => first + index)
}

/**
 * The tries that one team could have used until `now`: each schedule's daily quota for every day in Asia/Shanghai on which one of
 * its lists was open, today included. A merged team may not have used more (Q130).
 */
export function triesUntil(schedules: readonly Schedule[], now: Instant): number {
  return schedules.reduce((total, schedule) => {
    const days = new Set((['A', 'B'] as const).flatMap((list) => daysOf(listSpan(schedule, list), schedule, now)))
    return total + days.size * schedule.maxSubmitCount
  }, 0)
}
