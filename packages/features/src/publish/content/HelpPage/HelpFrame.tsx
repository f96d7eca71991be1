import * as contentAddress from '@shulei/domain/address/content.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import * as css from './HelpFrame.css.ts'

const places = [
  ['about', contentAddress.help()],
  ['faq', contentAddress.faq()],
  ['privacy', contentAddress.privacy()],
  ['servicePolicy', contentAddress.servicePolicy()],
] as const

/** The help pages' navigation beside one of them. */
export function HelpFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('content')
  return (
    <div className={css.columns}>
      <nav className={css.nav} aria-label={t('help.nav')}>
        <ul className={css.list}>
          {places.map(([name, to]) => (
            <li key={name}>
              <NavLink className={css.entry} to={to} end>
                {t(`help.${name}`)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.body}>{children}</div>
    </div>
  )
}
