import { ApiError } from '@shulei/api/platform/api-error.ts'
import { addressKey } from '@shulei/api/platform/http/client-address.ts'
import { rateLimitHeaders, refusedHeaders } from '@shulei/api/platform/http/rate-limit.ts'
import type { LimitState, Limits } from '@shulei/api/platform/limits/limits.ts'
import { messageOf } from '@shulei/api/platform/messages.ts'
import type { Language } from '@shulei/i18n/language.ts'
import type { Context, MiddlewareHandler } from 'hono'
import { errorText, plainPage } from './plain-page.ts'

export interface PageLimitDeps {
  limits: Pick<Limits, 'take'>
  /** Id of the person who is signed in, or null. */
  personOf: (c: Context) => Promise<number | null>
  /** Address of the visitor: of the socket, or from the header that our own proxies set. */
  addressOf: (c: Context) => string
  languageOf: (c: Context) => Language
}

/** Pages and forms of the sign-on site, which have a limit of their own: a reader of many pages can still sign in. */
const isSignOn = (path: string) => /^\/sso(\/|$)/.test(path)

/**
 * Limits pages and requests for their data, per person or per address. Above the limit a page request gets a short page that
 * says when to try again; a data request gets this sentence alone, and the requesting page shows it.
 */
export function limitPages({ limits, personOf, addressOf, languageOf }: PageLimitDeps): MiddlewareHandler {
  return async (c, next) => {
    const address = addressKey(addressOf(c))
    let state: LimitState | null
    try {
      if (isSignOn(c.req.path)) state = await limits.take('signOnPage', address)
      else {
        // while the database is away, people cannot be identified and count as visitors
        const person = await personOf(c).catch(() => null)
        state = await (person === null ? limits.take('pageAddress', address) : limits.take('pageUser', person))
      }
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'tooMany') throw error
      const language = languageOf(c)
      const text = messageOf(language, error.reason, error.facts)
      const headers = refusedHeaders(error.facts)
      if (c.req.path.endsWith('.data')) return c.text(text, 429, { ...headers, 'cache-control': 'no-store' })
      return plainPage({ status: 429, language, title: errorText(language, 'tooManyTitle'), text }, headers)
    }
    await next()
    // a refusal by another limit names that one
    if (state === null || c.res.headers.has('ratelimit')) return
    for (const [name, value] of Object.entries(rateLimitHeaders(state))) c.header(name, value)
  }
}
