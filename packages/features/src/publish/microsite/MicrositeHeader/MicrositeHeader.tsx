import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LanguageSwitch } from '../../../base/header/LanguageSwitch/LanguageSwitch.tsx'
import { SearchLink } from '../../search/SearchLink.tsx'
import { useSearchPalette } from '../../search/useSearchPalette.tsx'
import { MenuSheet } from './MenuSheet.tsx'
import * as css from './MicrositeHeader.css.ts'
import { type HeaderPlace, PlaceLinks } from './PlaceLinks.tsx'

export interface MicrositeHeaderProps {
  /** The microsite's own name. */
  name: string
  mark: ReactNode
  homeAddress: string
  places: readonly HeaderPlace[]
  /** The person's menu, or the links to sign in and register. */
  person: ReactNode
  /** Reports an error that the header cannot show. */
  onNotice: (message: string) => void
}

/** Most links in the bar. Of a longer menu the bar has the first ones, and the sheet beside it all. */
const mostInBar = 8

/** Most links beside which an English name has room on a narrow desktop. */
const fewInBar = 5

/**
 * The header of a microsite: its mark, name and menu, and the platform's search, language switch and account menu. The theme
 * belongs to the microsite, so there is no theme switch; light or dark follows the reader's choice on the platform.
 */
export function MicrositeHeader({ name, mark, homeAddress, places, person, onNotice }: MicrositeHeaderProps) {
  const { t } = useTranslation('microsite')
  const { search, warm, palette } = useSearchPalette()
  const isLong = places.length > fewInBar
  const inBar = places.length > mostInBar ? places.slice(0, mostInBar - 1) : places
  return (
    <header className={css.header}>
      <div className={css.row}>
        <Link className={css.brand} to={homeAddress}>
          {mark}
          <span className={css.name}>{name}</span>
        </Link>
        <nav className={css.nav} data-long={isLong || undefined} aria-label={t('header.nav', { name })}>
          <PlaceLinks places={inBar} className={css.navLink} />
        </nav>
        <span className={css.spacer} />
        <div className={css.search}>
          <SearchLink onOpen={search} onNear={warm} isIcon />
        </div>
        <LanguageSwitch onFailed={onNotice} />
        <div className={css.person}>{person}</div>
        <MenuSheet
          name={name}
          places={places}
          hasMore={inBar.length < places.length}
          isLong={isLong}
          onSearch={search}
          onNearSearch={warm}
        />
      </div>
      {palette}
    </header>
  )
}
