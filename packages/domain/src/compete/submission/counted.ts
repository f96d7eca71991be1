import type { Instant } from '../../base/time/instant.ts'
import { compareEntries } from '../ranking/order.ts'
import { leadOver, type MetricId } from './metric.ts'

/** A scored submission of a team in a schedule. `at` is its time of creation. */
export interface ScoredSubmission {
  id: number
  list: 'A' | 'B'
  scoreA: number | null
  scoreB: number | null
  at: Instant
  /** The captain has chosen it for list B. */
  isChosen: boolean
}

/** A submission with its score on one list. */
export interface Counted {
  id: number
  score: number
  at: Instant
}

/** 0 is list A, 1 is list B. */
type Stage = 0 | 1

/** How the submissions of a schedule count. */
export interface Counting {
  metric: MetricId
  /** Number of list A submissions that also count on list B. */
  carried: number
}

/** The number of list A submissions that also count on list B where nothing can be chosen (docs/decisions/009). */
export const CARRIED = 2

/** The number of list A submissions that also count on list B: as many as a captain may choose. */
export const carriedOf = (choiceCount: number): number => (choiceCount > 0 ? choiceCount : CARRIED)

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

/**
 * The list A submissions that also count on list B: the chosen ones, or without a choice the best of list A. A choice of fewer than
 * allowed is a choice: nothing is added to it.
 */
export function carriedSubmissions(scored: readonly ScoredSubmission[], { metric, carried }: Counting): number[] {
  const forA = scored.filter(({ list }) => list === 'A')
  const chosen = forA.filter(({ isChosen }) => isChosen)
  if (chosen.length > 0) return chosen.map(({ id }) => id)
  return inOrder(metric, on(forA, 'scoreA'))
    .slice(0, carried)
    .map(({ id }) => id)
}

/** The submissions that may count on a list: for A those made for it; for B its own and the ones carried over from A. */
function candidates(scored: readonly ScoredSubmission[], stage: Stage, counting: Counting): Counted[] {
  if (stage === 0)
    return on(
      scored.filter(({ list }) => list === 'A'),
      'scoreA',
    )
  const carried = new Set(carriedSubmissions(scored, counting))
  return on(
    scored.filter(({ id, list }) => list === 'B' || carried.has(id)),
    'scoreB',
  )
}

/** The submission that gives a team its score on a list, or null. */
export const countedSubmission = (
  scored: readonly ScoredSubmission[],
  stage: Stage,
  counting: Counting,
): Counted | null => inOrder(counting.metric, candidates(scored, stage, counting))[0] ?? null

/** By how much a score beats the team's best on a list before it, negative where it falls short; null where it is the first. */
export function gainOf(
  score: number,
  before: readonly ScoredSubmission[],
  stage: Stage,
  counting: Counting,
): number | null {
  const best = countedSubmission(before, stage, counting)
  return best && Number.isFinite(score) ? leadOver(counting.metric, score, best.score) : null
}

/** Number of submissions for a list, and the time of the last one; B includes those carried over from A. */
export function tally(scored: readonly ScoredSubmission[], stage: Stage): { submits: number; lastAt: Instant } {
  const own = stage === 0 ? scored.filter(({ list }) => list === 'A') : scored
  return { submits: own.length, lastAt: Math.max(...own.map(({ at }) => at)) }
}
