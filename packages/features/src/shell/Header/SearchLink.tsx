import * as siteAddress from '@shulei/domain/address/site.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import { type MouseEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import * as css from './Header.css.ts'

export interface SearchLinkProps {
  /** Opens the palette. */
  onOpen: () => void
  /** Called when a pointer or the focus comes near. */
  onNear: () => void
}

/**
 * Opens the search of the whole site. A link to its page, which works before hydration, without JavaScript and in a new tab.
 */
export function SearchLink({ onOpen, onNear }: SearchLinkProps) {
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
      to={siteAddress.search()}
      aria-keyshortcuts="Meta+K Control+K"
      onClick={open}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      <Icon of={Search} size={15} />
      <span className={css.searchLabel}>{t('header.search')}</span>
      <span className={css.searchKeys} aria-hidden="true">
        {keys}
      </span>
    </Link>
  )
}
