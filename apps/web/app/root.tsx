import '@shulei/themes/site/site.css.ts'
import { CallError } from '@shulei/client/call-error.ts'
import { ClientContext, keyOf } from '@shulei/client/hooks.ts'
import { refs } from '@shulei/contract/refs.ts'
import { canonicalPath, inLanguage } from '@shulei/domain/address/language.ts'
import * as settingsAddress from '@shulei/domain/address/settings.ts'
import { DemoLine } from '@shulei/features/house/shell/DemoLine/DemoLine.tsx'
import { TimeContext } from '@shulei/i18n/format.ts'
import { pressable } from '@shulei/ui/theme/pressable.ts'
import { type ReactNode, useContext, useMemo } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { useTranslation } from 'react-i18next'
import {
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { SWRConfig } from 'swr'
import type { Route } from './+types/root'
import { NonceContext, pageRequest, TextsContext } from './context.ts'
import { browserSend } from './shell/browser-send.ts'
import { PageError } from './shell/page-error.tsx'
import { PageStyle, usePageTheme } from './shell/page-style.tsx'
import { useReaderZone } from './shell/reader-zone.ts'
import { rootData } from './shell/root-data.server.ts'
import { SiteEffects } from './shell/site-effects.tsx'

/** Namespaces that every page needs; routes add theirs through `handle.ns`. A route with `handle.describes` has its own description. */
export const handle = { ns: ['shell'] }

/** Pages that a person may open whose account is about to close: their choice, and signing in or out. */
function mayStay(address: string): boolean {
  const { pathname } = new URL(address)
  return pathname === settingsAddress.closing() || pathname.startsWith('/sso/')
}

/** Fills the global state with the first request. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest)
  const [user, website] = await Promise.all([
    page.send(refs.currentUser, {}).catch((error: unknown) => {
      // A§8: an account without phone and mail goes to the sign-on site's binding page and comes back here
      if (error instanceof CallError && error.errcode === 'UNBOUND_PHONE_OR_EMAIL') {
        // not redirected from the sign-on site, where the person binds a phone or signs out
        if (new URL(page.address).pathname.startsWith('/sso/')) return null
        const target = new URL(`${page.ssoUrl}/${page.language.toLowerCase()}/bind-phone`)
        target.searchParams.set('service', page.address)
        throw redirect(target.href)
      }
      throw error
    }),
    page.send(refs.website, {}),
  ])
  if (user?.closingAt && !mayStay(page.address)) {
    const { pathname, search } = new URL(page.address)
    throw redirect(settingsAddress.closing({ origin: `${pathname}${search}` }))
  }
  return rootData(page, user, website)
}

/** The loader runs once per page load. Afterwards SWR refreshes the person and the router knows the address. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<typeof loader>('root')
  // the language of i18next, because the loader's is stale after a switch
  const { i18n, t } = useTranslation('shell')
  const nonce = useContext(NonceContext)
  const texts = useContext(TextsContext)
  const { pathname, search } = useLocation()
  const origin = data ? new URL(data.address).origin : ''
  const choice = data?.theme ?? 'system'
  // a page with a theme of its own follows the reader's choice of light or dark by its night
  const own = usePageTheme()
  const isDescribed = useMatches().some(({ handle }) => (handle as { describes?: boolean } | undefined)?.describes)
  const night = { light: 'off', dark: 'on', system: 'system' }[choice]
  return (
    <html lang={i18n.language} data-theme={own ?? choice} data-night={own ? night : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* React Aria and Vite's client read the nonce here for the <style> elements that they make */}
        <meta property="csp-nonce" content="" nonce={nonce} suppressHydrationWarning />
        <meta name="color-scheme" content="light dark" />
        {isDescribed ? null : <meta name="description" content={t('site.description')} />}
        {/* nothing is painted before the page is parsed, because a later part may stand above an earlier one on a phone */}
        {data?.isPreview ? null : <link rel="expect" href="#texts" blocking="render" />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="canonical" href={origin + canonicalPath(pathname, search)} />
        <link rel="alternate" hrefLang="zh-CN" href={origin + pathname} />
        <link rel="alternate" hrefLang="en-US" href={origin + inLanguage(pathname, 'en-US')} />
        <link rel="alternate" hrefLang="x-default" href={origin + pathname} />
        <style
          id={pressable.id}
          nonce={nonce}
          dangerouslySetInnerHTML={{ __html: pressable.css }}
          suppressHydrationWarning
        />
        <PageStyle />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body>
        {/* without it React Aria would announce in the browser's language */}
        <I18nProvider locale={i18n.language}>
          {data?.website.demo && <DemoLine />}
          {children}
        </I18nProvider>
        {data?.isPreview ? null : (
          <>
            <script id="texts" type="application/json" dangerouslySetInnerHTML={{ __html: texts }} />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { user, website, app_timestamp } = loaderData
  const zone = useReaderZone(loaderData.zone)
  const time = useMemo(() => ({ zone, now: app_timestamp }), [zone, app_timestamp])
  const send = useMemo(
    () =>
      browserSend(() =>
        user
          ? { userId: String(user.id), authUserId: user.userId, token: user.token, appTimestamp: app_timestamp }
          : null,
      ),
    [user, app_timestamp],
  )
  const fallback = { [keyOf(refs.currentUser, {})]: user, [keyOf(refs.website, {})]: website }
  return (
    <TimeContext value={time}>
      <ClientContext value={send}>
        <SWRConfig value={{ fallback, revalidateOnFocus: false, revalidateIfStale: false, dedupingInterval: 2000 }}>
          <Outlet />
          <SiteEffects state={loaderData} />
        </SWRConfig>
      </ClientContext>
    </TimeContext>
  )
}

export function ErrorBoundary() {
  return <PageError error={useRouteError()} isAlone />
}
