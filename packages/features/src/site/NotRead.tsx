import { type CallError, failureText } from '@shulei/client/call-error.ts'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'

export interface NotReadProps {
  /** Number of skeleton rows. */
  rows: number
  /** Error of the read; undefined while loading. */
  error: CallError | undefined
  onRetry: () => void
}

/** Placeholder of a setting that is loading or failed to load, with a retry button for the latter. */
export function NotRead({ rows, error, onRetry }: NotReadProps) {
  const { t } = useTranslation('shell')
  if (!error) return <Skeleton label={t('a11y.loading')} shape="rows" count={rows} />
  return (
    <ErrorState
      size="s"
      title={t('state.loadFailed')}
      description={failureText(error, t('state.loadFailedHint'))}
      detail={error.requestId}
    >
      <LinkButton component="button" type="button" onClick={onRetry}>
        {t('action.retry')}
      </LinkButton>
    </ErrorState>
  )
}
