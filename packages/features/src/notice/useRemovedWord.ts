import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigationType } from 'react-router'

/** Comes along, in the place of the notice's own page, to the list that shows where it was. */
export const noticeRemoved = { noticeRemoved: true } as const

/**
 * The word that a notice was removed, for a live region of the list: its own page has gone, and the focus with it, which goes to
 * the title of the list.
 */
export function useRemovedWord(title: RefObject<HTMLElement | null>): string {
  const { t } = useTranslation('notice')
  const { state } = useLocation()
  // whoever comes back to the address, or loads it again, has heard it
  const isFresh = useNavigationType() === 'REPLACE' && state?.noticeRemoved === true
  const [isSpoken, setSpoken] = useState(false)
  useEffect(() => {
    if (isFresh) title.current?.focus()
    // a live region speaks what comes into it, not what it was drawn with
    setSpoken(isFresh)
  }, [isFresh, title])
  return isSpoken ? t('detail.deleted') : ''
}
