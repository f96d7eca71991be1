import * as page from '../ContestPage/ContestPage.css.ts'
import type { Competition } from '../useCompetition.ts'
import { MySteps } from './MySteps.tsx'
import { NextStepCard } from './NextStepCard.tsx'
import { TopThree } from './TopThree.tsx'

/** Beside the task: what comes next, where the reader stands, who leads. */
export function ContestSide({ competition }: { competition: Competition }) {
  return (
    <aside className={page.aside}>
      <NextStepCard competition={competition} />
      <MySteps competition={competition} />
      <TopThree competition={competition} />
    </aside>
  )
}
