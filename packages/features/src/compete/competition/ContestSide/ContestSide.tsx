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
 *
 * - MUST count down to the edge that matters to this reader and give its exact instant and zone; asks the server anew when the edge
 *   comes.
 * - MUST offer one action that fits: sign up, continue, submit, see the ranking, see the data. Only entering the ring is cinnabar.
 * - MUST show the steps of taking part with their state in words, and what mends the open ones (B§4).
 * - MUST show the three leaders of the list that counts now, or that nobody is ranked.
 */
export function ContestSide({ competition, children }: { competition: Competition; children?: ReactNode }) {
  const { now } = useContext(TimeContext)
  const mayTakePart = isSignedUp(competition) || (now <= Date.parse(competition.endTime) && !competition.isOrganizer)
  return (
    <aside className={page.aside}>
      <NextStepCard competition={competition} />
      {mayTakePart ? <MySteps competition={competition} /> : null}
      <TopThree competition={competition} />
      <LadderCard competition={competition} own={competition.own} />
      {children}
    </aside>
  )
}
