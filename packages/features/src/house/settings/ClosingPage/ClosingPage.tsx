import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as siteAddress from '@shulei/domain/address/site.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import * as css from './ClosingPage.css.ts'

export interface ClosingPageProps {
  /** Instant at which the account closes; null when it stays. */
  closingAt: string | null
  /** The checked page that the person wanted, to which keeping the account leads; null for the home page. */
  origin: string | null
  /** Loads an address anew, so that no data of the person stays in memory. */
  leave?: (address: string) => void
}

/** The page for a person who signs in while their account is about to close: keep the account, or sign out again. */
export function ClosingPage({ closingAt, origin, leave = (address) => location.assign(address) }: ClosingPageProps) {
  const { t } = useTranslation('account')
  const { t: settings } = useTranslation('settings')
  const format = useFormat()
  const send = useSend()
  const [doing, setDoing] = useState<'keep' | 'signOut' | null>(null)
  const [failure, setFailure] = useState<string | null>(null)

  const choose = async (choice: 'keep' | 'signOut') => {
    setDoing(choice)
    setFailure(null)
    try {
      if (choice === 'keep') await send(refs.keepAccount, {})
      else await send(refs.logout, {})
      leave((choice === 'keep' ? origin : null) ?? siteAddress.home())
    } catch (error) {
      setFailure(failureText(error, t('closing.failed')))
      setDoing(null)
    }
  }

  const title = t(closingAt === null ? 'closing.open' : 'closing.title')
  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={title} />
      <div className={css.card}>
        <h1 className={css.title}>{title}</h1>
        {closingAt === null ? (
          <p>
            <TextLink href={siteAddress.home()}>{t('close.home')}</TextLink>
          </p>
        ) : (
          <>
            <p>{t('closing.text', { time: format.dateTime(closingAt) })}</p>
            <noscript>
              <Alert tone="warning">{settings('needsScript')}</Alert>
            </noscript>
            {failure && (
              <Alert tone="danger" live="assertive">
                {failure}
              </Alert>
            )}
            <div className={css.bar}>
              <Button
                variant="primary"
                isPending={doing === 'keep'}
                pendingLabel={t('closing.keeping')}
                onPress={() => void choose('keep')}
              >
                {t('closing.keep')}
              </Button>
              <Button
                isPending={doing === 'signOut'}
                pendingLabel={t('closing.signingOut')}
                onPress={() => void choose('signOut')}
              >
                {t('closing.signOut')}
              </Button>
            </div>
            <p className={css.note}>{t('closing.signOutHint')}</p>
          </>
        )}
      </div>
    </main>
  )
}
