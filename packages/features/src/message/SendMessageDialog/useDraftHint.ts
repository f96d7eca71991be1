import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

function subscribe(tell: () => void) {
  addEventListener('online', tell)
  addEventListener('offline', tell)
  return () => {
    removeEventListener('online', tell)
    removeEventListener('offline', tell)
  }
}

/** What becomes of the text: being saved, saved, or kept while the network is away. */
export function useDraftHint({ content, isSaving }: { content: string; isSaving: boolean }): string {
  const { t } = useTranslation('message')
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  // never without words: the field links its hint when it is mounted
  if (content === '') return t('sendMessage.draftWillBe')
  if (isSaving) return t('sendMessage.draftSaving')
  return isOnline ? t('sendMessage.draftSaved') : t('sendMessage.draftKept')
}
