import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { type LadderRung, ScoreLadder } from '@shulei/ui/ScoreLadder/ScoreLadder.tsx'
import { useTranslation } from 'react-i18next'
import type { Competition } from '../useCompetition.ts'

export interface LadderCardProps {
  competition: Pick<Competition, 'baselines' | 'leaders' | 'median' | 'metric' | 'profile'>
  /** The reader's team on the list that is shown; null without a score. */
  own: { rank: number; score: number } | null
}

/** Card with the place of the reader's team between the leader, the median and the baselines; empty while nobody is ranked. */
export function LadderCard({ competition, own }: LadderCardProps) {
  const { t } = useTranslation('contest-overview')
  const format = useFormat()
  const { baselines, leaders, median, metric, profile } = competition
  const { decimals, direction } = metrics[metric]
  if (leaders.length === 0) return null
  // the stored list may be older than the own score: a team that is first now stands above the leader of before
  const isFirst = own?.rank === 1
  const rival = isFirst ? leaders.find(({ team }) => team.id !== profile.team?.id) : leaders[0]
  const rung = (part: Omit<LadderRung, 'value'>): LadderRung => ({ ...part, value: format.score(part.score, decimals) })
  const ownRungs = own
    ? [
        rung({
          id: 'own',
          kind: 'own',
          score: own.score,
          name: profile.team?.name ?? t('ladder.ownName'),
          note: t('ladder.own', { rank: format.number(own.rank) }),
        }),
      ]
    : []
  const rivalRungs = rival
    ? [
        rung({
          id: 'leader',
          kind: 'leader',
          score: rival.score,
          name: rival.team.name,
          note: isFirst ? t('ladder.second') : t('ladder.leader'),
        }),
      ]
    : []
  const rungs = [
    // equal scores stay in this order: the team that ranks first stands above
    ...(isFirst ? [...ownRungs, ...rivalRungs] : [...rivalRungs, ...ownRungs]),
    ...(median === null ? [] : [rung({ id: 'median', kind: 'median', score: median, name: t('ladder.median') })]),
    ...baselines.map(({ key, label, score }) =>
      rung({ id: key, kind: 'baseline', score, name: format.pick(label), note: t('ladder.baseline') }),
    ),
  ]
  return (
    <Panel
      title={t('ladder.title')}
      titleSize="card"
      description={t(direction === 'asc' ? 'ladder.lower' : 'ladder.higher')}
    >
      <ScoreLadder label={t('ladder.title')} rungs={rungs} better={direction === 'asc' ? 'lower' : 'higher'} />
    </Panel>
  )
}
