import type { ReactNode } from 'react'
import type { Competition } from '../useCompetition.ts'
import { type AnswerProps, WithAnswer } from './WithAnswer.tsx'
import { WithCompetition } from './WithCompetition.tsx'

export interface WithContentProps<T> extends AnswerProps<T> {
  competitionId: number
  /** Draws the loaded competition with the answer; `refresh` reads both from the server again, after a write. */
  children: (competition: Competition, content: T, refresh: () => Promise<unknown>) => ReactNode
}

/** As `WithCompetition`, for a part that shows texts or data of the competition too. */
export function WithContent<T>({ competitionId, answer, children }: WithContentProps<T>) {
  return (
    <WithCompetition competitionId={competitionId}>
      {(competition, refresh) => (
        <WithAnswer answer={answer}>
          {(content) => children(competition, content, () => Promise.all([refresh(), answer.mutate()]))}
        </WithAnswer>
      )}
    </WithCompetition>
  )
}
