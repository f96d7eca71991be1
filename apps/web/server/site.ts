import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import * as build from 'virtual:react-router/server-build'
import type { SignOn } from '@shulei/api/modules/base/session/sign-on.ts'
import type { Machine } from '@shulei/api/modules/house/time-machine/machine.service.ts'
import { concurrencyLimit } from '@shulei/api/platform/concurrency-limit.ts'
import { acceptsBrotli, packedFor } from '@shulei/api/platform/http/packed.ts'
import { refusedHeaders } from '@shulei/api/platform/http/rate-limit.ts'
import { CallError } from '@shulei/client/call-error.ts'
import { createClient } from '@shulei/client/client.ts'
import type { Send } from '@shulei/client/send.ts'
import { allCalls } from '@shulei/contract/calls.ts'
import * as embedAddress from '@shulei/domain/address/embed.ts'
import { asksForNoChinese } from '@shulei/domain/base/session/language.ts'
import type { SiteNames } from '@shulei/domain/base/text/site-names.ts'
import { zoneOf } from '@shulei/i18n/formatters.ts'
import { isLanguage, type Language } from '@shulei/i18n/language.ts'
import { type SignOnRequest, signOnRequest } from '@shulei/sso/context.ts'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createRequestHandler, matchPath, RouterContextProvider } from 'react-router'
import { type PageRequest, pageRequest, type ThemeChoice } from '../app/context.ts'
import { nameSite } from '../app/i18n/server.ts'
import { frameHostsHeader } from '../app/shell/frame-hosts.ts'
import { pageLanguage } from './page-language.ts'
import { pageRoutes } from './page-route.ts'
import { cutPage } from './pages/cut-page.ts'
import { openSharedPages, type SharedAnswer } from './pages/shared-pages.ts'
import { openSharedReads } from './pages/shared-reads.ts'

/** Dependencies of the site. It has no access to the database. */
export interface SiteDeps {
  /** The API, called in process. `env` holds the socket of the page request. */
  api: (request: Request, env: unknown) => Response | Promise<Response>
  signOn: SignOn
  /** Address of the visitor: of the socket, or from the header that our own proxies set. */
  addressOf: (c: Context) => string
  demoAccounts: SignOnRequest['demoAccounts']
  demoPrivate: SignOnRequest['demoPrivate']
  demoReviewers: PageRequest['demoReviewers']
  /** Names of the site, for all pages of the process. */
  names: SiteNames
  publicUrl: string
  ssoUrl: string
  tongjiUrl: string
  clock: () => number
  /** The time machine that the reader of a cookie header has open. */
  timeMachine: (cookie: string | null) => Promise<Machine | null>
  /** Why a write of a page in the time machine is refused. */
  readOnly: (language: Language) => string
  /** The calls, errors and limits of the API in words. */
  reference: PageRequest['reference']
  platformSheets: PageRequest['platformSheets']
  /** Text of a style sheet of the build by its address; undefined in development. */
  styleSheet: (address: string) => string | undefined
  /** Changes when any style sheet of the build changes. */
  styleVersion: string
}

const themeChoices: readonly string[] = ['light', 'dark', 'system']
const fingerprintCookie = 'XIR_FINGERPRINT'
/** Holds the `styleVersion` of the last page that the browser was given. */
const stylesCookie = 'STYLES'
/** Age of both cookies, seconds. */
const year = 31_536_000

const contentSecurity = (nonce: string, ssoUrl: string, publicUrl: string, frameHosts: string) => {
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
    `frame-ancestors 'self' ${frameHosts}`.trim(),
  ].join('; ')
}

const isHtml = (type: string | null | undefined) => type?.startsWith('text/html') ?? false

const isReading = (method: string) => method === 'GET' || method === 'HEAD'

/** Whether a form was sent by one of our own pages. The browser sets these headers; scripts elsewhere cannot forge them. */
function isSameOrigin(c: Context, { publicUrl, ssoUrl }: SiteDeps): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  return origin === new URL(publicUrl).origin || origin === new URL(ssoUrl).origin
}

/** Paths of the reads whose answers the pages of all readers share. */
const sharedPaths = new Set<string>(allCalls.flatMap(({ call }) => (call.shared ? [call.path] : [])))

const isShareable = ({ method, path }: { method: string; path: string }) => method === 'GET' && sharedPaths.has(path)

/**
 * A page that is rendered beside many others costs more, because more of its data live when memory is collected. One that waits for
 * its data longer than this, in milliseconds, lets another one begin.
 */
const fewAtOnce = concurrencyLimit(availableParallelism(), 100)

/** Pattern of the page at a path. */
export const pageRoute = pageRoutes(build.routes)

