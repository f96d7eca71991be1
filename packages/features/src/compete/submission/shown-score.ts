import type { Submit } from './submits.ts'

/** The score of a submission that its row shows, and the list that it is of: list B once that is public. */
export const shownScore = ({ list, score, scoreB }: Pick<Submit, 'list' | 'score' | 'scoreB'>) => {
  if (scoreB !== null) return { list: 'B', score: scoreB } as const
  // without any score the list is the one that the file was sent to
  return { list: score === null ? list : 'A', score } as const
}
