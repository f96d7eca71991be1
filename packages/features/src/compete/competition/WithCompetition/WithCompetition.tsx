import type { ReactNode } from 'react'
import { type Competition, useCompetition } from '../useCompetition.ts'
import { WithAnswer } from './WithAnswer.tsx'

export interface WithCompetitionProps {
  competitionId: number
  /** Draws the loaded competition; `refresh` reads it from the server again, after a write. */
  children: (competition: Competition, refresh: () => Promise<unknown>) => ReactNode
}

/** A part of a competition's page: a skeleton while it loads, the error with a retry button, or the part itself. */
export function WithCompetition({ competitionId, children }: WithCompetitionProps) {
  const answer = useCompetition(competitionId)
  return <WithAnswer answer={answer}>{(competition) => children(competition, answer.mutate)}</WithAnswer>
}
