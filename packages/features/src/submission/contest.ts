import type { Data } from '@shulei/contract/call.ts'
import type { competitionProfile } from '@shulei/contract/competition/calls.ts'
import {
  currentSchedule,
  type ListName,
  listSpan,
  nextWindow,
  type Schedule,
  type Span,
  windowAt,
} from '@shulei/domain/competition/schedule.ts'

export type Contest = Data<typeof competitionProfile>

const optional = (at: string | null) => (at === null ? null : Date.parse(at))

/** The rounds of a competition as the rules take them: instants instead of texts. */
export const schedulesOf = (contest: Contest): Schedule[] =>
  contest.schedules.map((schedule) => ({
    ...schedule,
    startTime: Date.parse(schedule.startTime),
    endTime: Date.parse(schedule.endTime),
    listAStartTime: optional(schedule.listAStartTime),
    listAEndTime: optional(schedule.listAEndTime),
    listBStartTime: optional(schedule.listBStartTime),
    listBEndTime: optional(schedule.listBEndTime),
  }))

/** A round's name in both languages; nothing when the id is of no round of this competition. */
export function roundName(contest: Contest, id: unknown): { cn: string; en: string } | null {
  const schedule = contest.schedules.find((candidate) => candidate.id === id)
  return schedule ? { cn: schedule.title, en: schedule.titleEn } : null
}

/** What a contestant waits for: a list that closes or opens. */
export interface Edge {
  kind: 'ends' | 'starts'
  list: ListName
  /** Epoch milliseconds. */
  at: number
}

/** The next instant at which a list closes or opens, or null when no window is left. */
export function nextEdge(schedules: readonly Schedule[], now: number): Edge | null {
  const current = currentSchedule(schedules, now)
  const list = current && windowAt(current, now)
  const span = current && list && listSpan(current, list)
  if (span) return { kind: 'ends', list, at: span.end }
  const next = nextWindow(schedules, now)
  return next && { kind: 'starts', list: next.list, at: next.startsAt }
}

/** The list window that closed last before `now`, or null when none has. */
export function lastWindow(schedules: readonly Schedule[], now: number): (Span & { list: ListName }) | null {
  const closed = schedules.flatMap((schedule) =>
    (['A', 'B'] as const).flatMap((list) => {
      const span = listSpan(schedule, list)
      return span && span.end < now ? [{ ...span, list }] : []
    }),
  )
  return closed.sort((a, b) => b.end - a.end)[0] ?? null
}
