import { isCallError } from '@shulei/client/call-error.ts'
import { signOnAddress } from '@shulei/features/base/site/sign-on-address.ts'
import { ErrorPage, type ErrorPageProps } from '@shulei/features/house/shell/ErrorPage/ErrorPage.tsx'
import type { Language } from '@shulei/i18n/language.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from './root-data.server.ts'

/** Drawing of the error page, loaded only when a page fails. The text is shown without it when it cannot be loaded. */
const PlatformState = lazy(async () => {
  try {
    return { default: (await import('@shulei/ui/PlatformState/PlatformState.tsx')).PlatformState }
  } catch {
    return { default: () => <></> }
  }
})

/** Messages with which browsers report a failed fetch or import. Browsers have no error type for a lost connection. */
const noAnswer = /^(Failed to fetch|NetworkError|Load failed|error loading dynamically|Importing a module)/

interface Failure {
  /** HTTP status; 0 when no answer arrived. */
  status: number
  message?: string
  requestId?: string | null
}

function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const data = error.data as { message?: string; requestId?: string } | string | null
    if (data && typeof data === 'object') return { status: error.status, ...data }
    // middleware that refuses a request (a limit, for example) answers with a sentence in plain text
    if (typeof data === 'string' && data !== '' && error.status === 429) return { status: 429, message: data }
    return { status: error.status }
  }
  if (isCallError(error)) {
    const { http, message, requestId } = error
    // the browser's message about a call without an answer is not meant for readers
    return http === 0 ? { status: 0 } : { status: http, message, requestId }
  }
  if (error instanceof TypeError && noAnswer.test(error.message)) return { status: 0 }
  return { status: 500 }
}

interface PageErrorProps extends Pick<ErrorPageProps, 'ownPage'> {
  error: unknown
  /** Shown where the error has no sentence for readers. */
  message?: string | undefined
  /** No layout is around the page. */
  isAlone?: boolean
}

/** Error page of a route whose loader or rendering failed. */
export function PageError({ error, message, ownPage, isAlone = false }: PageErrorProps) {
  const { i18n, t } = useTranslation('shell')
  const data = useRouteLoaderData('root') as RootData | undefined
  const { pathname, search } = useLocation()
  const failure = failureOf(error)
  const loginAddress = data
    ? signOnAddress({
        ssoUrl: data.sso.url,
        language: i18n.language as Language,
        page: 'login2',
        returnTo: new URL(pathname + search, data.address).href,
      })
    : undefined
  return (
    <ErrorPage
      {...(message ? { message } : {})}
      {...failure}
      isAlone={isAlone}
      ownPage={ownPage}
      loginAddress={loginAddress}
      art={
        failure.status > 0 && (
          <Suspense fallback={null}>
            <ErrorArt status={failure.status} place={t('error.you')} />
          </Suspense>
        )
      }
    />
  )
}

const states = new Map([
  [404, 'notFound'],
  [403, 'forbidden'],
] as const)

/** Drawing of the failure. Hidden from screen readers, because the text beside it says the same. */
function ErrorArt({ status, place }: { status: number; place: string }) {
  if (status === 401) return <PlatformState state="unauthorized" place={place} />
  return <PlatformState state={states.get(status as 404) ?? 'serverError'} />
}
