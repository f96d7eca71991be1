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