/**
 * Greatest ages of a shared page and of the data it is rendered from, milliseconds: three seconds together. The API's own
 * counts of large lists may be three seconds older (its `keepMs`).
 */
const sharedFor = 2_000
const readsFor = 1_000
/** Milliseconds for which an older shared page is given to readers who ask while a new one is made. */
const staleFor = 6_000
const maxReads = 500
const sharedBytes = 64 * 2 ** 20
const maxSharedAddress = 512
const newNonce = () => randomBytes(16).toString('base64url')
const newFingerprint = () => randomBytes(16).toString('hex')
/** Placeholders in shared pages for the values that differ for each reader. They never leave this process. */
const marks = { nonce: newNonce(), fingerprint: newFingerprint() }

/** Properties of the reader that a page depends on besides the session. */
type Reader = Pick<
  PageRequest,
  'language' | 'theme' | 'zone' | 'offersEnglish' | 'isInsideFrame' | 'isPreview' | 'fingerprint'
> & {
  isKnown: boolean
  /** Whether the page is made for frames of other sites: the same for everybody. */
  isEmbed: boolean
  /** Whether the cache of the browser can have the style sheets of this build. */
  hasStyles: boolean
}

const themeOf = (text: string) => (themeChoices.includes(text) ? text : 'system') as ThemeChoice

/** Whether a page is made for frames of other sites. */
const isEmbedPage = (pathname: string) => matchPath(embedAddress.ranking.pattern, pathname) !== null

/** Everybody is one reader of a page for frames of other sites: its address alone names language and look, and no cookie is read or set. */
function readerOfEmbed({ searchParams }: URL): Reader {
  const language = searchParams.get('lang')
  return {
    language: isLanguage(language) ? language : 'zh-CN',
    theme: themeOf(searchParams.get('theme') ?? ''),
    zone: zoneOf(undefined),
    offersEnglish: false,
    isInsideFrame: true,
    isPreview: true,
    isEmbed: true,
    fingerprint: '',
    isKnown: true,
    hasStyles: false,
  }
}

function readerOf(c: Context, styleVersion: string): Reader {
  const url = new URL(c.req.url)
  const { searchParams } = url
  if (isEmbedPage(url.pathname)) return readerOfEmbed(url)
  // the studio shows drafts inside frames of our own, whole and by day and by night
  const isFramed = ['iframe', 'frame', 'embed', 'object'].includes(c.req.header('sec-fetch-dest') ?? '')
  const isPreview = isFramed && searchParams.has('draft') && c.req.header('sec-fetch-site') === 'same-origin'
  const theme = (isPreview ? searchParams.get('theme') : null) ?? getCookie(c, 'theme') ?? ''
  const fingerprint = getCookie(c, fingerprintCookie)
  const isKnown = fingerprint !== undefined && /^[0-9a-f]{32}$/.test(fingerprint)
  return {
    language: pageLanguage(c),
    theme: themeOf(theme),
    zone: zoneOf(getCookie(c, 'tz')),
    offersEnglish: !isLanguage(getCookie(c, 'lang')) && asksForNoChinese(c.req.header('accept-language')),
    isInsideFrame: isFramed && !isPreview,
    isPreview,
    isEmbed: false,
    fingerprint: isKnown ? fingerprint : newFingerprint(),
    isKnown,
    hasStyles: getCookie(c, stylesCookie) === styleVersion,
  }
}

/** The cookies of a request; none for a page that is the same for everybody. */
const cookieOf = ({ isEmbed }: Pick<Reader, 'isEmbed'>, c: Context | null) =>
  isEmbed ? undefined : c?.req.header('cookie')

const hasSession = (cookie: string | undefined) => cookie?.includes('session') ?? false

/** Whether a page is shared: a page of the site for a reader without a session. Sign-on pages depend on more than the address. */
const isShared = (c: Context, { pathname, search, searchParams }: URL, cookie: string | undefined): boolean =>
  import.meta.env.PROD &&
  c.req.method === 'GET' &&
  !hasSession(cookie) &&
  // wrong secrets of drafts are counted for the address of each reader
  !searchParams.has('draft') &&
  !/^\/sso(\/|$)/.test(pathname) &&
  !pathname.endsWith('.data') &&
  pathname.length + search.length <= maxSharedAddress

/** Sites that may show the page inside a frame, as the page named them. */
type SiteEnv = { Variables: { [frameHostsHeader]?: string } }

