import { useFormat } from '@shulei/i18n/format.ts'
import { Rich, template } from '@shulei/i18n/Rich.tsx'
import { QuotaBoxes } from '@shulei/ui/QuotaBoxes/QuotaBoxes.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Quota } from '../submits.ts'
import * as css from './SubmitForm.css.ts'

interface QuotaNoteProps {
  /** Null while nothing counts. */
  quota: Quota | null
  ledgerAddress: string
}

/** The team's tries today: used and left as boxes, by whom, those that members made in former teams, the time of the next reset, the failures, and the way to the ledger. */
export function QuotaNote({ quota, ledgerAddress }: QuotaNoteProps) {
  const { t } = useTranslation('submission')
  const { dayTime } = useFormat()
  const ledger = (
    <TextLink component={Link} to={ledgerAddress} isStandalone>
      {t('upload.ledger')}
    </TextLink>
  )
  if (!quota) return ledger
  const { teamUsed, selfUsed, brought, limit, errorUsed, errorLimit, resetsAt } = quota
  return (
    <span className={css.quota}>
      <QuotaBoxes used={teamUsed} total={limit}>
        <Rich
          text={t('upload.quota', template)}
          values={{ used: teamUsed, limit }}
          components={{ b: <b className={css.strong} /> }}
        />
      </QuotaBoxes>
      <span className={css.quotaMore}>
        {selfUsed > 0 ? <span>{t('upload.quotaOwn', { count: selfUsed })}</span> : null}
        {brought.map(({ name, used }) => (
          <span key={name}>{t('upload.quotaBrought', { count: used, name })}</span>
        ))}
        {errorUsed > 0 ? <span>{t('upload.quotaError', { used: errorUsed, limit: errorLimit })}</span> : null}
        <span>{t('upload.quotaResets', { at: dayTime(resetsAt) })}</span>
        {ledger}
      </span>
    </span>
  )
}
