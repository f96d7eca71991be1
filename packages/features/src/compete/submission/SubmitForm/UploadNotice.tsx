import { Alert } from '@shulei/ui/Alert/Alert.tsx'
import { Button } from '@shulei/ui/Button/Button.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'
import type { Submit } from '../submits.ts'
import * as css from './SubmitForm.css.ts'
import type { UploadState } from './useUpload.ts'

export interface UploadNoticeProps {
  state: UploadState
  /** The submission of an upload whose cancel came too late; undefined as long as the page does not know it. */
  taken?: Pick<Submit, 'no' | 'status'> | undefined
  /** Address of the sign-on site, with this page as its return target. */
  loginAddress: string
  /** Sends the same again with the same idempotency key. */
  onRetry: () => void
}

/** State of an upload without a submission yet, and the next action. No chosen file or typed text is lost. */
export function UploadNotice({ state, taken, loginAddress, onRetry }: UploadNoticeProps) {
  const { t } = useTranslation('submission')
  if (state.phase === 'cancelled') {
    if (taken && taken.status !== 'cancelled') {
      return (
        <Alert tone="warning" live="polite">
          {t('upload.cancelledTaken', { no: taken.no })}
        </Alert>
      )
    }
    return <Alert live="polite">{t(state.mayBeSent && !taken ? 'upload.cancelledLate' : 'upload.cancelled')}</Alert>
  }
  if (state.phase === 'sending' && state.isRepeated) {
    return (
      <Alert tone="warning" live="assertive">
        {t('upload.again')}
      </Alert>
    )
  }
  if (state.phase === 'sending' && state.cut !== null) {
    return (
      <Alert tone="warning" live="polite">
        {state.cut || t('upload.cut')}
      </Alert>
    )
  }
  if (state.phase !== 'failed') return null
  const { remedy, message, hasAnswer } = state

  if (remedy === 'login') {
    return (
      <Alert
        tone="warning"
        live="assertive"
        title={t('upload.loginTitle')}
        action={
          <span className={css.ways}>
            <LinkButton href={loginAddress} target="_blank" size="s" variant="inverse">
              {t('upload.login')}
            </LinkButton>
            <Button size="s" onPress={onRetry}>
              {t('upload.goOn')}
            </Button>
          </span>
        }
      >
        {t('upload.loginHint')}
      </Alert>
    )
  }
  const text = hasAnswer ? message || t('upload.error') : t('upload.offline')
  return (
    <Alert
      tone="danger"
      live="assertive"
      title={t('upload.failedTitle')}
      action={
        remedy === 'retry' ? (
          <Button size="s" onPress={onRetry}>
            {t('upload.retry')}
          </Button>
        ) : undefined
      }
    >
      <p>{text}</p>
      {remedy === 'retry' && hasAnswer ? <p>{t('upload.kept')}</p> : null}
    </Alert>
  )
}
