import * as competitionAddress from '@shulei/domain/address/competition.ts'
import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { PageTitle } from '../../../base/site/PageTitle/PageTitle.tsx'
import { SiteName } from '../../../base/site/SiteMark.tsx'
import * as css from './ErrorPage.css.ts'

export interface ErrorPageProps {
  /**
   * HTTP status, 0 without an answer. Those, 404, 403, 401, 405, 429 and 503 have their own texts; any other is "Oops !!!" (A§2).
   */
  status: number
  /** The server's message in the reader's language; replaces the general hint. */
  message?: string
  /** Address of the sign-on site with this page as the return target. Required for 401. */
  loginAddress?: string | undefined
  /** Helps support to find the failure in the logs. */
  requestId?: string | null
  /** Drawing beside the words. */
  art?: ReactNode
  /** The only way on: back to a form, or for readers who have no session on the rest of the site. */
  ownPage?: { href: string; text: string } | undefined
  /** No layout is around the page: it fills the window and shows the brand itself. */
  isAlone?: boolean
}

type Words = { title: string; hint: string }

function useWords(status: number): Words {
  const { t } = useTranslation('shell')
  if (status === 0) return { title: t('state.loadFailed'), hint: t('state.loadFailedHint') }
  if (status === 404) return { title: t('error.notFoundTitle'), hint: t('error.notFoundHint') }
  if (status === 403) return { title: t('error.forbiddenTitle'), hint: t('error.forbiddenHint') }
  if (status === 401) return { title: t('error.unauthorizedTitle'), hint: t('error.loginAgain') }
  if (status === 405) return { title: t('error.sentTooEarlyTitle'), hint: t('error.sentTooEarlyHint') }
  if (status === 429) return { title: t('error.tooManyTitle'), hint: t('error.oopsHint') }
  if (status === 503) return { title: t('error.unavailableTitle'), hint: t('error.unavailableHint') }
  return { title: t('error.oops'), hint: t('error.oopsHint') }
}

/**
 * Actions of the error page. Retry loads the same page again, and keeps what is already loaded. 405 answers a form that was sent
 * before its page could take it, to the address of that page.
 */
function Ways({ status, loginAddress, ownPage }: Pick<ErrorPageProps, 'status' | 'loginAddress' | 'ownPage'>) {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  if (status === 0) {
    return (
      <LinkButton component={Link} variant="primary" to={pathname + search} replace>
        {t('action.retry')}
      </LinkButton>
    )
  }
  if (status >= 500 || status === 405) {
    return (
      <>
        <LinkButton variant="primary" href={pathname + search}>
          {t(status === 405 ? 'action.back' : 'error.reload')}
        </LinkButton>
        <LinkButton href={ownPage?.href ?? '/'}>{ownPage?.text ?? t('error.backHome')}</LinkButton>
      </>
    )
  }
  if (ownPage) {
    return (
      <LinkButton variant="primary" href={ownPage.href}>
        {ownPage.text}
      </LinkButton>
    )
  }
  const isLogin = status === 401 && loginAddress
  return (
    <>
      {isLogin && (
        <LinkButton variant="primary" href={loginAddress}>
          {t('error.loginLink')}
        </LinkButton>
      )}
      <LinkButton variant={isLogin ? 'secondary' : 'primary'} href="/">
        {t('error.backHome')}
      </LinkButton>
      {status === 401 ? null : <LinkButton href={competitionAddress.list()}>{t('error.findCompetition')}</LinkButton>}
    </>
  )
}

/**
 * The page for 404, 403, 401 and every other failure (A§2).
 *
 * - MUST say for 404 that the page does not exist or has been removed, with a link to the home page (A§2).
 * - MUST show the server's message for 403 (A§2).
 * - MUST show for 401 the message, "Please log in and visit again." and a login link with this page as the return target (A§2,
 *   A§6).
 * - MUST show "Oops !!!" with the message for every other code (A§2), and without a message still say what to do.
 * - MUST show what generally is so only where the server said nothing of its own; 401 keeps its sentence (A§2).
 * - MUST say, where no answer arrived, that the page did not load, and offer to try again without a reload: without a network that
 *   would end in the browser's own page.
 * - MUST be sent with the HTTP status that it shows; the route does that.
 * - MUST show the request id when there is one, and never a stack or SQL.
 * - MUST set the document's title and be the page's one `main`.
 * - The drawing is decoration: the words say all of it.
 */
export function ErrorPage({ status, message, requestId, art, isAlone = false, ...ways }: ErrorPageProps) {
  const { t } = useTranslation('shell')
  const { title, hint } = useWords(status)
  const page = (
    <main id="content" tabIndex={-1} className={css.page} data-status={status}>
      <PageTitle text={title} />
      <div>
        {status > 0 && <p className={css.code}>{status}</p>}
        <h1 className={css.title}>{title}</h1>
        {/* the server's message for 401 says the title again */}
        <p className={css.lead}>{(status !== 401 && message) || hint}</p>
        <div className={css.actions}>
          <Ways {...ways} status={status} />
        </div>
        {requestId && <p className={css.requestId}>{t('error.requestId', { id: requestId })}</p>}
      </div>
      {art && <div className={css.art}>{art}</div>}
    </main>
  )
  if (!isAlone) return page
  return (
    <div className={css.alone}>
      <header className={css.head}>
        <a className={css.brand} href="/">
          <SiteName />
        </a>
      </header>
      {page}
    </div>
  )
}
