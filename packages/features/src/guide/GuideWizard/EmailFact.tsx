import { Button } from '@shulei/ui/Button/Button.tsx'
import { Loading } from '@shulei/ui/Loading/Loading.tsx'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './GuideWizard.css.ts'

/** Loaded for the few accounts without a mail address, when the person wants to add one. */
const EmailDialog = lazy(async () => ({ default: (await import('./EmailDialog.tsx')).EmailDialog }))

/** The mail address of the account: shown when there is one, else added here, proven by a code. */
export function EmailFact({ email, outboxAddress }: { email: string; outboxAddress: string | null }) {
  const { t } = useTranslation('guide')
  const { t: shell } = useTranslation('shell')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={css.fact}>
      <span className={css.factName}>{t('basic.email')}</span>
      <span className={css.factValue}>{email || t('basic.emailNone')}</span>
      {email ? null : (
        <Button size="s" variant="inverse" onPress={() => setOpen(true)}>
          {t('basic.emailAdd')}
        </Button>
      )}
      <span className={css.note}>{t('basic.emailHint')}</span>
      {isOpen ? (
        <Suspense fallback={<Loading label={shell('a11y.loading')} />}>
          <EmailDialog outboxAddress={outboxAddress} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
