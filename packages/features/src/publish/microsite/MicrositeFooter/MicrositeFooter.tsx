import { micrositeStudioPath } from '@shulei/domain/publish/microsite/address.ts'
import { useFormat } from '@shulei/i18n/format.ts'
import { Mark } from '@shulei/ui/Mark/Mark.tsx'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OperatorLines } from '../../../base/site/OperatorLines.tsx'
import { useSiteName } from '../../../base/site/SiteMark.tsx'
import { useSiteState } from '../../../base/site/site-state.ts'
import { type Microsite, micrositePageAddress } from '../microsite.ts'
import * as css from './MicrositeFooter.css.ts'

/** Pages whose links the footer repeats. */
const repeated: readonly string[] = ['organization', 'contact']

/**
 * The footer of a microsite: its host, links to the organisers, and its own text or, without one, the technical support
 * (A§2). Around the lists of microsites it has the technical support alone. The platform's mark is always shown.
 */
export function MicrositeFooter({ microsite }: { microsite: Microsite | null }) {
  const { t } = useTranslation('microsite')
  const { pick } = useFormat()
  const { name: platform, hasMark } = useSiteName()
  const { website } = useSiteState()
  const name = microsite ? pick(microsite.title) : platform
  const links = microsite?.menu.filter(({ page }) => repeated.includes(page)) ?? []
  return (
    <footer className={css.footer}>
      <div className={css.row}>
        <span className={css.name}>{name}</span>
        {microsite?.host && <span className={css.muted}>{t('footer.host', { host: pick(microsite.host) })}</span>}
        {microsite && links.length > 0 && (
          <nav className={css.links} aria-label={t('footer.links', { name })}>
            {links.map(({ page, label }) => (
              <Link key={page} className={css.link} to={micrositePageAddress(microsite, page)}>
                {pick(label)}
              </Link>
            ))}
          </nav>
        )}
        {microsite?.canEdit && (
          <Link className={css.link} to={micrositeStudioPath(microsite.kind, microsite.name)}>
            {t('footer.studio')}
          </Link>
        )}
        <span className={css.spacer} />
        <OperatorLines lines={website.lines} />
        <span className={css.muted}>
          {microsite?.footerText ? pick(microsite.footerText) : t('footer.technicalSupport', { platform })}
        </span>
        <Link className={hasMark ? css.platform : css.link} to="/" aria-label={t('footer.platform', { platform })}>
          {hasMark ? <Mark size={22} tone="mono" /> : platform}
        </Link>
      </div>
    </footer>
  )
}
