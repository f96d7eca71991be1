import { useShortcut } from '@shulei/ui/CommandPalette/useShortcut.ts'
import { Mark } from '@shulei/ui/Mark/Mark.tsx'
import { Wordmark } from '@shulei/ui/Mark/Wordmark.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SearchPaletteProps } from '../../search/SearchPalette/SearchPalette.tsx'
import { useSiteState } from '../../site/site-state.ts'
import { type LoadedPart, useLoaded } from '../../site/useLoaded.ts'
import { AuthLinks } from '../AuthLinks/AuthLinks.tsx'
import { Bell } from '../Bell/Bell.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { SendMessageModal } from '../SendMessageModal.tsx'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'
import { UserMenu } from '../UserMenu/UserMenu.tsx'
import * as css from './Header.css.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { Places } from './Places.tsx'
import { SearchLink } from './SearchLink.tsx'
import { useScrolled } from './useScrolled.ts'

/** The search over any page, loaded on the first sign of intent. */
const palettePart: LoadedPart<SearchPaletteProps> = {
  code: async () => (await import('../../search/SearchPalette/SearchPalette.tsx')).SearchPalette,
  texts: ['search'],
}

export interface HeaderProps {
  onSignOut: () => void
  /** Reports an error that the header cannot show. */
  onNotice: (message: string) => void
}

/** The site's header: brand, links, search, language, theme, inbox and account (A§1). */
export function Header({ onSignOut, onNotice }: HeaderProps) {
  const { t } = useTranslation('shell')
  const { user, theme } = useSiteState()
  const isScrolled = useScrolled()
  const [isSearching, setSearching] = useState(false)
  const { Part: SearchPalette, warm } = useLoaded(palettePart, isSearching)
  const search = () => setSearching(true)
  useShortcut({ key: 'k', withCommand: true }, search)
  return (
    <header className={css.header} data-scrolled={isScrolled || undefined}>
      <div className={css.row} data-signed-in={user ? '' : undefined}>
        <Link className={css.brand} to="/">
          <span className={css.wordmark}>
            <Wordmark name={t('site.name')} latin={t('site.latin')} />
          </span>
          <span className={css.mark}>
            <Mark size={30} label={t('site.name')} />
          </span>
        </Link>
        <nav className={css.nav} aria-label={t('a11y.mainNav')}>
          <Places className={css.navLink} />
        </nav>
        <span className={css.spacer} />
        <div className={css.search}>
          <SearchLink onOpen={search} onNear={warm} />
        </div>
        <LanguageSwitch onFailed={onNotice} />
        <ThemeSwitch initial={theme} />
        {user ? <Bell key={user.id} userId={user.id} /> : null}
        {user ? <UserMenu user={user} onSignOut={onSignOut} /> : <AuthLinks />}
        <PhoneMenu onSearch={search} onNearSearch={warm} />
      </div>
      <SendMessageModal />
      {SearchPalette ? <SearchPalette isOpen={isSearching} onOpenChange={setSearching} /> : null}
    </header>
  )
}
