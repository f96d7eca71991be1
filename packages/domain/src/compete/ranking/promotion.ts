import { type Instant, MINUTE } from '../../base/time/instant.ts'
import { listSpan, type Schedule } from '../competition/schedule.ts'
import type { MetricId } from '../submission/metric.ts'
import { type RankEntry, rankEntries } from './order.ts'

/** A team on the deciding list. `cheatStatus` 0 is clean. */
export interface PromotionEntry extends Omit<RankEntry, 'score'> {
  score: number | null
  cheatStatus: number
}

/** A promoted team with its rank. */
export interface Promoted {
  teamId: number
  rank: number
}

/**
 * The teams promoted to the next schedule: the first `places` clean ones in the list's order, or all clean ones if `places`
 * is 0. A flagged team is passed over for the next one.
 */
export function promotedTeams(metric: MetricId, entries: readonly PromotionEntry[], places: number): Promoted[] {
  const clean = rankEntries(metric, entries).filter(({ cheatStatus }) => cheatStatus === 0)
  return clean.slice(0, places > 0 ? places : clean.length).map(({ teamId, rank }) => ({ teamId, rank }))
}

/** The list that decides the promotion: B if the schedule has one, else A; null for a schedule without lists. */
export function decidingList(schedule: Schedule): 'A' | 'B' | null {
  if (listSpan(schedule, 'B')) return 'B'
  return listSpan(schedule, 'A') ? 'A' : null
}

/** The schedule after a given one; null after the last one, and for a season: seasons follow the planned schedules. */
export function nextRound<S extends Schedule>(schedules: readonly S[], schedule: Schedule): S | null {
  if (schedule.season) return null
  const later = schedules.filter(({ sort }) => sort > schedule.sort)
  return later.sort((a, b) => a.sort - b.sort || a.id - b.id)[0] ?? null
}

/** Delay after the end by which all submissions are stored. */
const SETTLED = MINUTE

/**
 * The instant from which a schedule's list can decide the promotion, because no more submissions arrive: shortly after its
 * own end, or its competition's.
 */
export function decidedFrom(schedule: Schedule, competitionEnd: Instant): Instant {
  return Math.min(schedule.endTime, competitionEnd) + SETTLED
}
