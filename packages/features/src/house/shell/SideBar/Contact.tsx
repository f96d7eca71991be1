import { useFormat } from '@shulei/i18n/format.ts'
import { Icon } from '@shulei/ui/Icon/Icon.tsx'
import Mail from 'lucide-react/dist/esm/icons/mail.mjs'
import { type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { contactLink } from '../../../base/site/contact-link.ts'
import { useSiteState } from '../../../base/site/site-state.ts'
import * as css from './SideBar.css.ts'

/**
 * Follow us, contact us and feedback (A§1). Unset channels are left out (Q176); feedback is a mail (Q179). A native
 * disclosure, which opens without JavaScript; with it, Escape and moving the focus away close it.
 */
export function Contact() {
  const { t } = useTranslation('shell')
  const { pick } = useFormat()
  const { contact, followUs } = useSiteState().website
  const way = contactLink(contact)
  const hours = pick(contact.hours)
  const summary = useRef<HTMLElement>(null)

  const closeOnEscape = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (event.key !== 'Escape' || !event.currentTarget.open) return
    event.currentTarget.open = false
    summary.current?.focus()
  }
  const closeOnLeave = (event: FocusEvent<HTMLDetailsElement>) => {
    // a press on the panel's background moves the focus to nothing, which does not count as leaving
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
  }

  if (!way && followUs.length === 0) return null
  return (
    <details
      className={css.contact}
      data-channels={followUs.length > 0 || undefined}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
    >
      <summary ref={summary} className={css.button} title={t('sideBar.contactUs')} aria-label={t('sideBar.contactUs')}>
        <Icon of={Mail} />
      </summary>
      <div className={css.panel}>
        {followUs.length > 0 ? (
          <section>
            <h2 className={css.heading}>{t('sideBar.followUs')}</h2>
            <ul>
              {followUs.map(({ label, href }) => (
                <li key={href}>
                  <a className={css.link} href={href} target="_blank" rel="noreferrer">
                    <bdi>{pick(label)}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {way ? (
          <section>
            <h2 className={css.heading}>{t('sideBar.contactUs')}</h2>
            {hours ? <p className={css.line}>{hours}</p> : null}
            <p className={css.line}>{way.text}</p>
            <a
              className={css.link}
              href={contact.email ? `${way.href}?subject=${encodeURIComponent(t('sideBar.feedback'))}` : way.href}
              rel="noopener"
            >
              {t('sideBar.feedback')}
            </a>
          </section>
        ) : null}
      </div>
    </details>
  )
}
