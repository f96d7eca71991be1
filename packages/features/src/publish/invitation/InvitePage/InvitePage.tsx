import { canSignUp } from '@shulei/domain/compete/competition/state.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { useContext } from 'react'
import { timesOf } from '../../../compete/competition/facts.ts'
import { WithCompetition } from '../../../compete/competition/WithCompetition/WithCompetition.tsx'
import { InvitePanel } from '../InvitePanel/InvitePanel.tsx'
import { InviteRanking } from '../InviteRanking/InviteRanking.tsx'
import * as css from './InvitePage.css.ts'

/** The invite tab of a competition: the reader's link, and the ranking of the day. */
export function InvitePage({ competitionId }: { competitionId: number }) {
  const { now } = useContext(TimeContext)
  const scope = { cmptId: competitionId }
  return (
    <WithCompetition competitionId={competitionId}>
      {(competition) => (
        <div className={css.stack}>
          <InvitePanel scope={scope} isOpen={canSignUp(timesOf(competition, now).times, now)} />
          <InviteRanking scope={scope} />
        </div>
      )}
    </WithCompetition>
  )
}
