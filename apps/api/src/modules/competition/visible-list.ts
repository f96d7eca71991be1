import type { Schedule } from '@shulei/domain/competition/schedule.ts'
import type { Instant } from '@shulei/domain/time/instant.ts'
import { shownSchedule, visibleStage } from '../submission/board/lists.ts'

/** Which list a competition shows now: 1 once list B of the shown schedule is revealed, else 0. */
export function visibleList(schedules: readonly Schedule[], now: Instant): 0 | 1 {
  const schedule = shownSchedule(schedules, now)
  return schedule ? visibleStage(schedule, now) : 0
}
