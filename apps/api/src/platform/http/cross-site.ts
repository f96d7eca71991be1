import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../api-error.ts'
import type { Env } from '../context.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Reads that change something all the same, by path: the language cookie (C001). */
const changingReads = new Set(['/set-language'])

export const changesSomething = (method: string, path: string): boolean =>
  !safeMethods.has(method) || changingReads.has(path)

const originOf = (address: string | null): string | null => {
  try {
    return address === null ? null : new URL(address).origin
  } catch {
    return 'null'
  }
}

/**
 * Whether a request that changes something came from a page of ours. `Sec-Fetch-Site` decides where the browser sends it; the
 * sign-on site on another host passes by its Origin. Older browsers are judged by Origin, then Referer. A request with none of
 * the three is no browser's: it may act as a stranger, but not with anybody's cookies.
 */
export function isOurs(headers: Headers, origins: ReadonlySet<string>): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null) {
    if (site === 'same-origin' || site === 'none') return true
    return origin !== null && origins.has(origin)
  }
  if (origin !== null) return origins.has(origin)
  const referer = originOf(headers.get('referer'))
  if (referer !== null) return origins.has(referer)
  return headers.get('cookie') === null
}

/** Refuses changes that another site asks the visitor's browser for. The preflight of JSON is not relied on. */
export function crossSite(origins: ReadonlySet<string>): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (changesSomething(c.req.method, c.req.path) && !isOurs(c.req.raw.headers, origins))
      throw new ApiError('crossSite')
    await next()
  }
}
