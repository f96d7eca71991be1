import { type CallError, failureText } from '@shulei/client/call-error.ts'
import { ErrorState } from '@shulei/ui/ErrorState/ErrorState.tsx'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'

export interface NotReadProps {
  /** How many rows there will be. */
  rows: number
  /** Why it could not be read; undefined while it is read. */
  error: CallError | undefined
  onReadAgain: () => void
}

/** In place of a setting that is not read yet, or could not be: then with a way to read it again. */
export function NotRead({ rows, error, onReadAgain }: NotReadProps) {
  const { t } = useTranslation('shell')
  if (!error) return <Skeleton label={t('a11y.loading')} shape="rows" count={rows} />
  return (
    <ErrorState
      size="s"
      title={t('state.loadFailed')}
      description={failureText(error, t('state.loadFailedHint'))}
      detail={error.requestId}
    >
      <LinkButton component="button" type="button" onClick={onReadAgain}>
        {t('action.retry')}
      </LinkButton>
    </ErrorState>
  )
}
