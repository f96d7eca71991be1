import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { type Competition, useCompetition } from '../../competition/useCompetition.ts'
import { ListHead } from '../ListHead.tsx'
import { type Daily, type DayQuery, dailyArgs, listName, parseDay } from '../lists.ts'
import { DayBoard } from './DayBoard.tsx'
import * as css from './WeeklyRankings.css.ts'
import { WeeklyRankingTable } from './WeeklyRankingTable.tsx'

/** A list that is locked or has no snapshot yet, with the way to what can be seen. */
function NoDays({ competition: { id }, daily: { lists, stage } }: { competition: Competition; daily: Daily }) {
  const { t } = useTranslation('ranking')
  const { t: words } = useTranslation('competition-page')
  const format = useFormat()
  const shown = lists.find((list) => list.stage === stage)
  const opensAt = shown && !shown.open ? shown.opensAt : null
  return (
    <EmptyState
      title={
        opensAt === null
          ? t('weeks.emptyTitle')
          : words('ranking.lockedTitle', { list: words(listName(stage)), at: format.dayTime(opensAt) })
      }
      description={t('weeks.empty')}
    >
      <LinkButton component={Link} to={competitionAddress.ranking({ id })}>
        {t('day.present')}
      </LinkButton>
    </EmptyState>
  )
}

interface LoadedProps {
  competition: Competition
  daily: Daily
  query: DayQuery
}

function Loaded({ competition, daily, query }: LoadedProps) {
  const { t } = useTranslation('ranking')
  const { page: _, day: __, ...list } = query
  const props = { competitionId: competition.id, daily, query }
  return (
    <div className={css.page}>
      <ListHead page="weeks" competition={competition} shown={daily} query={list} />
      {daily.day === null ? (
        <NoDays competition={competition} daily={daily} />
      ) : (
        <>
          <Panel title={t('weeks.caption')} titleSize="card" isFlush>
            <WeeklyRankingTable {...props} />
          </Panel>
          <DayBoard {...props} />
        </>
      )}
    </div>
  )
}

/** The weeks of a list and its list on any past day. All of its state is in the address. */
export function WeeklyRankings({ competitionId }: { competitionId: number }) {
  const { t } = useTranslation('shell')
  const [params] = useSearchParams()
  const query = parseDay(params)
  const { data: competition } = useCompetition(competitionId)
  const { data, error, mutate } = useCall(refs.competitionDaily, dailyArgs(competitionId, query))
  if (data && competition) return <Loaded competition={competition} daily={data} query={query} />
  if (!error) return <Skeleton label={t('a11y.loading')} shape="rows" count={10} />
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
