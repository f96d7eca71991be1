import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { gapTo, movement } from '@shulei/domain/compete/ranking/order.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { EmptyState } from '@shulei/ui/EmptyState/EmptyState.tsx'
import { KeyFigure, KeyFigures } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { RankMove } from '@shulei/ui/RankMove/RankMove.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { StepLine } from '@shulei/ui/StepLine/StepLine.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { listName } from '../Ranking/BoardBar.tsx'
import { ownRankArgs, type Rankings } from '../Ranking/ranking-query.ts'
import type { Competition } from '../useCompetition.ts'
import * as css from './ContestProfile.css.ts'

/** Rank with its change since the last snapshot. */
function RankNote({ self, total }: { self: NonNullable<Rankings['self']>; total: number }) {
  const { t } = useTranslation('contest-profile')
  const { t: page } = useTranslation('competition-page')
  const { number } = useFormat()
  const { kind, by } = movement(self.previousRank, self.rank)
  const label =
    kind === 'up' || kind === 'down' ? page(`ranking.move.${kind}`, { count: by }) : page(`ranking.move.${kind}`)
  return (
    <span className={css.rankNote}>
      {t('ofTotal', { n: number(total) })}
      <RankMove
        change={kind === 'new' ? 'new' : kind === 'down' ? -by : by}
        label={label}
        newText={page('ranking.move.newShort')}
      />
    </span>
  )
}

function Figures({ rankings, self }: { rankings: Rankings; self: NonNullable<Rankings['self']> }) {
  const { t } = useTranslation('contest-profile')
  const { t: page } = useTranslation('competition-page')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const { metric, decimals, field, total, schedule } = rankings
  const better = metrics[metric].direction === 'asc' ? 'lower' : 'higher'
  const first = field[0]?.score
  const until = schedule ? Math.min(now, Date.parse(schedule.endTime)) : now
  return (
    <>
      <KeyFigures>
        <KeyFigure label={t('score')} value={format.score(self.score, decimals)} size="l" />
        <KeyFigure
          label={t('rank')}
          value={format.number(self.rank)}
          note={<RankNote self={self} total={total} />}
          size="l"
        />
        {first === undefined || self.rank === 1 ? null : (
          <KeyFigure label={t('toTop')} value={format.score(gapTo(metric, self.score, first), decimals)} size="l" />
        )}
        <KeyFigure label={t('submits')} value={format.number(self.submits)} size="l" />
      </KeyFigures>
      <div className={css.chart}>
        <StepLine
          series={[
            {
              id: 'mine',
              label: self.team.name,
              tone: 'mine',
              points: self.history.map(({ at, score }) => ({ at: Date.parse(at), value: score })),
            },
          ]}
          label={t('history')}
          table={{
            caption: t('history'),
            columns: [t('when'), t('score')],
            disclose: t('tableHint'),
          }}
          formatAt={format.dayTime}
          formatValue={(value) => format.score(value, decimals)}
          ends={[
            self.history[0] ? format.day(self.history[0].at) : '',
            until < now ? format.day(until) : page('ranking.today'),
          ]}
          empty={t('noScore')}
          until={until}
          better={better}
        />
      </div>
    </>
  )
}

/** The team's best score on the list that counts now, its rank, and the submission it came from. */
export function Best({ competition }: { competition: Competition }) {
  const { t } = useTranslation('contest-profile')
  const { t: page } = useTranslation('competition-page')
  const { t: shell } = useTranslation('shell')
  const { data } = useCall(refs.competitionRankings, ownRankArgs(competition.id))
  return (
    <Panel title={t('best')} aside={data?.self ? page(listName(data.stage)) : null}>
      {!data ? <Skeleton label={shell('a11y.loading')} shape="block" /> : null}
      {data?.self ? <Figures rankings={data} self={data.self} /> : null}
      {data && !data.self ? (
        <EmptyState title={t('noScore')} description={t('noScoreHint')} size="s">
          <LinkButton component={Link} to={competitionAddress.submits({ id: competition.id })}>
            {t('submit')}
          </LinkButton>
        </EmptyState>
      ) : null}
    </Panel>
  )
}
