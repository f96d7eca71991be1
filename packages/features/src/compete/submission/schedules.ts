import { type ListName, listSpan, type Schedule, type Span } from '@shulei/domain/compete/competition/schedule.ts'
import { ruleSchedule } from '../competition/facts.ts'
import type { Competition } from '../competition/useCompetition.ts'

/** Converts the schedules of a competition for the rules of the domain. */
export const schedulesOf = (competition: Competition): Schedule[] => competition.schedules.map(ruleSchedule)

/** Title of a schedule in both languages; null if the id belongs to no schedule of this competition. */
export function roundName(competition: Competition, id: unknown): { cn: string; en: string } | null {
  const schedule = competition.schedules.find((candidate) => candidate.id === id)
  return schedule ? { cn: schedule.title, en: schedule.titleEn } : null
}

/** The list window that closed last before `now`; null without one. */
export function lastWindow(schedules: readonly Schedule[], now: number): (Span & { list: ListName }) | null {
  const closed = schedules.flatMap((schedule) =>
    (['A', 'B'] as const).flatMap((list) => {
      const span = listSpan(schedule, list)
      return span && span.end < now ? [{ ...span, list }] : []
    }),
  )
  return closed.sort((a, b) => b.end - a.end)[0] ?? null
}
