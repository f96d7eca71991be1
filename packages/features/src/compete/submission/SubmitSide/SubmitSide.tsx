import { LadderCard } from '../../competition/LadderCard/LadderCard.tsx'
import type { Competition } from '../../competition/useCompetition.ts'
import type { SubmitsAnswer } from '../submits.ts'
import { BestCard } from './BestCard.tsx'
import { EdgeCard } from './EdgeCard.tsx'
import * as css from './SubmitSide.css.ts'

export interface SubmitSideProps {
  competition: Competition
  answer: SubmitsAnswer
  /** Whether narrow screens show the ladder elsewhere. */
  isLadderMoved?: boolean
}

/** Beside the form: the time until the list closes or opens, and the team's best score. */
export function SubmitSide({ competition, answer: { best, verdict }, isLadderMoved = false }: SubmitSideProps) {
  const now = Date.parse(verdict.checkedAt)
  return (
    <aside className={css.side}>
      <EdgeCard competition={competition} now={now} />
      <BestCard competition={competition} best={best} now={now} />
      <div className={css.ladder} data-moved={isLadderMoved || undefined}>
        <LadderCard competition={competition} own={best} />
      </div>
    </aside>
  )
}
