import type { Instant } from '../../base/time/instant.ts'
import { isBetter, type MetricId, metrics } from '../submission/metric.ts'

/** A team's best score with the submission time; a re-score keeps that time. */
export interface RankEntry {
  teamId: number
  score: number
  at: Instant
}

/** Order of the list: better score, then the earlier submission, then the lower id. For finite scores. */
export function compareEntries(metric: MetricId): (a: RankEntry, b: RankEntry) => number {
  const sign = metrics[metric].direction === 'asc' ? 1 : -1
  return (a, b) => sign * (a.score - b.score) || a.at - b.at || a.teamId - b.teamId
}

/** The ranked list, each team once by its best submission. Submissions without a finite score are left out. */
export function rankEntries<Entry extends Omit<RankEntry, 'score'> & { score: number | null }>(
  metric: MetricId,
  entries: readonly Entry[],
): (Entry & RankEntry & { rank: number })[] {
  const scored = entries.filter((entry): entry is Entry & RankEntry => Number.isFinite(entry.score))
  const teams = new Set<number>()
  const ranked: (Entry & RankEntry & { rank: number })[] = []
  for (const entry of scored.sort(compareEntries(metric))) {
    if (teams.has(entry.teamId)) continue
    teams.add(entry.teamId)
    ranked.push({ ...entry, rank: ranked.length + 1 })
  }
  return ranked
}

export interface Movement {
  kind: 'new' | 'same' | 'up' | 'down'
  /** Places moved, never negative. */
  by: number
}

/** Change of a rank since the last snapshot; `previous` is null if the team was not ranked then. */
export function movement(previous: number | null, rank: number): Movement {
  if (previous === null) return { kind: 'new', by: 0 }
  if (previous === rank) return { kind: 'same', by: 0 }
  return { kind: rank < previous ? 'up' : 'down', by: Math.abs(previous - rank) }
}

/** Score that `mine` lacks to equal `goal`; 0 if it is at least as good. */
export function gapTo(metric: MetricId, mine: number, goal: number): number {
  return isBetter(metric, goal, mine) ? Math.abs(goal - mine) : 0
}
