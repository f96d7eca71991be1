import { useOpenTab } from '@shulei/ui/TabNav/useOpenTab.ts'
import { useTranslation } from 'react-i18next'
import { NavLink, useLocation } from 'react-router'
import { panelAddress, settingsPanels } from '../../../base/site/panels.ts'
import { nav, navLink } from './SettingsNav.css.ts'

/** The pages of the settings under /users/v2 (A§2): beside the page, or tabs above it on narrow screens. */
export function SettingsNav() {
  const { t } = useTranslation('layout')
  const { pathname } = useLocation()
  const bar = useOpenTab(settingsPanels.findIndex((page) => pathname.endsWith(`/${page}`)))
  return (
    <nav ref={bar} className={nav} aria-label={t('settings.nav')}>
      {settingsPanels.map((page) => (
        <NavLink key={page} className={navLink} to={panelAddress(page)}>
          {t(`settings.${page}`)}
        </NavLink>
      ))}
    </nav>
  )
}

export interface PartsNavProps {
  /** Parts of the page in order: element id and name. */
  parts: readonly { id: string; label: string }[]
  /** Accessible name of the list; by default that of a profile. */
  label?: string | undefined
}

/** The parts of one long page as links to its fragments; looks like `SettingsNav`. */
export function PartsNav({ parts, label: name }: PartsNavProps) {
  const { t } = useTranslation('layout')
  return (
    <nav className={nav} aria-label={name ?? t('editing.nav')}>
      {parts.map(({ id, label }) => (
        <a key={id} className={navLink} href={`#${id}`}>
          {label}
        </a>
      ))}
    </nav>
  )
}
