import { OperatorLines } from '@shulei/features/base/site/OperatorLines.tsx'
import { SiteName } from '@shulei/features/base/site/SiteMark.tsx'
import type { Website } from '@shulei/features/base/site/site-state.ts'
import { TimeContext } from '@shulei/i18n/format.ts'
import { type ReactNode, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Framed } from '../SiteShell/Framed.tsx'
import * as css from './LoginLayout.css.ts'

export interface LoginLayoutProps {
  children: ReactNode
  /** Language and appearance switches. */
  tools: ReactNode
  /** Drawing on the stage. */
  art: ReactNode
  /** Sentence under the claim, on the purpose of the account. */
  note: string
  /** Address behind the brand. */
  homeAddress: string
  /** The operator's lines for the foot of every page. */
  lines?: Website['lines']
  /** The page is shown inside another page's frame: only the form is rendered (A§2). */
  isInsideFrame?: boolean
}

/** Sign-on and reviewer login: the ring on one side, the form on the other (L16). */
export function LoginLayout({
  children,
  tools,
  art,
  note,
  homeAddress,
  lines,
  isInsideFrame = false,
}: LoginLayoutProps) {
  const { t } = useTranslation('shell')
  const { now } = useContext(TimeContext)
  if (isInsideFrame) {
    return (
      <Framed layout="login">
        <main id="content" tabIndex={-1} className={css.form}>
          {children}
        </main>
      </Framed>
    )
  }
  return (
    <div className={css.layout} data-layout="login">
      <aside className={css.stage}>
        <div>
          <a className={css.brand} href={homeAddress}>
            <SiteName />
          </a>
          <div className={css.wide}>
            <p className={css.claim}>{t('site.slogan')}</p>
            <p className={css.claimNote}>{note}</p>
          </div>
        </div>
        <div className={css.art}>{art}</div>
      </aside>
      <div className={css.side}>
        <header className={css.tools}>{tools}</header>
        <main id="content" tabIndex={-1} className={css.form}>
          {children}
        </main>
        <footer className={css.foot}>
          {t('footer.rights', { year: new Date(now).getUTCFullYear() })}
          <OperatorLines lines={lines} />
        </footer>
      </div>
    </div>
  )
}
