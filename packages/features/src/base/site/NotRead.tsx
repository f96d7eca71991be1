import type { CallError } from '@shulei/client/call-error.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from './LoadFailed.tsx'

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
  return <LoadFailed size="s" error={error} onRetry={onRetry} />
}
