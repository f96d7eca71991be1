import type { RulerKind, RulerSegment, TimeRange } from './layout.ts'

export const day = 86_400_000
/** The date of every story. */
export const now = Date.parse('2026-11-21T12:40:00+08:00')
export const season: TimeRange = [now - 52 * day, now + 66 * day]

/** Segments given in days from now. */
export const stagesOf = (...stages: [RulerKind, number, number | null][]): RulerSegment[] =>
  stages.map(([kind, start, end]) => ({ kind, start: now + start * day, end: end === null ? null : now + end * day }))
