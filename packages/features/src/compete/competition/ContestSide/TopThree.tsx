import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { RankNumber } from '@shulei/ui/RankNumber/RankNumber.tsx'
import { TeamBadge } from '@shulei/ui/TeamBadge/TeamBadge.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { onIntent } from '../../../base/site/on-intent.ts'
import type { Competition } from '../useCompetition.ts'
import * as css from './ContestSide.css.ts'

/** The leaders of the list that counts now. */
export function TopThree({ competition }: { competition: Competition }) {
  const { t } = useTranslation('contest-overview')
  const format = useFormat()
  const { id, leaders, metric } = competition
  const more = (
    <TextLink component={Link} to={competitionAddress.ranking({ id })} prefetch={onIntent()} isStandalone>
      {t('top.link')}
    </TextLink>
  )
  return (
    <Panel title={t('top.title')} titleSize="card" aside={more}>
      {leaders.length > 0 ? (
        <ol className={css.leaders}>
          {leaders.map(({ rank, team, score }) => (
            <li key={team.id} className={css.leader}>
              <span className={css.place}>
                <RankNumber rank={rank} />
              </span>
              <TeamBadge seed={String(team.id)} size="xs" {...(team.avatar ? { src: team.avatar } : {})} />
              <span className={css.team}>{team.name}</span>
              <span className={css.score}>{format.score(score, metrics[metric].decimals)}</span>
            </li>
          ))}
        </ol>
      ) : (
        <p className={css.empty}>{t('top.empty')}</p>
      )}
    </Panel>
  )
}
