import { compareEntries } from '@shulei/domain/ranking/order.ts'
import type { MetricId } from '@shulei/domain/submission/metric.ts'
import type { Stage } from '../board/lists.ts'

/** A scored submission of a team in a schedule. `at` is its time of creation in epoch milliseconds. */
export interface ScoredSubmission {
  id: number
  list: 'A' | 'B'
  scoreA: number | null
  scoreB: number | null
  at: number
}

/** A submission with its score on one list. */
export interface Counted {
  id: number
  score: number
  at: number
}

/**
 * Number of a team's list A submissions that also count on list B: its best ones, since nothing can be chosen (docs/decisions/009).
 */
export const CARRIED = 2

const on = (scored: readonly ScoredSubmission[], score: 'scoreA' | 'scoreB') =>
  scored.flatMap((submission) => {
    const value = submission[score]
    return value !== null && Number.isFinite(value) ? [{ id: submission.id, score: value, at: submission.at }] : []
  })

/** Sorts by better score, then earlier submission, then lower id: the order of the ranking, for submissions instead of teams. */
function inOrder(metric: MetricId, scored: readonly Counted[]): Counted[] {
  const compare = compareEntries(metric)
  return scored.toSorted((a, b) => compare({ ...a, teamId: a.id }, { ...b, teamId: b.id }))
}

/** The submissions that may count on a list: for A those made for it; for B its own and the best ones carried over from A. */
function candidates(scored: readonly ScoredSubmission[], stage: Stage, metric: MetricId): Counted[] {
  const forA = scored.filter(({ list }) => list === 'A')
  if (stage === 0) return on(forA, 'scoreA')
  const carried = new Set(
    inOrder(metric, on(forA, 'scoreA'))
      .slice(0, CARRIED)
      .map(({ id }) => id),
  )
  return on(
    scored.filter(({ id, list }) => list === 'B' || carried.has(id)),
    'scoreB',
  )
}

/** The submission that gives a team its score on a list, or null. */
export function countedSubmission(scored: readonly ScoredSubmission[], stage: Stage, metric: MetricId): Counted | null {
  return inOrder(metric, candidates(scored, stage, metric))[0] ?? null
}

/** Number of submissions for a list, and the time of the last one; B includes those carried over from A. */
export function tally(scored: readonly ScoredSubmission[], stage: Stage): { submits: number; lastAt: number } {
  const own = stage === 0 ? scored.filter(({ list }) => list === 'A') : scored
  return { submits: own.length, lastAt: Math.max(...own.map(({ at }) => at)) }
}
