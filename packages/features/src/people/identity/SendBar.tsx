import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { useTranslation } from 'react-i18next'
import { FailureNote } from '../../base/form/FailureNote.tsx'
import type { FormFailure } from '../../base/form/form-failure.ts'
import * as css from './identity.css.ts'

export interface SendBarProps {
  /** Error of the last attempt that belongs to no field. */
  failure: FormFailure | undefined
  /** Summary of missing values after an attempt to send. */
  missing?: string | undefined
  isSending: boolean
}

/** The end of a verification form: errors and the submit button. */
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
        <FailureNote failure={failure} title={t('send.failedTitle')} isPageOnly>
          <p>{t(failure.isSignedOut ? 'send.keptSignedOut' : 'send.kept')}</p>
        </FailureNote>
      )}
      <div className={css.bar}>
        <Button type="submit" variant="inverse" isPending={isSending} pendingLabel={t('send.sending')}>
          {t('send.submit')}
        </Button>
        <noscript>{t('needsScript')}</noscript>
      </div>
    </>
  )
}
