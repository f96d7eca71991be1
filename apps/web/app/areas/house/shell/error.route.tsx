import { pathReturn } from '@shulei/domain/base/session/return-target.ts'
import { useTranslation } from 'react-i18next'
import { data, useRouteError, useSearchParams } from 'react-router'
import { PageError } from '../../../shell/page-error.tsx'
import type { Route } from './+types/error.route'

/**
 * /error?code=&message= answers with the status of the code and shows the message as plain text (Q198). Without a code nothing has
 * failed for the reader who opens the address: it is a page, with the words for any failure.
 */
export function loader({ url }: Route.LoaderArgs) {
  const query = url.searchParams
  const code = Number(query.get('code'))
  const message = query.get('message')?.slice(0, 200)
  if (Number.isInteger(code) && code >= 400 && code <= 599) throw data(message ? { message } : null, { status: code })
  return { message }
}

export default function ErrorRoute({ loaderData: { message } }: Route.ComponentProps) {
  return (
    <>
      <meta name="robots" content="noindex" />
      <PageError error={null} message={message} isAlone />
    </>
  )
}

/** The error with the way back to the page of a refused form. */
export function ErrorBoundary() {
  const { t } = useTranslation('shell')
  const href = pathReturn(useSearchParams()[0].get('from'), /^\/error\/?$/)
  return <PageError error={useRouteError()} ownPage={href ? { href, text: t('action.back') } : undefined} isAlone />
}
