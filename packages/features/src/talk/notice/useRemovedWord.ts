import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router'

/** Navigation state for the list after a notice was removed on its page. */
export const noticeRemoved = { noticeRemoved: true } as const

/**
 * Announcement that a notice was removed, for a live region of its list. The focus was lost with the notice's page, and
 * moves to the title of the list.
 */
export function useRemovedWord(title: RefObject<HTMLElement | null>): string {
  const { t } = useTranslation('notice')
  const { state } = useLocation()
  // going back to the address or reloading it does not repeat the announcement
  const isFresh = useNavigationType() === 'REPLACE' && state?.noticeRemoved === true
  const [isSpoken, setSpoken] = useState(false)
  useEffect(() => {
    if (isFresh) title.current?.focus()
    // a live region announces changes, not its initial content
    setSpoken(isFresh)
  }, [isFresh, title])
  return isSpoken ? t('detail.deleted') : ''
}
