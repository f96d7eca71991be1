import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import { Wordmark } from '@shulei/ui/Mark/Wordmark.tsx'
import Search from 'lucide-react/dist/esm/icons/search.mjs'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router'
import { AuthLinks } from '../AuthLinks/AuthLinks.tsx'
import { LanguageSwitch } from '../LanguageSwitch/LanguageSwitch.tsx'
import { useSiteState } from '../site-state.ts'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch.tsx'
import { UserMenu } from '../UserMenu/UserMenu.tsx'
import * as css from './Header.css.ts'
import { useScrolled } from './useScrolled.ts'

export interface HeaderProps {
  onSignOut: () => void
  /** Something failed that the header cannot show itself. */
  onNotice: (message: string) => void
}

/** The site's header: brand, places, search, language, appearance, and the person (A§1). */
export function Header({ onSignOut, onNotice }: HeaderProps) {
  const { t } = useTranslation('shell')
  const { user, theme } = useSiteState()
  const isScrolled = useScrolled()
  return (
    <header className={css.header} data-scrolled={isScrolled || undefined}>
      <div className={css.row}>
        <Link className={css.brand} to="/" aria-label={t('site.name')}>
          <Wordmark name={t('site.name')} latin={t('site.latin')} />
        </Link>
        <nav className={css.nav} aria-label={t('a11y.mainNav')}>
          <NavLink className={css.navLink} to="/competitions" prefetch="intent">
            {t('header.competitions')}
          </NavLink>
          <a className={css.navLink} href="/api/docs">
            {t('header.apiDocs')}
          </a>
        </nav>
        <span className={css.spacer} />
        <search className={css.search}>
          <form action="/competitions" method="get">
            <span className={css.searchIcon}>
              <Icon of={Search} size={15} />
            </span>
            <input
              className={css.searchInput}
              type="search"
              name="search"
              maxLength={100}
              aria-label={t('header.search')}
              placeholder={t('header.search')}
            />
          </form>
        </search>
        <LanguageSwitch onFailed={onNotice} />
        <ThemeSwitch initial={theme} />
        {user ? <UserMenu user={user} onSignOut={onSignOut} /> : <AuthLinks />}
      </div>
    </header>
  )
}
