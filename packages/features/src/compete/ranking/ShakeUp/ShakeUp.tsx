import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { type Competition, useCompetition } from '../../competition/useCompetition.ts'
import { hasListB, ListHead } from '../ListHead.tsx'
import { parseList } from '../lists.ts'
import { Shaken } from './Shaken.tsx'
import * as css from './ShakeUp.css.ts'
import { shakeUpArgs } from './shake.ts'

/** Before list B is open, and until the first computation is done. */
function NotYet({ competition }: { competition: Competition }) {
  const { t } = useTranslation('ranking')
  const { now } = useContext(TimeContext)
  const isOpen = hasListB(competition, now)
  return (
    <EmptyState
      title={t(isOpen ? 'shakeUp.computing' : 'shakeUp.locked')}
      description={t(isOpen ? 'shakeUp.computingHint' : 'shakeUp.lockedHint')}
    >
      <LinkButton component={Link} to={competitionAddress.ranking({ id: competition.id })}>
        {t('day.present')}
      </LinkButton>
    </EmptyState>
  )
}

/**
 * How the ranks changed from list A to list B, and how much of that may be chance.
 *
 * - MUST show nothing of list B before it is open, and say why.
 * - MUST show both ranks of the first teams of list B and of the first ten of list A, as lines and as a table.
 * - MUST show the ranks that a bootstrap of the test rows leaves open, and say in plain words what that means and what it does not.
 * - MUST offer the table as CSV.
 * - MUST say whether list B may still change.
 * - MUST mark the reader's own team.
 * - MUST work without JavaScript.
 */
export function ShakeUp({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('shell')
  const [params] = useSearchParams()
  const { stage: _, ...query } = parseList(params)
  const { data: competition } = useCompetition(competitionId)
  const { data, error, mutate } = useCall(refs.competitionShakeUp, shakeUpArgs(competitionId, query))
  if (data !== undefined && competition) {
    return (
      <div className={css.page}>
        <ListHead
          page="shakeUp"
          competition={competition}
          shown={{ lists: [], stage: 1, schedule: data?.schedule ?? null }}
          query={query}
        />
        {data && data.teams.length > 0 ? (
          <Shaken competitionId={competitionId} shakeUp={data} />
        ) : (
          <NotYet competition={competition} />
        )}
      </div>
    )
  }
  if (!error) return <Skeleton label={t('a11y.loading')} shape="block" />
  return (
    <ErrorState
      title={t('state.loadFailed')}
      description={failureText(error, t('state.loadFailedHint'))}
      detail={error.requestId}
    >
      <LinkButton component="button" type="button" onClick={() => void mutate()}>
        {t('action.retry')}
      </LinkButton>
    </ErrorState>
  )
}
