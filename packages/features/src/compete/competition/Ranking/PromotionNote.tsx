import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { useTranslation } from 'react-i18next'
import type { Competition } from '../useCompetition.ts'
import * as css from './Ranking.css.ts'
import type { Rankings } from './ranking-query.ts'

/**
 * Teams that are promoted to the next schedule; after the promotion, whether the reader's team is. Draws nothing for lists
 * without a promotion.
 */
export function PromotionNote({ rankings, competition }: { rankings: Rankings; competition: Competition }) {
  const { t } = useTranslation('competition-page')
  const { pick } = useFormat()
  const { promotion, self } = rankings
  if (!promotion) return null
  const { to, line, decidedAt } = promotion
  const values = { round: pick({ cn: to.title, en: to.titleEn }) }

  if (decidedAt !== null && competition.profile.team) {
    const isOn = self?.promoted ?? false
    return (
      <div className={css.promotion}>
        <Alert tone={isOn ? 'success' : 'info'}>
          {t(isOn ? 'ranking.promotedOwn' : 'ranking.promotedNot', values)}
        </Alert>
      </div>
    )
  }
  const text = () => {
    if (decidedAt !== null) return t('ranking.promotionDecided', values)
    return line === null ? t('ranking.promotionAll', values) : t('ranking.promotionFirst', { ...values, count: line })
  }
  return <p className={css.promotionText}>{text()}</p>
}
