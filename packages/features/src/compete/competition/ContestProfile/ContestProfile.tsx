import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as page from '../ContestPage/ContestPage.css.ts'
import { NextStepCard } from '../ContestSide/NextStepCard.tsx'
import { OrganizerNote } from '../OrganizerNote/OrganizerNote.tsx'
import { OwnCertificate } from '../OwnCertificate/OwnCertificate.tsx'
import { type Competition, isSignedUp, maySignUp } from '../useCompetition.ts'
import { WithCompetition } from '../WithCompetition/WithCompetition.tsx'
import { Best } from './Best.tsx'
import { OwnTeam } from './OwnTeam.tsx'
import { SignupFacts } from './SignupFacts.tsx'

/** For readers who have not signed up: what the tab would show, and the link to sign up. */
function Invitation({ competition }: { competition: Competition }) {
  const { t } = useTranslation('contest-profile')
  const { now } = useContext(TimeContext)
  const open = maySignUp(competition, now)
  return (
    <Card>
      <EmptyState title={t('none')} description={t(open ? 'noneHint' : 'closedHint')}>
        {open ? (
          <LinkButton component={Link} to={competitionAddress.signup({ id: competition.id })} variant="primary">
            {t('signUp')}
          </LinkButton>
        ) : null}
        <LinkButton component={Link} to={competitionAddress.ranking({ id: competition.id })}>
          {t('ranking')}
        </LinkButton>
      </EmptyState>
    </Card>
  )
}

/** The reader's own part of a competition: team, best score and rank, sign-up. Others see the invitation. */
export function ContestProfile({ competitionId }: { competitionId: number }) {
  return (
    <WithCompetition competitionId={competitionId}>
      {(competition) =>
        isSignedUp(competition) && competition.profile.team ? (
          <div className={page.split}>
            <div className={page.stack}>
              <OwnTeam team={competition.profile.team} />
              <OwnCertificate competitionId={competitionId} />
              <Best competition={competition} />
              <SignupFacts competition={competition} />
            </div>
            <aside className={page.aside}>
              <NextStepCard competition={competition} />
            </aside>
          </div>
        ) : competition.isOrganizer ? (
          <Card>
            <OrganizerNote competitionId={competitionId} />
          </Card>
        ) : (
          <Invitation competition={competition} />
        )
      }
    </WithCompetition>
  )
}
