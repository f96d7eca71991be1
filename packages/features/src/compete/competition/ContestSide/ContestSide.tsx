import { TimeContext } from '@shulei/i18n/format.ts'
import { type ReactNode, useContext } from 'react'
import * as page from '../ContestPage/ContestPage.css.ts'
import { LadderCard } from '../LadderCard/LadderCard.tsx'
import { type Competition, isSignedUp } from '../useCompetition.ts'
import { MySteps } from './MySteps.tsx'
import { NextStepCard } from './NextStepCard.tsx'
import { TopThree } from './TopThree.tsx'

/**
 * Side column of the task: the next step, the reader's progress, the leaders; `children` come below and stay in view while the
 * text is read.
 */
export function ContestSide({ competition, children }: { competition: Competition; children?: ReactNode }) {
  const { now } = useContext(TimeContext)
  const isOver = now > Date.parse(competition.endTime)
  return (
    <aside className={page.aside}>
      <NextStepCard competition={competition} />
      {isOver && !isSignedUp(competition) ? null : <MySteps competition={competition} />}
      <TopThree competition={competition} />
      <LadderCard competition={competition} own={competition.own} />
      {children}
    </aside>
  )
}
