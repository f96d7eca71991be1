import { metrics } from '@shulei/domain/submission/metric.ts'
import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { Histogram } from '@shulei/ui/Histogram/Histogram.tsx'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { StepLine } from '@shulei/ui/StepLine/StepLine.tsx'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Competition } from '../useCompetition.ts'
import { zonesOf } from './board-rows.ts'
import * as css from './Ranking.css.ts'
import type { Rankings } from './ranking-query.ts'

interface StripProps {
  rankings: Rankings
  competition: Competition
}

/** Distribution of all teams' scores, with the own team's place marked. */
function Distribution({ rankings }: { rankings: Rankings }) {
  const { t } = useTranslation('competition-page')
  const format = useFormat()
  const { distribution, metric, decimals, self } = rankings
  // bins go from worst to best; where lower is better they fall, but the chart needs rising values
  const sign = metrics[metric].direction === 'asc' ? -1 : 1
  const bins = distribution.map(({ from, to, count }) => ({ from: sign * from, to: sign * to, count }))
  const teams = distribution.reduce((sum, { count }) => sum + count, 0)
  const percent = self && teams > 0 ? Math.max(1, Math.ceil((self.rank / teams) * 100)) : null
  const counted = { count: teams, n: format.number(teams) }
  return (
    <Histogram
      bins={bins}
      label={
        percent === null
          ? t('ranking.distributionLabel', counted)
          : t('ranking.distributionMine', { ...counted, percent })
      }
      table={{ caption: t('ranking.distribution'), columns: [t('ranking.score'), t('ranking.count')] }}
      formatValue={(value) => format.score(sign * value, Math.min(decimals, 4))}
      formatCount={format.number}
      empty={t('ranking.noDistribution')}
      {...(self && percent !== null
        ? { mine: { value: sign * self.score, label: t('ranking.mineAt', { percent }) } }
        : {})}
    />
  )
}

/** Score history of the first three teams. */
function Lead({ rankings, competition }: StripProps) {
  const { t } = useTranslation('competition-page')
  const { now } = useContext(TimeContext)
  const format = useFormat()
  const { lead, metric, decimals, schedule } = rankings
  const starts = lead.flatMap(({ points }) => (points[0] ? [Date.parse(points[0].at)] : []))
  const until = Math.min(now, Date.parse(schedule?.endTime ?? competition.endTime))
  return (
    <StepLine
      series={lead.map(({ team, points }, index) => ({
        id: `${index}`,
        label: team,
        tone: ([1, 2, 3] as const)[index] ?? 'rest',
        points: points.map(({ at, score }) => ({ at: Date.parse(at), value: score })),
      }))}
      label={t('ranking.leadLabel')}
      table={{
        caption: t('ranking.leadLabel'),
        columns: [t('ranking.team'), t('ranking.when'), t('ranking.score')],
      }}
      formatAt={format.dayTime}
      formatValue={(value) => format.score(value, Math.min(decimals, 4))}
      ends={[
        starts.length > 0 ? format.day(Math.min(...starts)) : '',
        until < now ? format.day(until) : t('ranking.today'),
      ]}
      empty={t('ranking.leadEmpty')}
      until={until}
      better={metrics[metric].direction === 'asc' ? 'lower' : 'higher'}
      height={112}
    />
  )
}

/** The zones of the list, and the rules of the ranking. */
function Zones({ rankings }: Pick<StripProps, 'rankings'>) {
  const { t } = useTranslation('competition-page')
  const { pick } = useFormat()
  const { promotion, metric } = rankings
  const texts = {
    gold: () => [t('ranking.zoneFirst'), t('ranking.zoneFirstText')],
    silver: () => [t('ranking.zoneTen'), t('ranking.zoneTenText')],
    promoted: (from: number, to: number) => [
      t('ranking.zonePromoted', { from, to }),
      t('ranking.zonePromotedText', {
        round: promotion ? pick({ cn: promotion.to.title, en: promotion.to.titleEn }) : '',
      }),
    ],
  }
  const direction = t(metrics[metric].direction === 'asc' ? 'ranking.lower' : 'ranking.higher')
  return (
    <>
      <ul className={css.zones}>
        {zonesOf(promotion?.line ?? 0).map(({ zone, from, to }) => {
          const [places, meaning] = texts[zone](from, to)
          return (
            <li key={zone} className={css.zone} data-zone={zone}>
              <b>{places}</b> {meaning}
            </li>
          )
        })}
      </ul>
      <p className={css.rules}>
        {t('ranking.rules', { metric: t(`metric.${metric}`), direction })}
        {metric === 'log-loss' ? ` ${t('ranking.logLoss')}` : null}
      </p>
    </>
  )
}

/** Three panels below the list, so that the list begins on the first screen. */
export function Strip(props: StripProps) {
  const { t } = useTranslation('competition-page')
  return (
    <div className={css.strip}>
      <Panel title={t('ranking.distribution')} titleSize="card">
        <Distribution rankings={props.rankings} />
      </Panel>
      <Panel title={t('ranking.lead')} titleSize="card">
        <Lead {...props} />
      </Panel>
      <Panel title={t('ranking.zones')} titleSize="card">
        <Zones rankings={props.rankings} />
      </Panel>
    </div>
  )
}
