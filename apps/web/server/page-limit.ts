import { ApiError } from '@shulei/api/platform/api-error.ts'
import { addressKey } from '@shulei/api/platform/http/client-address.ts'
import type { Limits } from '@shulei/api/platform/limits.ts'
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

/**
 * Limits pages and requests for their data, per person or per address. Above the limit a page request gets a short page that
 * says when to try again; a data request gets this sentence alone, and the requesting page shows it.
 */
export function limitPages({ limits, personOf, addressOf, languageOf }: PageLimitDeps): MiddlewareHandler {
  return async (c, next) => {
    // while the database is away, people cannot be identified and count as visitors
    const person = await personOf(c).catch(() => null)
    try {
      if (person === null) await limits.take('pageAddress', addressKey(addressOf(c)))
      else await limits.take('pageUser', person)
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'tooMany') throw error
      const language = languageOf(c)
      const text = messageOf(language, error.reason, error.facts)
      const headers = { 'retry-after': String(error.retryAfter) }
      if (c.req.path.endsWith('.data')) return c.text(text, 429, { ...headers, 'cache-control': 'no-store' })
      return plainPage({ status: 429, language, title: errorText(language, 'tooManyTitle'), text }, headers)
    }
    return next()
  }
}
