import { medalOf } from './medal.ts'
import * as css from './RankNumber.css.ts'

export interface RankNumberProps {
  /** Rank from 1; null without a score. */
  rank: number | null
  /** The formatted number, with the locale's separators. Default: the digits. */
  text?: string
}

/** A rank; the first three in the colours of their medals (`data-medal`), none as a dash. */
export function RankNumber({ rank, text }: RankNumberProps) {
  return (
    <span className={css.rank} data-medal={rank === null ? 'none' : medalOf(rank)}>
      {rank === null ? '–' : (text ?? rank)}
    </span>
  )
}
