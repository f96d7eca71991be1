import { failureText } from '@shulei/client/call-error.ts'
import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { type Competition, useCompetition } from '../../competition/useCompetition.ts'
import { ListHead } from '../ListHead.tsx'
import { type Daily, type DayQuery, dailyArgs, parseDay } from '../lists.ts'
import { NoDays } from '../NoDays.tsx'
import { AllTime } from './AllTime.tsx'
import { DayBoard } from './DayBoard.tsx'
import * as css from './WeeklyRankings.css.ts'
import { WeeklyRankingTable } from './WeeklyRankingTable.tsx'

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
        <NoDays competitionId={competition.id} shown={daily} />
      ) : (
        <>
          <Panel title={t('weeks.caption')} titleSize="card" isFlush>
            <WeeklyRankingTable {...props} />
          </Panel>
          <DayBoard {...props} />
        </>
      )}
      {daily.allTime ? (
        <AllTime competitionId={competition.id} allTime={daily.allTime} decimals={daily.decimals} />
      ) : null}
    </div>
  )
}

/**
 * The weeks of a list and its list on any past day. All of its state is in the address.
 *
 * - MUST keep everything it shows in the address (`sch`, `stage`, `day`, `page`) and work without JavaScript: weeks and days are
 *   links.
 * - MUST show a week from Monday to Sunday as its last snapshot shows it, and say which week still runs.
 * - MUST compare ranks with the last snapshot before the week, and say so; in the first week it says that there is none.
 * - MUST keep the own row in sight, on whatever page it is.
 * - MUST offer the shown list as a file.
 * - MUST show the all-time list of a competition with seasons under its days, with the season of each score and the own row in
 *   sight.
 * - MUST say when a locked list opens, and of a list without a snapshot when the first one comes.
 * - MUST print without its switches and with all columns.
 */
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