/** The pages as one Hono app. */
export function createSite(deps: SiteDeps): Hono<SiteEnv> {
  nameSite(deps.names)
  // An object and not a function: with a function React Router ranks the route tree again on every request. It compares where a form
  // comes from with the address that a request has here, which behind a proxy is another one than that of visitors.
  const allowedActionOrigins = [deps.publicUrl, deps.ssoUrl].map((url) => new URL(url).host)
  const handle = createRequestHandler({ ...build, allowedActionOrigins }, import.meta.env.MODE)
  const secure = deps.publicUrl.startsWith('https:')
  const shared = openSharedPages({ keepMs: sharedFor, staleMs: staleFor, maxBytes: sharedBytes })
  const sharedReads = openSharedReads({ keepMs: readsFor, max: maxReads })

  /** Renders a page for one reader. Without `c` the page is shared, and no data of a single request can reach it. */
  async function render(
    reader: Reader,
    url: URL,
    nonce: string,
    c: Context | null,
    machine: Machine | null = null,
  ): Promise<Response> {
    const { isKnown, isEmbed: _, hasStyles, ...known } = reader
    const { language } = known
    const address = deps.publicUrl + url.pathname + url.search
    const cookie = cookieOf(reader, c)
    const clientOf = (caller: { env?: object; cookie?: string | undefined }) => {
      const page = { rendering: true, page: url.pathname + url.search, pageReads: new Map() }
      const env = { ...caller.env, ...page }
      return createClient({
        base: deps.publicUrl,
        retries: false,
        headers: {
          cookie: [caller.cookie, `lang=${language}`].filter(Boolean).join('; '),
          'sec-fetch-site': 'same-origin',
        },
        fetch: async (input, init) => deps.api(new Request(input as string, init), env),
      })
    }
    const send = clientOf({ env: c?.env as object, cookie })
    const askShared = sharedReads(language, c ? clientOf({}) : send)
    // the time machine answers with what was public at its time
    const sharesAll = !c
    const sharesSome = import.meta.env.PROD && !machine
    const ask: Send = (ref, args, options) =>
      (sharesAll || (sharesSome && isShareable(ref)) ? askShared : send)(ref, args, options)
    let isAway = false
    let refused: CallError | null = null
    const watched: Send = async (ref, args, options) => {
      try {
        return await ask(ref, args, options)
      } catch (error) {
        if (error instanceof CallError && error.http === 503) isAway = true
        if (error instanceof CallError && error.http === 429) refused = error
        throw error
      }
    }
    const context = new RouterContextProvider()
    context.set(pageRequest, {
      ...known,
      nonce,
      now: machine?.at ?? deps.clock(),
      timeMachine: machine && { place: machine.wire, shown: { role: machine.role, at: machine.at } },
      address,
      ssoUrl: deps.ssoUrl,
      tongjiUrl: deps.tongjiUrl,
      reference: deps.reference,
      demoReviewers: deps.demoReviewers,
      platformSheets: deps.platformSheets,
      // a browser without cached style sheets would request each one before its first paint
      styleSheet: hasStyles ? () => undefined : deps.styleSheet,
      send: watched,
    })
    context.set(signOnRequest, {
      signOn: deps.signOn,
      send: watched,
      demoAccounts: deps.demoAccounts,
      demoPrivate: deps.demoPrivate,
      language,
      publicUrl: deps.publicUrl,
      ssoUrl: deps.ssoUrl,
      visitor: {
        cookie: cookie ?? null,
        clientAddress: c ? deps.addressOf(c) : '',
        userAgent: c?.req.header('user-agent') ?? null,
        lang: language,
      },
    })
    const run = () => handle(c?.req.raw ?? new Request(address), context)
    const response = c && !isReading(c.req.method) ? await run() : await fewAtOnce(run)
    if (response.status === 429 && refused !== null) {
      const facts = (refused as CallError).data as Record<string, unknown>
      for (const [name, value] of Object.entries(refusedHeaders(facts))) response.headers.set(name, value)
    }
    // a page that failed because the database is away answers 503, because it works again when the database is back
    if (response.status !== 500 || !isAway) return response
    return new Response(response.body, { status: 503, headers: response.headers })
  }

  /** The time machine of a page; null outside of the pages that it shows. */
  async function machineAt({ pathname, search }: URL, cookie: string | undefined): Promise<Machine | null> {
    const machine = cookie === undefined ? null : await deps.timeMachine(cookie)
    return machine?.coversPage(pathname + search) ? machine : null
  }

  /** Makes the browser load a page as a whole: data alone would be shown by the scripts of another time. */
  function reload(c: Context, { pathname, search }: URL): Response {
    const query = new URLSearchParams(search)
    for (const name of ['_routes', 'index']) query.delete(name)
    const path = pathname.replace(/(\/_)?\.data$/, '')
    c.header('x-remix-redirect', `${path}${query.size > 0 ? `?${query}` : ''}`)
    c.header('x-remix-status', '302')
    c.header('x-remix-reload-document', 'true')
    c.header('cache-control', 'private, no-store')
    return c.body(null, 204)
  }

  async function renderShared(reader: Reader, url: URL): Promise<SharedAnswer | null> {
    const response = await render(
      { ...reader, fingerprint: reader.isEmbed ? '' : marks.fingerprint },
      url,
      marks.nonce,
      null,
    )
    if (response.headers.has('set-cookie')) return null
    const body = await cutPage(Buffer.from(await response.arrayBuffer()), marks)
    return { status: response.status, headers: Object.fromEntries(response.headers), body }
  }

  const setHeaders = (
    c: Context<SiteEnv>,
    { isPage, nonce, cookie }: { isPage: boolean; nonce: string; cookie: string | undefined },
  ) => {
    if (isPage) {
      c.header('cache-control', hasSession(cookie) ? 'private, no-store' : 'private, no-cache')
      c.header('vary', 'cookie, accept-language, accept-encoding')
      c.header('x-content-type-options', 'nosniff')
      c.header('referrer-policy', 'strict-origin-when-cross-origin')
      c.header(
        'content-security-policy',
        contentSecurity(nonce, deps.ssoUrl, deps.publicUrl, c.get(frameHostsHeader) ?? ''),
      )
    } else {
      // data that the router fetches belong to one reader; prefetched data are kept for the click that follows soon, and not for a
      // return to the page after a write; the time that the answer takes counts too
      const isAhead = c.req.header('sec-purpose')?.startsWith('prefetch')
      c.header('cache-control', isAhead ? 'private, max-age=2' : 'private, no-store')
      c.header('vary', 'cookie, accept-encoding')
    }
  }

  const site = new Hono<SiteEnv>()
  site.all('*', async (c) => {
    const url = new URL(c.req.url)
    const reader = readerOf(c, deps.styleVersion)
    const cookie = cookieOf(reader, c)
    const kept = { path: '/', maxAge: year, sameSite: 'Lax', httpOnly: true, secure } as const
    if (!reader.isKnown) setCookie(c, fingerprintCookie, reader.fingerprint, kept)
    if (!reader.hasStyles && !reader.isEmbed) setCookie(c, stylesCookie, deps.styleVersion, kept)
    if (!isReading(c.req.method) && !isSameOrigin(c, deps)) return c.text('Forbidden', 403)
    const nonce = newNonce()
    const accepted = import.meta.env.PROD ? (c.req.header('accept-encoding') ?? '') : ''
    const give = (name: string, value: string) =>
      name === frameHostsHeader ? c.set(frameHostsHeader, value) : c.header(name, value)
    const finish = (status: number, isPage: boolean, encoding: string | null, body: Buffer | ReadableStream | null) => {
      setHeaders(c, { isPage, nonce, cookie })
      if (status === 503) c.header('retry-after', '10')
      if (encoding) c.header('content-encoding', encoding)
      return c.newResponse(body as ReadableStream, status as 200)
    }

    if (isShared(c, url, cookie)) {
      const { fingerprint, isKnown, ...shape } = reader
      const key = JSON.stringify([url.pathname + url.search, shape])
      const answer = await shared.get(key, () => renderShared(reader, url))
      if (answer) {
        for (const [name, value] of Object.entries(answer.headers)) give(name, value)
        const own = { nonce, fingerprint }
        const isPage = isHtml(answer.headers['content-type'])
        if (isPage && acceptsBrotli(accepted)) return finish(answer.status, true, 'br', answer.body.brotli(own))
        // browsers accept gzip alone only when the site is reached without TLS from another machine
        const [body, encoding] = await packedFor(isPage ? accepted : '', answer.body.plain(own))
        return finish(answer.status, isPage, encoding, body)
      }
    }

    const machine = await machineAt(url, cookie)
    if (machine && url.pathname.endsWith('.data')) return reload(c, url)
    if (machine && !isReading(c.req.method)) return c.text(deps.readOnly(reader.language), 403)
    const response = machine
      ? await render({ ...reader, isPreview: true }, url, nonce, c, machine)
      : await render(reader, url, nonce, c)
    for (const [name, value] of response.headers) if (name !== 'set-cookie') give(name, value)
    for (const value of response.headers.getSetCookie()) c.header('set-cookie', value, { append: true })
    const isPage = isHtml(response.headers.get('content-type'))
    const isData = url.pathname.endsWith('.data')
    if (!(isPage || isData) || response.body === null) return finish(response.status, isPage, null, response.body)
    const [body, encoding] = await packedFor(accepted, Buffer.from(await response.arrayBuffer()))
    return finish(response.status, isPage, encoding, body)
  })
  return site
}
