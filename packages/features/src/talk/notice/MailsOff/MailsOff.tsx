import { failureText } from '@shulei/client/call-error.ts'
import { useSend } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { TextLink } from '@shulei/ui/TextLink/TextLink.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import * as css from './MailsOff.css.ts'

/**
 * The page of the link in a mail: asks before it ends mails of notices, since programs open links, too. Needs no session.
 *
 * - MUST NOT end mails when the page is opened: only the button does (RFC 8058).
 * - MUST work without a session, by the signed token of the link.
 * - MUST lead to the settings of notices, where mails can be switched on again.
 */
export function MailsOff({ token }: { token: string }) {
  const { t } = useTranslation('notice')
  const send = useSend()
  const [phase, setPhase] = useState<'asks' | 'sending' | 'done'>('asks')
  const [failure, setFailure] = useState<string | null>(null)

  const end = async () => {
    setPhase('sending')
    setFailure(null)
    try {
      await send(refs.mailsOff, { query: { token } })
      setPhase('done')
    } catch (error) {
      setFailure(failureText(error, t('mailsOff.failed')))
      setPhase('asks')
    }
  }

  return (
    <main id="content" tabIndex={-1} className={css.page}>
      <PageTitle text={t('mailsOff.title')} />
      <div className={css.card}>
        <h1 className={css.title}>{t('mailsOff.title')}</h1>
        <p>{t('mailsOff.text')}</p>
        <noscript>
          <Alert tone="warning">{t('mailsOff.needsScript')}</Alert>
        </noscript>
        {failure && (
          <Alert tone="danger" live="assertive">
            {failure}
          </Alert>
        )}
        {phase === 'done' ? (
          <Alert tone="success" live="polite">
            {t('mailsOff.done')}
          </Alert>
        ) : (
          <div>
            <Button
              variant="primary"
              isPending={phase === 'sending'}
              pendingLabel={t('mailsOff.sending')}
              onPress={() => void end()}
            >
              {t('mailsOff.end')}
            </Button>
          </div>
        )}
        <p>
          <TextLink component={Link} to={settingsAddress.notice()} isStandalone>
            {t('mailsOff.settings')}
          </TextLink>
        </p>
      </div>
    </main>
  )
}
