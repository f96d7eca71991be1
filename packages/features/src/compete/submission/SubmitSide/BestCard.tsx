import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Panel } from '@shulei/ui/Panel/Panel.tsx'
import { StepLine } from '@shulei/ui/StepLine/StepLine.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { onIntent } from '../../../base/site/on-intent.ts'
import type { Competition } from '../../competition/useCompetition.ts'
import type { SubmitsAnswer } from '../submits.ts'
import * as css from './SubmitSide.css.ts'

export interface BestCardProps {
  competition: Pick<Competition, 'id' | 'metric'>
  /** The team's best score on the list that counts now; null without a score. */
  best: SubmitsAnswer['best']
  /** Epoch milliseconds by the server's clock. */
  now: number
}

function useGap({ competition, best }: BestCardProps): string {
  const { t } = useTranslation('submission')
  const { score } = useFormat()
  const { decimals } = metrics[competition.metric]
  if (!best) return ''
  if (best.rank === 1) return t('page.leading')
  if (best.gapToTop === null) return ''
  if (best.gapToTop === 0) return t('page.evenTop')
  const { aim } = best
  const top = score(Math.abs(best.gapToTop), decimals)
  if (!aim || best.rank <= aim.rank) return t('page.gapTop', { gap: top })
  if (aim.score === best.score) return t('page.evenAim', { rank: aim.rank, top })
  return t('page.gapBoth', { rank: aim.rank, gap: score(Math.abs(aim.score - best.score), decimals), top })
}

/** The team's best score, its rank, its history, and the gap to the next aim. */
export function BestCard(props: BestCardProps) {
  const { competition, best, now } = props
  const history = best?.history ?? []
  const { t } = useTranslation('submission')
  const format = useFormat()
  const gap = useGap(props)
  const { decimals, direction } = metrics[competition.metric]
  const value = (score: number) => format.score(score, decimals)
  return (
    <Panel title={t('page.best')} titleSize="card">
      {best ? (
        <div className={css.best}>
          <p className={css.standing}>
            <b className={css.score}>{value(best.score)}</b>
            <span className={css.rank}>
              {t('page.bestList', { list: best.list })} ·{' '}
              {t('page.rank', { rank: format.number(best.rank), total: format.number(best.total) })}
            </span>
          </p>
          {history.length > 1 ? (
            <StepLine
              series={[
                {
                  id: 'own',
                  label: t('page.best'),
                  tone: 'mine',
                  points: history.map(({ at, score }) => ({ at: Date.parse(at), value: score })),
                },
              ]}
              label={t('page.history')}
              table={{ caption: t('page.history'), columns: [t('page.when'), t('page.score')] }}
              formatAt={(at) => format.dayTime(at)}
              formatValue={value}
              formatTick={(score) => String(Number(value(score)))}
              ends={[format.day(history[0]?.at ?? now), t('page.now')]}
              empty={t('page.noBest')}
              until={now}
              better={direction === 'asc' ? 'lower' : 'higher'}
              height={72}
            />
          ) : null}
          {gap ? <p className={css.gap}>{gap}</p> : null}
          <TextLink
            component={Link}
            to={competitionAddress.ranking({ id: competition.id })}
            prefetch={onIntent()}
            isStandalone
          >
            {t('page.ranking')}
          </TextLink>
        </div>
      ) : (
        <p className={css.gap}>{t('page.noBestHint')}</p>
      )}
    </Panel>
  )
}
