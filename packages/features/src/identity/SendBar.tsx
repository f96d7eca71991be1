import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useTranslation } from 'react-i18next'
import * as css from './identity.css.ts'

export interface SendBarProps {
  /** Why it was not sent, when no field is the reason. */
  failure: string | undefined
  /** What is missing, when it was tried without. */
  missing?: string | undefined
  isSending: boolean
}

/** The end of a form that asks for a verification. */
export function SendBar({ failure, missing, isSending }: SendBarProps) {
  const { t } = useTranslation('identity')
  return (
    <>
      {missing && (
        <Alert tone="danger" live="assertive">
          {missing}
        </Alert>
      )}
      {failure && (
        <Alert tone="danger" live="assertive" title={t('send.failedTitle')}>
          <p>{failure}</p>
          <p>{t('send.kept')}</p>
        </Alert>
      )}
      <div className={css.bar}>
        <Button type="submit" kind="inverse" isPending={isSending} pendingLabel={t('send.sending')}>
          {t('send.submit')}
        </Button>
        <noscript>{t('needsScript')}</noscript>
      </div>
    </>
  )
}
