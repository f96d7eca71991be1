import { useCall } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Card } from '@shulei/ui/Card/Card.tsx'
import { KeyFigure, KeyFigures } from '@shulei/ui/KeyFigure/KeyFigure.tsx'
import { useTranslation } from 'react-i18next'

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
      <KeyFigures>
        <KeyFigure label={t('totals.signedUp')} value={number(data.signedUp)} />
        <KeyFigure label={t('totals.ended')} value={number(data.ended)} />
        <KeyFigure label={t('totals.medals')} value={number(data.medals)} />
      </KeyFigures>
    </Card>
  )
}
