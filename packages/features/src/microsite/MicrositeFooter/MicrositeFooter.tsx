import { useFormat } from '@shulei/i18n/format.ts'
import { Mark } from '@shulei/ui/Mark/Mark.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Microsite, micrositeAddress } from '../microsite.ts'
import * as css from './MicrositeFooter.css.ts'

/** Places that a footer repeats, because visitors look for them there. */
const repeated: readonly string[] = ['organization', 'contact']

/**
 * The footer of a microsite: its host, the way to the organisers, and its own text. Without a text of its own it says who gives
 * technical support (A§2). The platform's mark always stays.
 */
export function MicrositeFooter({ microsite }: { microsite: Microsite }) {
  const { t } = useTranslation('microsite')
  const { t: shell } = useTranslation('shell')
  const { pick } = useFormat()
  const platform = shell('site.name')
  const name = pick(microsite.title)
  const links = microsite.menu.filter(({ page }) => repeated.includes(page))
  return (
    <footer className={css.footer}>
      <div className={css.row}>
        <span className={css.name}>{name}</span>
        {microsite.host && <span className={css.muted}>{t('footer.host', { host: pick(microsite.host) })}</span>}
        {links.length > 0 && (
          <nav className={css.links} aria-label={t('footer.links', { name })}>
            {links.map(({ page, label }) => (
              <Link key={page} className={css.link} to={micrositeAddress(microsite, page)}>
                {pick(label)}
              </Link>
            ))}
          </nav>
        )}
        <span className={css.spacer} />
        <span className={css.muted}>
          {microsite.footerText ? pick(microsite.footerText) : t('footer.technicalSupport', { platform })}
        </span>
        <Link className={css.platform} to="/" aria-label={t('footer.platform', { platform })}>
          <Mark size={22} tone="mono" />
        </Link>
      </div>
    </footer>
  )
}
