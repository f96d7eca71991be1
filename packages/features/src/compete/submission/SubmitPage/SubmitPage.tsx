import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'
import { WithCompetition } from '../../competition/WithCompetition/WithCompetition.tsx'
import { parseSubmits } from '../address.ts'
import { isOnItsWay, isWhole, useSubmits } from '../submits.ts'
import { SubmitScreen } from './SubmitScreen.tsx'
import { useFreshCompetition } from './useFreshCompetition.ts'

export interface SubmitPageProps {
  competitionId: number
  /** Address of the sign-on site, with this page as its return target. */
  loginAddress: string
}

/** The tab "submits" of a competition (B§2): the verdict with its reasons, the form, the submissions. */
export function SubmitPage({ competitionId, loginAddress }: SubmitPageProps) {
  const { t } = useTranslation('submission')
  const { t: shell } = useTranslation('shell')
  const { search } = useLocation()
  const query = parseSubmits(new URLSearchParams(search))
  const { data: website } = useCall(refs.website, {}, { revalidateIfStale: false })
  const { data: answer, error, mutate } = useSubmits(competitionId, query.page)
  useFreshCompetition(competitionId, isWhole(answer) && answer.all.some(isOnItsWay))

  if (isWhole(answer)) {
    return (
      <WithCompetition competitionId={competitionId}>
        {(competition) => (
          <SubmitScreen
            competition={competition}
            answer={answer}
            query={query}
            error={error ?? null}
            email={website?.contact.email ?? ''}
            loginAddress={loginAddress}
            mutate={mutate}
          />
        )}
      </WithCompetition>
    )
  }
  // B§7: a partial answer requires sign-up, or the competition's code, first
  if (answer !== undefined) {
    return (
      <EmptyState title={t('page.needsSignup')} description={t('page.needsSignupHint')}>
        <LinkButton component={Link} to={competitionAddress.signup({ id: competitionId })} variant="primary">
          {t('page.toSignup')}
        </LinkButton>
      </EmptyState>
    )
  }
  if (error) {
    return <LoadFailed error={error} onRetry={() => mutate()} />
  }
  return <Skeleton label={shell('a11y.loading')} count={8} />
}
