import { type CallError, failureText } from '@shulei/client/call-error.ts'
import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'

export interface StaleNoticeProps {
  error: CallError
  loginAddress: string
  onRetry: () => void
}

/** Says that the page could not be refreshed and may be outdated, with a remedy. */
export function StaleNotice({ error, loginAddress, onRetry }: StaleNoticeProps) {
  const { t } = useTranslation('submission')
  if (error.http === 401) {
    return (
      <Alert
        tone="warning"
        live="polite"
        action={
          <LinkButton href={loginAddress} target="_blank" size="s">
            {t('page.login')}
          </LinkButton>
        }
      >
        {t('page.loggedOut')}
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      live="polite"
      title={t('page.stale')}
      action={
        <LinkButton component="button" type="button" size="s" onClick={onRetry}>
          {t('page.again')}
        </LinkButton>
      }
    >
      {failureText(error, t('page.offline'))}
    </Alert>
  )
}
