import { isCallError } from '@shulei/client/call-error.ts'
import { ErrorPage } from '@shulei/features/shell/ErrorPage/ErrorPage.tsx'
import { signOnAddress } from '@shulei/features/shell/sign-on-address.ts'
import type { Language } from '@shulei/i18n/language.ts'
import { Platform } from '@shulei/ui/Platform/Platform.tsx'
import { useTranslation } from 'react-i18next'
import { isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router'
import type { RootData } from '../root.tsx'

interface Failure {
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
  if (isCallError(error)) return { status: error.http || 500, message: error.message, requestId: error.requestId }
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
      {...(loginAddress ? { loginAddress } : {})}
      art={<Platform state={artOf(failure.status)} youText={t('error.you')} />}
    />
  )
}

const artOf = (status: number) => {
  if (status === 404) return 'notFound'
  if (status === 403) return 'forbidden'
  if (status === 401) return 'unauthorized'
  return 'serverError'
}
