import type { Instant } from '@shulei/domain/base/time/instant.ts'
import { currentSchedule, listSpan, type Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import { listOfStage } from '@shulei/domain/compete/ranking/list.ts'

/** 0 is list A, 1 is list B. */
export type Stage = 0 | 1

/** A list: ranks are within one schedule and stage. */
export interface Board {
  scheduleId: number
  stage: Stage
}

/** A list of a schedule; for a locked list, `opensAt` is the instant at which it opens. */
export interface BoardList {
  stage: Stage
  open: boolean
  opensAt: Instant | null
}

/**
 * The lists of a schedule. A list opens with its window and stays open. List B is revealed at the start of its window, and nothing
 * of it leaves the server before.
 */
export function boardLists(schedule: Schedule, now: Instant): BoardList[] {
  const lists: BoardList[] = []
  for (const stage of [0, 1] as const) {
    const span = listSpan(schedule, listOfStage(stage))
    if (!span) continue
    const open = span.start <= now
    lists.push({ stage, open, opensAt: open ? null : span.start })
  }
  return lists
}

/** The instant of list B's reveal; null for a schedule without a reveal, whose list B scores never leave the server. */
export function revealAt(schedule: Schedule): Instant | null {
  return listSpan(schedule, 'B')?.start ?? null
}

export function isRevealed(schedule: Schedule, now: Instant): boolean {
  const at = revealAt(schedule)
  return at !== null && at <= now
}

/** The list that is shown: B once it is revealed, else A. */
export function visibleStage(schedule: Schedule, now: Instant): Stage {
  return isRevealed(schedule, now) ? 1 : 0
}

/** The schedule whose list is shown: the current one, else the latest that has begun, else the first upcoming one. */
export function shownSchedule<S extends Schedule>(schedules: readonly S[], now: Instant): S | null {
  const current = currentSchedule(schedules, now)
  if (current) return schedules.find((schedule) => schedule.id === current.id) ?? null
  const inOrder = schedules.toSorted((a, b) => a.startTime - b.startTime || a.sort - b.sort)
  return inOrder.findLast((schedule) => schedule.startTime <= now) ?? inOrder[0] ?? null
}

/** The list of a schedule that visitors see; null while none is open. */
export function scheduleBoard(schedule: Schedule, now: Instant): Board | null {
  const stage = visibleStage(schedule, now)
  return boardLists(schedule, now).some((list) => list.stage === stage && list.open)
    ? { scheduleId: schedule.id, stage }
    : null
}

/** The list that a request without a choice gets; null when no list is open yet. */
export function visibleBoard(schedules: readonly Schedule[], now: Instant): Board | null {
  const schedule = shownSchedule(schedules, now)
  return schedule && scheduleBoard(schedule, now)
}
