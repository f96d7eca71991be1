import * as page from '../ContestPage/ContestPage.css.ts'
import { ContestSide } from '../ContestSide/ContestSide.tsx'
import { WithCompetition } from '../WithCompetition/WithCompetition.tsx'
import { SideContents } from './Contents.tsx'
import * as css from './Overview.css.ts'
import { SchedulePanel } from './SchedulePanel.tsx'
import { Sections } from './Sections.tsx'

/** The task: the schedule and the texts, and beside them the reader's next steps. */
export function Overview({ competitionId }: { competitionId: number }) {
  return (
    <WithCompetition competitionId={competitionId}>
      {(competition) => (
        <div className={`${page.split} ${css.split}`}>
          <div className={page.stack}>
            <SchedulePanel competition={competition} />
            <Sections competition={competition} />
          </div>
          <ContestSide competition={competition}>
            <SideContents competition={competition} />
          </ContestSide>
        </div>
      )}
    </WithCompetition>
  )
}
