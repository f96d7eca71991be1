import type { CallError } from '@shulei/client/call-error.ts'
import { Skeleton } from '@shulei/ui/Skeleton/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LoadFailed } from '../../../base/site/LoadFailed.tsx'

export interface AnswerProps<T> {
  answer: { data: T | undefined; error: CallError | undefined; mutate: () => Promise<unknown> }
}

/** A part of a page that needs an answer: a skeleton while it loads, the error with a retry button, or the part itself. */
export function WithAnswer<T>({
  answer: { data, error, mutate },
  children,
}: AnswerProps<T> & { children: (data: T) => ReactNode }) {
  const { t } = useTranslation('shell')
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton label={t('a11y.loading')} count={6} />
  return <LoadFailed error={error} onRetry={() => mutate()} />
}
