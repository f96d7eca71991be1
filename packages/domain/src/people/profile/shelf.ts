/** A rank among the ranked teams of a list. */
export interface ShelfRank {
  rank: number
  total: number
}

/** Ranks on the shelf of a profile. */
const MOST = 4

/** The first three places of at least two teams, and the upper half. */
const isWorthy = ({ rank, total }: ShelfRank) => total > 1 && (rank <= 3 || rank * 2 <= total)

/** The best ranks: the smaller rank first; of equal ranks, the one among more teams. */
export const shelfOf = <R extends ShelfRank>(ranks: readonly R[]): R[] =>
  ranks
    .filter(isWorthy)
    .toSorted((a, b) => a.rank - b.rank || b.total - a.total)
    .slice(0, MOST)

/** Tags that name the level of a competition, not a skill. */
const levels: ReadonlySet<string> = new Set(['beginner', 'training'])

/** The most frequent tags of some competitions with their numbers, at most eight; tags of equal number in order of appearance. */
export function topicsOf<T extends { code: string }>(tags: readonly T[]): (T & { count: number })[] {
  const byCode = Map.groupBy(
    tags.filter(({ code }) => !levels.has(code)),
    ({ code }) => code,
  )
  return [...byCode.values()]
    .flatMap(([tag, ...others]) => (tag ? [{ ...tag, count: others.length + 1 }] : []))
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 8)
}
