import type { CallError } from '@shulei/client/call-error.ts'
import { failureText } from '@shulei/client/call-error.ts'
import type { Growing } from '@shulei/ui/InfiniteList/ListEnd.tsx'
import { useTranslation } from 'react-i18next'

interface Pages {
  error: CallError | undefined
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  refresh: () => void
}

/** Props for an `InfiniteList`, from `usePages`, with its texts. */
export function useGrowing({ error, hasMore, isLoadingMore, loadMore, refresh }: Pages): Growing {
  const { t } = useTranslation('message')
  return {
    hasMore,
    isLoadingMore,
    onLoadMore: loadMore,
    moreText: t('list.more'),
    loadingText: t('list.loading'),
    endText: t('list.end'),
    ...(error
      ? { failure: { title: failureText(error, t('list.failed')), retryText: t('list.retry'), onRetry: refresh } }
      : {}),
  }
}
