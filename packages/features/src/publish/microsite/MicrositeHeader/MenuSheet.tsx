import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import MenuIcon from 'lucide-react/dist/esm/icons/menu.mjs'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SearchLink } from '../../search/SearchLink.tsx'
import * as css from './MenuSheet.css.ts'
import { type HeaderPlace, PlaceLinks } from './PlaceLinks.tsx'

export interface MenuSheetProps {
  name: string
  places: readonly HeaderPlace[]
  /** The bar shows a part of the places on every screen. In `data-more`. */
  hasMore: boolean
  /** In English the bar has room for the places on wide screens only. In `data-long`. */
  isLong: boolean
  onSearch: () => void
  onNearSearch: () => void
}

/**
 * The menu on screens where the bar has no room for it, and on phones the search. A native disclosure, which opens without
 * JavaScript; with it, Escape, moving the focus away and navigation close it.
 */
export function MenuSheet({ name, places, hasMore, isLong, onSearch, onNearSearch }: MenuSheetProps) {
  const { t } = useTranslation('microsite')
  const { pathname } = useLocation()
  const menu = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)

  const search = () => {
    // the focus returns here from the palette, since the sheet is closed by then
    summary.current?.focus()
    if (menu.current) menu.current.open = false
    onSearch()
  }
  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    summary.current?.focus()
  }
  const closeOnLeave = (event: FocusEvent<HTMLDetailsElement>) => {
    // a press on the sheet's background moves the focus to nothing, which does not count as leaving
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
  }

  return (
    <details
      ref={menu}
      key={pathname}
      className={css.menu}
      data-more={hasMore || undefined}
      data-long={isLong || undefined}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <summary ref={summary} className={css.trigger} aria-label={t('header.menu')}>
        <Icon of={MenuIcon} size={18} />
      </summary>
      <div className={css.sheet}>
        <div className={css.search}>
          <SearchLink onOpen={search} onNear={onNearSearch} />
        </div>
        <nav aria-label={t('header.nav', { name })}>
          <PlaceLinks places={places} className={css.place} />
        </nav>
      </div>
    </details>
  )
}
