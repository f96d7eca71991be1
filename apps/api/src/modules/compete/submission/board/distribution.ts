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

/** Edges of equal intervals between the merits that do not lie far out, from the worst to the best. */
export function edgesOf({ from, to }: Bounds, total: number): number[] {
  const intervals = intervalCount(total)
  return Array.from({ length: intervals + 1 }, (_, edge) =>
    edge === intervals ? to : from + ((to - from) * edge) / intervals,
  )
}

/**
 * The intervals between edges, and one more on each side where scores lie far out; `from` is an interval's worse end, `to` its
 * better one. One interval when all scores are equal, none for an empty list. `ahead` gives for each edge the number of teams that
 * are at least as good; for the last edge, of those that are better.
 */
export function intervalsOf(
  bounds: Bounds | null,
  {
    total,
    ascending,
    edges,
    ahead,
  }: { total: number; ascending: boolean; edges: readonly number[]; ahead: readonly number[] },
): Interval[] {
  if (bounds === null) return []
  const { worst, best, from, to } = bounds
  const score = (merit: number) => (ascending && merit !== 0 ? -merit : merit)
  if (worst === best) return [{ from: score(worst), to: score(best), count: total }]
  const inside = edges.slice(1).map((edge, slot) => ({
    from: score(edges[slot] as number),
    to: score(edge),
    count: (ahead[slot] as number) - (ahead[slot + 1] as number),
  }))
  const cut = true
  return [
    ...(worst < from ? [{ from: score(worst), to: score(from), count: total - (ahead[0] as number), cut }] : []),
    ...inside,
    ...(best > to ? [{ from: score(to), to: score(best), count: ahead.at(-1) as number, cut }] : []),
  ]
}
