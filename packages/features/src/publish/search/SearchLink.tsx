import * as siteAddress from '@shulei/domain/address/site.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './SearchLink.css.ts'

export interface SearchLinkProps {
  /** Opens the palette. */
  onOpen: () => void
  /** Called when a pointer or the focus comes near. */
  onNear: () => void
  /** Shows the icon alone, for headers that have no room for a field. In `data-icon`. */
  isIcon?: boolean
}

/**
 * Opens the search of the whole site. A link to its page, which works before hydration, without JavaScript and in a new tab.
 */
export function SearchLink({ onOpen, onNear, isIcon = false }: SearchLinkProps) {
  const { t } = useTranslation('shell')
  const [keys, setKeys] = useState('')
  useEffect(() => setKeys(/Mac|iP/.test(navigator.platform) ? '⌘K' : 'Ctrl K'), [])
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <Link
      className={css.searchLink}
      data-icon={isIcon || undefined}
      aria-label={isIcon ? t('header.search') : undefined}
      to={siteAddress.search()}
      aria-keyshortcuts="Meta+K Control+K"
      onClick={open}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Icon of={Search} size={isIcon ? 18 : 15} />
      {isIcon ? null : (
        <>
          <span className={css.searchLabel}>{t('header.search')}</span>
          <span className={css.searchKeys} aria-hidden="true">
            {keys}
          </span>
        </>
      )}
    </Link>
  )
}
