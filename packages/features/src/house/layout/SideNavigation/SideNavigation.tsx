import { Icon, type IconDrawing } from '@shulei/ui/Icon/Icon.tsx'
import Box from 'lucide-react/dist/esm/icons/box.mjs'
import Database from 'lucide-react/dist/esm/icons/database.mjs'
import FileText from 'lucide-react/dist/esm/icons/file-text.mjs'
import FolderKanban from 'lucide-react/dist/esm/icons/folder-kanban.mjs'
import LifeBuoy from 'lucide-react/dist/esm/icons/life-buoy.mjs'
import Shield from 'lucide-react/dist/esm/icons/shield.mjs'
import Trophy from 'lucide-react/dist/esm/icons/trophy.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoaded } from '../../../base/site/useLoaded.ts'
import * as css from './SideNavigation.css.ts'

const termsAlert = { code: async () => (await import('./TermsAlert.tsx')).TermsAlert, texts: ['layout'] }

/** A site of the platform. */
export type SiteName = 'model' | 'competition' | 'dataset' | 'project'

export interface SideNavigationProps {
  /** Addresses of the sites; an unset one is left out (Q189). */
  sites: Partial<Record<SiteName, string>>
}

const icons: Record<SiteName, IconDrawing> = {
  model: Box,
  competition: Trophy,
  dataset: Database,
  project: FolderKanban,
}
const order: readonly SiteName[] = ['model', 'competition', 'dataset', 'project']

/**
 * The navigation at the left of the xir layout (A§2): the platform's sites, the help centre, which is not open yet, and the
 * two terms, which only show an alert. The alert's code loads when the pointer or the focus comes near.
 */
export function SideNavigation({ sites }: SideNavigationProps) {
  const { t } = useTranslation('layout')
  const [terms, setTerms] = useState<'agreement' | 'privacy' | null>(null)
  const { Part: TermsAlert, warm } = useLoaded(termsAlert, terms !== null)
  const opens = (which: 'agreement' | 'privacy') => ({
    type: 'button' as const,
    className: css.entry,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: warm,
    onFocus: warm,
    onClick: () => setTerms(which),
  })
  return (
    <nav className={css.nav} aria-label={t('sideNav.label')}>
      <ul className={css.list}>
        {order.map((name) => {
          const href = sites[name]
          if (!href) return null
          return (
            <li key={name}>
              <a className={css.entry} href={href}>
                <Icon of={icons[name]} />
                {t(`sideNav.${name}`)}
              </a>
            </li>
          )
        })}
      </ul>
      <ul className={css.list}>
        <li className={`${css.entry} ${css.closed}`} data-closed="">
          <Icon of={LifeBuoy} />
          {t('sideNav.helpCentre')}
          <span className={css.note}>{t('sideNav.comingSoon')}</span>
        </li>
        <li>
          <button {...opens('agreement')}>
            <Icon of={FileText} />
            {t('sideNav.userAgreement')}
          </button>
        </li>
        <li>
          <button {...opens('privacy')}>
            <Icon of={Shield} />
            {t('sideNav.privacyPolicy')}
          </button>
        </li>
      </ul>
      {terms && TermsAlert ? <TermsAlert terms={terms} onClose={() => setTerms(null)} /> : null}
    </nav>
  )
}
