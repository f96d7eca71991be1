import { TimeContext, useFormat } from '@shulei/i18n/format.ts'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { contactLink } from '../../../base/site/contact-link.ts'
import { OperatorLines } from '../../../base/site/OperatorLines.tsx'
import { SiteName } from '../../../base/site/SiteMark.tsx'
import { useSiteState, type Website } from '../../../base/site/site-state.ts'
import * as css from './Footer.css.ts'

/** More links than this stand in two columns. */
const LONG = 8

function LinkColumn({ title, links }: { title: string; links: Website['serviceLinks'] }) {
  const { pick } = useFormat()
  if (links.length === 0) return null
  return (
    <div>
      <h2 className={css.heading}>{title}</h2>
      <ul className={css.links} data-long={links.length > LONG || undefined}>
        {links.map((link) => (
          <li key={link.href}>
            <a className={css.link} href={link.href}>
              {pick(link.label)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Service links, help, contact and partners (A§1), from the stored `website` state; empty parts are left out. */
export function Footer() {
  const { t } = useTranslation('shell')
  const { website } = useSiteState()
  const { now } = useContext(TimeContext)
  const { pick } = useFormat()
  const hours = pick(website.contact.hours)
  const contact = contactLink(website.contact)
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.columns}>
          <div>
            <SiteName />
            <p className={css.slogan}>{t('footer.slogan')}</p>
          </div>
          <LinkColumn title={t('footer.serviceLinks')} links={website.serviceLinks} />
          <LinkColumn title={t('footer.help')} links={website.helpLinks} />
          {contact && (
            <div>
              <h2 className={css.heading}>{t('footer.contact')}</h2>
              <ul>
                {hours && <li className={css.item}>{hours}</li>}
                <li>
                  <a className={css.link} href={contact.href} rel="noopener">
                    {contact.text}
                  </a>
                </li>
              </ul>
            </div>
          )}
        </div>
        <div className={css.legal}>
          <span>{t('footer.rights', { year: new Date(now).getUTCFullYear() })}</span>
          {website.partners.length > 0 && (
            <span>
              <b className={css.label}>{t('footer.partners')}</b>
              {website.partners.map((partner) => pick(partner)).join(' · ')}
            </span>
          )}
          <OperatorLines lines={website.lines} />
          {website.demo && <span>{t('footer.demoNote')}</span>}
        </div>
      </div>
    </footer>
  )
}
