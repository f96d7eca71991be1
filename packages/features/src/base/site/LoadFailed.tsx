import { type CallError, failureText } from '@shulei/client/call-error.ts'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { useTranslation } from 'react-i18next'

export interface LoadFailedProps {
  error: CallError
  size?: 's'
  onRetry: () => unknown
}

/** Stands where something could not be read: why, the id of the request, and a button that reads it again. */
export function LoadFailed({ error, size, onRetry }: LoadFailedProps) {
  const { t } = useTranslation('shell')
  return (
    <ErrorState
      size={size}
      title={t('state.loadFailed')}
      description={failureText(error, t('state.loadFailedHint'))}
      detail={error.requestId}
    >
      <LinkButton component="button" type="button" onClick={() => void onRetry()}>
        {t('action.retry')}
      </LinkButton>
    </ErrorState>
  )
}
