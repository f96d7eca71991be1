import { isCallError } from '@shulei/client/call-error.ts'
import { ErrorPage } from '@shulei/features/shell/ErrorPage/ErrorPage.tsx'
import { signOnAddress } from '@shulei/features/shell/sign-on-address.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'

/** Drawn only where something failed: no other page loads it. The words stand without it where it cannot be loaded. */
const PlatformState = lazy(async () => {
  try {
    return { default: (await import('@shulei/ui/PlatformState/PlatformState.tsx')).PlatformState }
  } catch {
    return { default: () => <></> }
  }
})

/** How browsers say that nothing came, neither data nor code; they have no type of error for it. */
const noAnswer = /^(Failed to fetch|NetworkError|Load failed|error loading dynamically|Importing a module)/

interface Failure {
  /** 0 where no answer arrived. */
  status: number
  message?: string
  requestId?: string | null
}

function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const data = error.data as { message?: string; requestId?: string } | string | null
    if (data && typeof data === 'object') return { status: error.status, ...data }
    return { status: error.status }
  }
  if (isCallError(error)) {
    const { http, message, requestId } = error
    // what the browser says of a call without an answer is not for readers
    return http === 0 ? { status: 0 } : { status: http, message, requestId }
  }
  if (error instanceof TypeError && noAnswer.test(error.message)) return { status: 0 }
  return { status: 500 }
}

/** What a route shows when its loader or its rendering failed. */
export function PageError({ error }: { error: unknown }) {
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
      {...failure}
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

/** The ring tells what happened; the words beside it say the same, so it is decoration. */
function ErrorArt({ status, place }: { status: number; place: string }) {
  if (status === 401) return <PlatformState state="unauthorized" place={place} />
  return <PlatformState state={states.get(status as 404) ?? 'serverError'} />
}
