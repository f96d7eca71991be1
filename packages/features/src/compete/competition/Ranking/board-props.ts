import type { Competition } from '../useCompetition.ts'
import type { RankingQuery, Rankings } from './ranking-query.ts'

export interface BoardProps {
  rankings: Rankings
  competition: Competition
  query: RankingQuery
  isOpen: boolean
}
