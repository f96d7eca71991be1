import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { lazy, Suspense, useContext, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useMoveFocus } from '../../../base/site/focus.ts'
import { NotRead } from '../../../base/site/NotRead.tsx'
import { OrganizerNote } from '../../competition/OrganizerNote/OrganizerNote.tsx'
import { type Competition, maySignUp, useCompetition } from '../../competition/useCompetition.ts'
import { FindTeam } from '../FindTeam/FindTeam.tsx'
import { InvitationList } from '../InvitationList/InvitationList.tsx'
import { ReceivedInvitations } from '../InvitationList/ReceivedInvitations.tsx'
import { JoinRequestList } from '../JoinRequestList/JoinRequestList.tsx'
import { SentRequests } from '../SentRequests/SentRequests.tsx'
import { TeamLimits } from '../TeamLimits/TeamLimits.tsx'
import { TeamMemberList } from '../TeamMemberList/TeamMemberList.tsx'
import { TeamPanel } from '../TeamPanel/TeamPanel.tsx'
import { parsePage, type Teams, useTeams } from '../teams.ts'
import * as css from './TeamsPage.css.ts'

/** Loaded for flagged teams only: its file holds the fields of other pages. */
const BannedNotice = lazy(async () => ({
  default: (await import('../../appeal/BannedNotice/BannedNotice.tsx')).BannedNotice,
}))

/** Whether the reader may sign up; null for those who run the competition, and never do. */
type SignupState = 'open' | 'closed' | null

/** For readers without a team in the competition: how they get one. */
function NoTeam({ competitionId, signup }: { competitionId: number; signup: SignupState }) {
  const { t } = useTranslation('team')
  const { t: contest } = useTranslation('competition-page')
  if (signup === null) {
    return (
      <Card>
        <OrganizerNote competitionId={competitionId} />
      </Card>
    )
  }
  return (
    <Card>
      <EmptyState title={t('none.title')} description={t(signup === 'open' ? 'none.hint' : 'none.closed')}>
        {signup === 'open' ? (
          <LinkButton component={Link} to={competitionAddress.signup({ id: competitionId })} variant="primary">
            {contest('next.signUp')}
          </LinkButton>
        ) : null}
        <LinkButton component={Link} to={competitionAddress.ranking({ id: competitionId })}>
          {contest('next.ranking')}
        </LinkButton>
      </EmptyState>
    </Card>
  )
}

interface LoadedProps {
  teams: Teams
  signup: SignupState
  onChange: () => Promise<unknown>
}

function Loaded({ teams, signup, onChange }: LoadedProps) {
  const { t } = useTranslation('team')
  const disbandedId = useId()
  const moveFocus = useMoveFocus()
  const [isDisbanded, setDisbanded] = useState(false)
  const { cmptId, team } = teams
  return (
    <div className={css.split}>
      <div className={css.stack}>
        {isDisbanded && !team ? (
          <div id={disbandedId} tabIndex={-1}>
            <Alert tone="success" live="polite">
              {t('disband.done')}
            </Alert>
          </div>
        ) : null}
        <ReceivedInvitations teams={teams} onChange={onChange} />
        {team ? (
          <>
            {team.cheatStatus === 0 ? null : (
              <Suspense fallback={null}>
                <BannedNotice competitionId={cmptId} team={{ ...team, caseStatus: team.cheatStatus }} />
              </Suspense>
            )}
            <TeamPanel
              teams={teams}
              team={team}
              onChange={onChange}
              onDisbanded={() => {
                setDisbanded(true)
                moveFocus(disbandedId)
              }}
            />
            <TeamMemberList teams={teams} team={team} onChange={onChange} />
            <JoinRequestList teams={teams} team={team} onChange={onChange} />
            <InvitationList teams={teams} team={team} onChange={onChange} />
            <SentRequests sent={teams.sent} onChange={onChange} />
          </>
        ) : (
          <NoTeam competitionId={cmptId} signup={signup} />
        )}
        <FindTeam teams={teams} onChange={onChange} />
      </div>
      <aside>
        <TeamLimits teams={teams} />
      </aside>
    </div>
  )
}

const signupState = (competition: Competition, now: number): SignupState =>
  competition.isOrganizer ? null : maySignUp(competition, now) ? 'open' : 'closed'

/** The tab "teams" of a competition (B§2): the reader's team with its members, and the limits that hold for all. */
export function TeamsPage({ competitionId }: { competitionId: number }) {
  const { search } = useLocation()
  const { data, error, mutate } = useTeams(competitionId, parsePage(new URLSearchParams(search)))
  const competition = useCompetition(competitionId)
  const { now } = useContext(TimeContext)
  if (!data) return <NotRead rows={6} error={error} onRetry={() => void mutate()} />
  return (
    <Loaded
      teams={data}
      signup={competition.data ? signupState(competition.data, now) : 'closed'}
      // the profile of the competition shows the team too: its members, and the count on the tab
      onChange={() => Promise.all([mutate(), competition.mutate()])}
    />
  )
}
