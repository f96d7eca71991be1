import { LinkButton } from '@shulei/ui/LinkButton/LinkButton.tsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { PageTitle } from '../PageTitle/PageTitle.tsx'
import * as css from './ErrorPage.css.ts'

export interface ErrorPageProps {
  /** HTTP status, 0 where no answer arrived. Those, 404, 403 and 401 have words of their own; any other is "Oops !!!" (A§2). */
  status: number
  /** The server's message, already in the reader's language; replaces the standing hint. */
  message?: string
  /** Where the login link leads: the sign-on site with this page as the return target. Needed for 401. */
  loginAddress?: string | undefined
  /** Helps support to find the failure in the logs. */
  requestId?: string | null
  /** Drawing beside the words. */
  art?: ReactNode
}

type Words = { title: string; hint: string }

function useWords(status: number): Words {
  const { t } = useTranslation('shell')
  if (status === 0) return { title: t('state.loadFailed'), hint: t('state.loadFailedHint') }
  if (status === 404) return { title: t('error.notFoundTitle'), hint: t('error.notFoundHint') }
  if (status === 403) return { title: t('error.forbiddenTitle'), hint: t('error.forbiddenHint') }
  if (status === 401) return { title: t('error.unauthorizedTitle'), hint: t('error.loginAgain') }
  return { title: t('error.oops'), hint: t('error.oopsHint') }
}

/** What can be done from here. To try again asks for the same page once more, and loses nothing of what is loaded. */
function Ways({ status, loginAddress }: Pick<ErrorPageProps, 'status' | 'loginAddress'>) {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  if (status === 0) {
    return (
      <LinkButton component={Link} kind="primary" to={pathname + search} replace>
        {t('action.retry')}
      </LinkButton>
    )
  }
  const isLogin = status === 401 && loginAddress
  return (
    <>
      {isLogin && (
        <LinkButton kind="primary" href={loginAddress}>
          {t('error.loginLink')}
        </LinkButton>
      )}
      <LinkButton kind={isLogin ? 'secondary' : 'primary'} href="/">
        {t('error.backHome')}
      </LinkButton>
      {status === 401 ? null : <LinkButton href="/competitions">{t('error.findCompetition')}</LinkButton>}
    </>
  )
}

/** The page for 404, 403, 401 and every other failure (A§2). */
export function ErrorPage({ status, message, loginAddress, requestId, art }: ErrorPageProps) {
  const { t } = useTranslation('shell')
  const { title, hint } = useWords(status)
  return (
    <main id="content" tabIndex={-1} className={css.page} data-status={status}>
      <PageTitle text={title} />
      <div>
        {status > 0 && <p className={css.code}>{status}</p>}
        <h1 className={css.title}>{title}</h1>
        {message && <p className={css.lead}>{message}</p>}
        {(!message || (status === 401 && message !== hint)) && <p className={css.lead}>{hint}</p>}
        <div className={css.actions}>
          <Ways status={status} loginAddress={loginAddress} />
        </div>
        {requestId && <p className={css.requestId}>{t('error.requestId', { id: requestId })}</p>}
      </div>
      {art && <div className={css.art}>{art}</div>}
    </main>
  )
}
