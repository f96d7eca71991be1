import * as page from '../ContestPage/ContestPage.css.ts'
import { ContestSide } from '../ContestSide/ContestSide.tsx'
import { WithCompetition } from '../WithCompetition/WithCompetition.tsx'
import { SchedulePanel } from './SchedulePanel.tsx'
import { Sections } from './Sections.tsx'

/** The task itself: the schedule, the texts, and beside them what the reader can do now. */
export function Overview({ competitionId }: { competitionId: number }) {
  return (
    <WithCompetition competitionId={competitionId}>
      {(competition) => (
        <div className={page.split}>
          <div className={page.stack}>
            <SchedulePanel competition={competition} />
            <Sections competition={competition} />
          </div>
          <ContestSide competition={competition} />
        </div>
      )}
    </WithCompetition>
  )
}
