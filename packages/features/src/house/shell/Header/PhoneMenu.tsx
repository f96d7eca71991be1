import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import MenuIcon from 'lucide-react/dist/esm/icons/menu.mjs'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { SearchLink } from '../../../publish/search/SearchLink.tsx'
import * as css from './PhoneMenu.css.ts'
import { Places } from './Places.tsx'

export interface PhoneMenuProps {
  onSearch: () => void
  onNearSearch: () => void
}

/**
 * Links and search on phones, where the bar has no room for them. A native disclosure, which opens without JavaScript; with
 * it, Escape, moving the focus away and navigation close it.
 */
export function PhoneMenu({ onSearch, onNearSearch }: PhoneMenuProps) {
  const { t } = useTranslation('shell')
  const { pathname, search: query } = useLocation()
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
    <details ref={menu} key={pathname + query} className={css.menu} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <summary ref={summary} className={css.trigger} aria-label={t('header.menu')}>
        <Icon of={MenuIcon} size={18} />
      </summary>
      <div className={css.sheet}>
        <SearchLink onOpen={search} onNear={onNearSearch} />
        <nav className={css.places} aria-label={t('a11y.mainNav')}>
          <Places className={css.place} />
        </nav>
      </div>
    </details>
  )
}
