import { intervalCount } from '@shulei/domain/ranking/distribution.ts'

export interface Interval {
  from: number
  to: number
  count: number
}

/**
 * Equal intervals from the worst score to the best; `from` is an interval's worse end, `to` its better one. One interval when all
 * scores are equal, none for an empty list. `merit` is the score, negated where smaller is better; `count` gives the number of
 * teams in an interval by its index, from 0.
 */
export function intervalsOf(
  { worst, best, total }: { worst: number | null; best: number | null; total: number },
  { ascending, count }: { ascending: boolean; count: (slot: number) => number },
): Interval[] {
  if (worst === null || best === null) return []
  const score = (merit: number) => (ascending && merit !== 0 ? -merit : merit)
  if (worst === best) return [{ from: score(worst), to: score(best), count: total }]
  const intervals = intervalCount(total)
  const edge = (slot: number) => score(slot === intervals ? best : worst + ((best - worst) * slot) / intervals)
  return Array.from({ length: intervals }, (_, slot) => ({ from: edge(slot), to: edge(slot + 1), count: count(slot) }))
}
