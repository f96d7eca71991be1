import { Mark } from '@shulei/ui/Mark/Mark.tsx'
import { Wordmark } from '@shulei/ui/Mark/Wordmark.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LanguageSwitch } from '../../../base/header/LanguageSwitch/LanguageSwitch.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { SearchLink } from '../../../publish/search/SearchLink.tsx'
import { useSearchPalette } from '../../../publish/search/useSearchPalette.tsx'
import { AuthLinks } from '../AuthLinks/AuthLinks.tsx'
import { Bell } from '../Bell/Bell.tsx'
import { SendMessageModal } from '../SendMessageModal.tsx'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'
import { UserMenu } from '../UserMenu/UserMenu.tsx'
import * as css from './Header.css.ts'
import { PhoneMenu } from './PhoneMenu.tsx'
import { Places } from './Places.tsx'
import { useScrolled } from './useScrolled.ts'

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
  const { search, warm, palette } = useSearchPalette()
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
      {palette}
    </header>
  )
}
