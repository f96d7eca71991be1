/** Intervals that a list's scores are counted in. */
export const INTERVALS = 24

export interface Interval {
  from: number
  to: number
  count: number
}

/**
 * Equal intervals from the worst score to the best; each goes `from` its worse edge `to` its better one. One interval when all
 * scores are equal, none for an empty list. `merit` is the score, turned around where smaller is better; `count` answers for
 * the number of an interval, from 0.
 */
export function intervalsOf(
  { worst, best, total }: { worst: number | null; best: number | null; total: number },
  { ascending, count }: { ascending: boolean; count: (slot: number) => number },
): Interval[] {
  if (worst === null || best === null) return []
  const score = (merit: number) => (ascending && merit !== 0 ? -merit : merit)
  if (worst === best) return [{ from: score(worst), to: score(best), count: total }]
  const edge = (slot: number) => score(slot === INTERVALS ? best : worst + ((best - worst) * slot) / INTERVALS)
  return Array.from({ length: INTERVALS }, (_, slot) => ({ from: edge(slot), to: edge(slot + 1), count: count(slot) }))
}
