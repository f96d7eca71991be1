import { useFormat } from '@shulei/i18n/format.ts'
import { Disclosure } from '@shulei/ui/Disclosure/Disclosure.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './ProofPage.css.ts'
import type { Proof } from './proof.ts'

/** The reasons of all corrections, and the seals before them. */
export function EarlierSeals({ seals }: { seals: Proof['earlier'] }) {
  const { t } = useTranslation('certificate')
  const { dateTime, pick } = useFormat()
  if (seals.length === 0) return null
  return (
    <>
      {seals.map(({ sha256, correction }) =>
        correction ? (
          <p key={sha256} className={css.words}>
            {t('proof.corrected', { at: dateTime(correction.at), reason: pick(correction.reason) })}
          </p>
        ) : null,
      )}
      <Disclosure title={t('proof.earlier')}>
        {seals.map(({ sha256, committedAt, correction }) => (
          <p key={sha256} className={css.old}>
            <code className={css.code}>{sha256}</code>
            <span className={css.note}>
              {t('proof.noted', { at: dateTime(committedAt) })}
              {correction ? null : ` · ${t('proof.noReason')}`}
            </span>
          </p>
        ))}
      </Disclosure>
    </>
  )
}
