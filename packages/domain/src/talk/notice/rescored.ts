/** The place of a team on a list before or after a rescore; `score` is printed with the decimals of its metric. */
export interface RescoredPlace {
  rank: number | null
  score: string
}

/** The change of a place that a reader can see; null where both look the same. A rank counts where the team had one and has one. */
export function seenChange(was: RescoredPlace, now: RescoredPlace): 'both' | 'rank' | 'score' | null {
  const isRank = was.rank !== null && now.rank !== null && was.rank !== now.rank
  if (was.score === now.score) return isRank ? 'rank' : null
  return isRank ? 'both' : 'score'
}
