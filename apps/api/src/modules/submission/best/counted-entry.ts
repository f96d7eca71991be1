import { compareEntries } from '@shulei/domain/ranking/order.ts'
import type { MetricId } from '@shulei/domain/submission/metric.ts'
import type { Stage } from '../board/lists.ts'

/** A scored entry of one team in one schedule. `at` is when it was made, epoch milliseconds. */
export interface ScoredEntry {
  id: number
  list: 'A' | 'B'
  scoreA: number | null
  scoreB: number | null
  at: number
}

/** An entry as one list counts it. */
export interface Counted {
  id: number
  score: number
  at: number
}

/**
 * How many list A entries a team takes along to list B: its best ones, as nothing was chosen (docs/decisions/009).
 */
export const CARRIED = 2

const on = (entries: readonly ScoredEntry[], score: 'scoreA' | 'scoreB') =>
  entries.flatMap((entry) => {
    const value = entry[score]
    return value !== null && Number.isFinite(value) ? [{ id: entry.id, score: value, at: entry.at }] : []
  })

/** Better score, then the earlier entry, then the lower id: the ranking's own order, with entries in the place of teams. */
function inOrder(metric: MetricId, entries: readonly Counted[]): Counted[] {
  const compare = compareEntries(metric)
  return entries.toSorted((a, b) => compare({ ...a, teamId: a.id }, { ...b, teamId: b.id }))
}

/** The entries that may count on a list: A its own; B its own and the best carried over from A. */
function candidates(entries: readonly ScoredEntry[], stage: Stage, metric: MetricId): Counted[] {
  const forA = entries.filter(({ list }) => list === 'A')
  if (stage === 0) return on(forA, 'scoreA')
  const carried = new Set(
    inOrder(metric, on(forA, 'scoreA'))
      .slice(0, CARRIED)
      .map(({ id }) => id),
  )
  return on(
    entries.filter(({ id, list }) => list === 'B' || carried.has(id)),
    'scoreB',
  )
}

/** The entry by which a team stands on a list, or null. */
export function countedEntry(entries: readonly ScoredEntry[], stage: Stage, metric: MetricId): Counted | null {
  return inOrder(metric, candidates(entries, stage, metric))[0] ?? null
}

/** How many entries were made for a list, and the last of them: B also counts those that A brings along. */
export function tally(entries: readonly ScoredEntry[], stage: Stage): { submits: number; lastAt: number } {
  const own = stage === 0 ? entries.filter(({ list }) => list === 'A') : entries
  return { submits: own.length, lastAt: Math.max(...own.map(({ at }) => at)) }
}
