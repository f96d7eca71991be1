import { initialOf } from '@shulei/domain/base/text/site-names.ts'
import { Mark } from '@shulei/ui/Mark/Mark.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LanguageSwitch } from '../../../base/header/LanguageSwitch/LanguageSwitch.tsx'
import { SiteName, useSiteName } from '../../../base/site/SiteMark.tsx'
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

/**
 * The site's header: brand, links, search, language, theme, inbox and account (A§1).
 *
 * - MUST show login and register to visitors; both lead to the sign-on site with the full address of the page as the return target
 *   (A§1).
 * - MUST show the person's menu instead when somebody is signed in (A§1, A§4: signed in means that the user has a `userId`).
 * - MUST show the language switch in every state (A§1).
 * - MUST refresh its own state every 500 ms and be `data-scrolled` from more than 8 px down (A§9); this asks nothing of the server
 *   (Q007) and rests in a hidden tab.
 * - MUST NOT be shown inside another page's frame (A§2, Q105); the layout leaves it out.
 * - MUST work without JavaScript: places are links, search is a link to its page, the phone's menu is a native disclosure.
 * - MUST fit 320 px in both languages with targets of 44 px; places and search move into the menu, the name gives way to the mark.
 * - MUST show signed-in people the bell: how much is unread as a number, above 99 as 99+ (A§2, A§9, Q181); without JavaScript it is
 *   a link to the notices.
 * - MUST NOT load React Aria before a pointer or the focus comes near the bell, the person's menu or the search, or ⌘K or Ctrl+K is
 *   pressed, nor the watch of the inbox before the first paint.
 * - MUST hold the send-message dialog of the page, loaded when it is first opened (A§2).
 * - MUST NOT link what does not work yet (A§2).
 */
export function Header({ onSignOut, onNotice }: HeaderProps) {
  const { t } = useTranslation('shell')
  const { user, theme } = useSiteState()
  const { name, hasMark } = useSiteName()
  const isScrolled = useScrolled()
  const { search, warm, palette } = useSearchPalette()
  return (
    <header className={css.header} data-scrolled={isScrolled || undefined}>
      <div className={css.row} data-signed-in={user ? '' : undefined}>
        <Link className={hasMark ? css.brand : css.ownBrand} to="/">
          <span className={css.wordmark}>
            <SiteName isInBoth />
          </span>
          <span className={css.mark}>
            {hasMark ? (
              <Mark size={30} label={name} />
            ) : (
              <span role="img" aria-label={name} className={css.initial}>
                {initialOf(name)}
              </span>
            )}
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
