import { randomBytes } from 'node:crypto'
import * as build from 'virtual:react-router/server-build'
import type { SignOn } from '@shulei/api/modules/session/sign-on.ts'
import { createClient } from '@shulei/client/client.ts'
import { isLanguage, type Language } from '@shulei/i18n/language.ts'
import { type SignOnRequest, signOnRequest } from '@shulei/sso/context.ts'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { pageRequest, type ThemeChoice } from '../app/context.ts'

/** What the process gives the site; the site itself knows no database. */
export interface SiteDeps {
  /** The API, called in process. `env` carries the socket of the page request. */
  api: (request: Request, env: unknown) => Response | Promise<Response>
  signOn: SignOn
  /** Address of the visitor's socket, or what our own proxies vouch for. */
  addressOf: (c: Context) => string
  demoAccounts: SignOnRequest['demoAccounts']
  publicUrl: string
  ssoUrl: string
  tongjiUrl: string
  clock: () => number
  /** The text of a style sheet of the build by its address; undefined while developing. */
  styleSheet: (address: string) => string | undefined
}

const themeChoices: readonly string[] = ['light', 'dark', 'system']
const fingerprintCookie = 'XIR_FINGERPRINT'

const contentSecurity = (nonce: string, ssoUrl: string, publicUrl: string) => {
  const sso = new URL(ssoUrl).origin
  const formTargets = sso === new URL(publicUrl).origin ? "'self'" : `'self' ${sso}`
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self'${import.meta.env.DEV ? ' ws:' : ''}`,
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

const zoneOf = (cookie: string | undefined): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: cookie }).resolvedOptions().timeZone && cookie
      ? cookie
      : 'Asia/Shanghai'
  } catch {
    return 'Asia/Shanghai'
  }
}

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** Forms are taken from our own pages only: the browser says where a post comes from, and a script elsewhere cannot forge it. */
function isSameOrigin(c: Context, { publicUrl, ssoUrl }: SiteDeps): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  return origin === new URL(publicUrl).origin || origin === new URL(ssoUrl).origin
}

/** The language of a page: the sign-on site carries it in its path, a link may ask for it, else the stored choice (Q159). */
function languageOf(url: URL, stored: string | undefined): Language {
  const inPath = /^\/sso\/(zh-cn|en-us)\//i.exec(url.pathname)?.[1]?.toLowerCase()
  if (inPath) return inPath === 'en-us' ? 'en-US' : 'zh-CN'
  const asked = url.searchParams.get('lang')
  return isLanguage(asked) ? asked : isLanguage(stored) ? stored : 'zh-CN'
}

// Pass the build itself: with a function the route tree is ranked anew on every request.
const handle = createRequestHandler(build, import.meta.env.MODE)

/** The pages as one Hono app. */
export function createSite(deps: SiteDeps): Hono {
  const site = new Hono()
  site.all('*', async (c) => {
    const nonce = randomBytes(16).toString('base64url')
    const url = new URL(c.req.url)
    const language = languageOf(url, getCookie(c, 'lang'))
    const theme = getCookie(c, 'theme') ?? ''
    const known = getCookie(c, fingerprintCookie)
    const fingerprint = known && /^[\w-]{8,64}$/.test(known) ? known : randomBytes(16).toString('hex')
    if (fingerprint !== known) {
      setCookie(c, fingerprintCookie, fingerprint, { path: '/', maxAge: 31_536_000, sameSite: 'Lax' })
    }
    const cookie = c.req.header('cookie')
    const context = new RouterContextProvider()
    context.set(pageRequest, {
      language,
      theme: (themeChoices.includes(theme) ? theme : 'system') as ThemeChoice,
      zone: zoneOf(getCookie(c, 'tz')),
      nonce,
      isInsideFrame: ['iframe', 'frame', 'embed', 'object'].includes(c.req.header('sec-fetch-dest') ?? ''),
      now: deps.clock(),
      address: deps.publicUrl + url.pathname + url.search,
      ssoUrl: deps.ssoUrl,
      tongjiUrl: deps.tongjiUrl,
      fingerprint,
      // no cookie, no cache: this browser would ask for every style sheet before it paints
      styleSheet: known ? () => undefined : deps.styleSheet,
      send: createClient({
        base: deps.publicUrl,
        retries: false,
        headers: { cookie: [cookie, `lang=${language}`].filter(Boolean).join('; '), 'sec-fetch-site': 'same-origin' },
        fetch: async (input, init) =>
          deps.api(new Request(input as string, init), { ...(c.env as object), rendering: true }),
      }),
    })
    context.set(signOnRequest, {
      signOn: deps.signOn,
      demoAccounts: deps.demoAccounts,
      language,
      publicUrl: deps.publicUrl,
      ssoUrl: deps.ssoUrl,
      visitor: {
        cookie: cookie ?? null,
        clientAddress: deps.addressOf(c),
        userAgent: c.req.header('user-agent') ?? null,
        lang: language,
      },
    })
    if (!isReading(c.req.method) && !isSameOrigin(c, deps)) return c.text('Forbidden', 403)
    const response = await handle(c.req.raw, context)
    for (const [name, value] of response.headers) if (name !== 'set-cookie') c.header(name, value)
    for (const value of response.headers.getSetCookie()) c.header('set-cookie', value, { append: true })
    if (response.headers.get('content-type')?.startsWith('text/html')) {
      c.header('cache-control', cookie?.includes('session') ? 'private, no-store' : 'private, no-cache')
      c.header('vary', 'cookie, accept-encoding')
      c.header('x-content-type-options', 'nosniff')
      c.header('referrer-policy', 'strict-origin-when-cross-origin')
      c.header('content-security-policy', contentSecurity(nonce, deps.ssoUrl, deps.publicUrl))
    } else {
      // data of a page, fetched by the router: belongs to one reader as the page does; fetched ahead, it waits for the click
      const isAhead = c.req.header('sec-purpose')?.startsWith('prefetch')
      c.header('cache-control', isAhead ? 'private, max-age=15' : 'private, no-store')
      c.header('vary', 'cookie')
    }
    return c.newResponse(response.body, response.status as 200)
  })
  return site
}
