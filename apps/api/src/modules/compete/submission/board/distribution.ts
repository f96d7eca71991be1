import { intervalCount } from '@shulei/domain/compete/ranking/distribution.ts'

export interface Interval {
  from: number
  to: number
  count: number
  /** Holds the scores that lie far out on its side. */
  cut?: boolean
}

/** Merits between which the intervals lie, and the extremes of all; a merit is a score, negated where smaller is better. */
export interface Bounds {
  worst: number
  best: number
  /** Worst and best of the merits that do not lie far out. */
  from: number
  to: number
}

/**
 * Equal intervals from the worst score to the best, and one more on each side where scores lie far out; `from` is an interval's
 * worse end, `to` its better one. One interval when all scores are equal, none for an empty list. `count` gives the number of
 * teams in an interval by its index from 0; -1 and the number of intervals stand for the scores outside.
 */
export function intervalsOf(
  bounds: Bounds | null,
  { total, ascending, count }: { total: number; ascending: boolean; count: (slot: number) => number },
): Interval[] {
  if (bounds === null) return []
  const { worst, best, from, to } = bounds
  const score = (merit: number) => (ascending && merit !== 0 ? -merit : merit)
  if (worst === best) return [{ from: score(worst), to: score(best), count: total }]
  const intervals = intervalCount(total)
  const edge = (slot: number) => score(slot === intervals ? to : from + ((to - from) * slot) / intervals)
  const inside = Array.from({ length: intervals }, (_, slot) => ({
    from: edge(slot),
    to: edge(slot + 1),
    count: count(slot),
  }))
  return [
    ...(worst < from ? [{ from: score(worst), to: score(from), count: count(-1), cut: true }] : []),
    ...inside,
    ...(best > to ? [{ from: score(to), to: score(best), count: count(intervals), cut: true }] : []),
  ]
}
