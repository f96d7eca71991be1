import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './CompetitionHistory.css.ts'

/** Arguments of the call for the numbers of a person's competitions, shared by loader and component. */
export const totalsArgs = (userId: number) => ({ query: { userId: String(userId) } })

/** How many competitions a person signed up for, how many are over, and how often the person was among the first three (C082). */
export function Totals({ userId }: { userId: number }) {
  const { t } = useTranslation('profile')
  const { number } = useFormat()
  const { data } = useCall(refs.competitionTotals, totalsArgs(userId))
  if (!data || data.hidden !== null || data.signedUp === 0) return null
  return (
    <Card as="section" aria-label={t('totals.label')}>
      <dl className={css.totals}>
        {(['signedUp', 'ended', 'medals'] as const).map((name) => (
          <div key={name} className={css.total}>
            <dt className={css.totalName}>{t(`totals.${name}`)}</dt>
            <dd className={css.totalValue}>{number(data[name])}</dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
