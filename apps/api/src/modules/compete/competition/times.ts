import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { Schedule as DomainSchedule } from '@shulei/domain/compete/competition/schedule.ts'
import { type CompetitionTimes, type SignupWindow, signupOpen } from '@shulei/domain/compete/competition/state.ts'
import type { ScheduleRow } from './schedule-list.ts'
import type { competitions } from './tables.ts'

type SignupRow = Pick<
  typeof competitions.$inferSelect,
  'startTime' | 'endTime' | 'isOpenSignup' | 'signupStartTime' | 'signupEndTime'
>

const instant = (at: Date | null): Instant | null => at?.getTime() ?? null

/** A stored schedule in the form of the domain's rules. */
export function scheduleRules(row: ScheduleRow): DomainSchedule {
  return {
    id: row.id,
    title: row.title,
    sort: row.sort,
    startTime: row.startTime.getTime(),
    endTime: row.endTime.getTime(),
    listAStartTime: instant(row.listAStartTime),
    listAEndTime: instant(row.listAEndTime),
    listBStartTime: instant(row.listBStartTime),
    listBEndTime: instant(row.listBEndTime),
    maxSubmitCount: row.maxSubmitCount,
    maxErrorSubmitCount: row.maxErrorSubmitCount,
  }
}

/** A stored sign-up window in the form of the domain's rules. */
export const signupWindow = ({ isOpenSignup, signupStartTime, signupEndTime }: SignupRow): SignupWindow => ({
  isOpenSignup,
  signupStartTime: instant(signupStartTime),
  signupEndTime: instant(signupEndTime),
})

/** Times at `now` on which the state of a competition depends. */
export function competitionTimes(row: SignupRow, schedules: readonly ScheduleRow[], now: Instant): CompetitionTimes {
  return {
    startTime: row.startTime.getTime(),
    endTime: row.endTime.getTime(),
    isOpenSignup: signupOpen(signupWindow(row), now),
    schedules: schedules.map(scheduleRules),
  }
}
