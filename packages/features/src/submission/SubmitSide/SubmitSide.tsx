import { LadderCard } from '../../competition/LadderCard/LadderCard.tsx'
import type { Contest } from '../contest.ts'
import type { SubmitsAnswer } from '../submits.ts'
import { BestCard } from './BestCard.tsx'
import { EdgeCard } from './EdgeCard.tsx'
import * as css from './SubmitSide.css.ts'

export interface SubmitSideProps {
  contest: Contest
  answer: SubmitsAnswer
}

/** Beside the form: the time until the list closes or opens, and the team's best score. */
export function SubmitSide({ contest, answer: { best, verdict } }: SubmitSideProps) {
  const now = Date.parse(verdict.checkedAt)
  return (
    <aside className={css.side}>
      <EdgeCard contest={contest} now={now} />
      <BestCard contest={contest} best={best} now={now} />
      <div className={css.ladder}>
        <LadderCard competition={contest} own={best} />
      </div>
    </aside>
  )
}
