import { LEADERS } from '@shulei/domain/compete/ranking/field.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { BumpChart } from '@shulei/ui/BumpChart/BumpChart.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { type RankingQuery, type Rankings, rowAddress } from './ranking-query.ts'

interface TrendProps {
  competitionId: number
  rankings: Rankings
  query: RankingQuery
}

/** Ranks of the first ten teams by day, up to now or the end of the list. Draws nothing before the first snapshot. */
export function Trend({ competitionId, rankings, query }: TrendProps) {
  const { t } = useTranslation('competition-page')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const { field, trend, schedule, stage, self } = rankings
  if (trend.length === 0) return null
  const end = (stage === 1 ? schedule?.listBEndTime : schedule?.listAEndTime) ?? schedule?.endTime
  const isOver = end !== undefined && Date.parse(end) < now
  return (
    <Panel title={t('ranking.trend')} titleSize="card">
      <BumpChart
        label={t('ranking.trendLabel')}
        teamText={t('ranking.team')}
        formatRank={format.number}
        hrefOf={(rank) => rowAddress(competitionId, query, { teamId: field[rank - 1]?.id ?? 0, rank })}
        columns={[
          // noon, so that the day is the same in most zones
          ...trend.map(({ day }) => format.day(`${day}T12:00:00+08:00`)),
          t(isOver ? 'ranking.final' : 'ranking.today'),
        ]}
        series={field.slice(0, LEADERS).map(({ id, name }, index) => ({
          id: String(id),
          label: name,
          tone: id === self?.team.id ? 'mine' : (([1, 2, 3] as const)[index] ?? 'rest'),
          ranks: [...trend.map(({ ranks }) => ranks[index] ?? null), index + 1],
        }))}
      />
    </Panel>
  )
}
