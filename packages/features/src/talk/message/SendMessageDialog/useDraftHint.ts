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

/** State of the draft: being saved, saved, or saved on this device while offline. */
export function useDraftHint({ content, isSaving }: { content: string; isSaving: boolean }): string {
  const { t } = useTranslation('message')
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  // never empty: the field links its hint only when it is mounted
  if (content === '') return t('sendMessage.draftWillBe')
  if (isSaving) return t('sendMessage.draftSaving')
  return isOnline ? t('sendMessage.draftSaved') : t('sendMessage.draftKept')
}
