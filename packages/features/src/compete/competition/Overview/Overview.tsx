import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as page from '../ContestPage/ContestPage.css.ts'
import { ContestSide } from '../ContestSide/ContestSide.tsx'
import { sectionsArgs } from '../useCompetition.ts'
import { WithContent } from '../WithCompetition/WithContent.tsx'
import { SideContents } from './Contents.tsx'
import * as css from './Overview.css.ts'
import { SchedulePanel } from './SchedulePanel.tsx'
import { Sections } from './Sections.tsx'

/** The task: the schedule and the texts, and beside them the reader's next steps. */
export function Overview({ competitionId }: { competitionId: number }) {
  const answer = useCall(refs.competitionSections, sectionsArgs(competitionId))
  return (
    <WithContent competitionId={competitionId} answer={answer}>
      {(competition, { sections }) => (
        <div className={`${page.split} ${css.split}`}>
          <div className={page.stack}>
            <SchedulePanel competition={competition} />
            <Sections sections={sections} />
          </div>
          <ContestSide competition={competition}>
            <SideContents competition={competition} sections={sections} />
          </ContestSide>
        </div>
      )}
    </WithContent>
  )
}
