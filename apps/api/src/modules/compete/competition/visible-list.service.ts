import type { Instant } from '@shulei/domain/base/time/instant.ts'
import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import { revealAt, shownSchedule, visibleBoard, visibleStage } from '../submission/board/open-lists.service.ts'

/** The list that a competition shows now: 1 once list B of the shown schedule is revealed, else 0. */
export function visibleList(schedules: readonly Schedule[], now: Instant): 0 | 1 {
  const schedule = shownSchedule(schedules, now)
  return schedule ? visibleStage(schedule, now) : 0
}

/** The list that visitors see, and the time since which its scores are public; null when no list is open. */
export interface PublicList {
  scheduleId: number
  stage: 0 | 1
  since: Instant
}

/** The public list of a competition. Scores of list B are not public before its reveal. */
export function publicList(schedules: readonly Schedule[], now: Instant): PublicList | null {
  const board = visibleBoard(schedules, now)
  const schedule = schedules.find(({ id }) => id === board?.scheduleId)
  if (!board || !schedule) return null
  return { ...board, since: board.stage === 1 ? (revealAt(schedule) ?? now) : schedule.startTime }
}
