import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../api-error.ts'
import type { Env } from '../context.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Paths of reads that change something: the language cookie (C001). */
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
 * Whether a request that changes something comes from a page of this site. `Sec-Fetch-Site` decides if the browser sends it; the
 * sign-on site on another host is accepted by its Origin. For older browsers Origin decides, then Referer. A request without all
 * three does not come from a browser: it may act as a visitor, but not with a session's cookies.
 */
export function isOurs(headers: Headers, origins: ReadonlySet<string>): boolean {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  if (site !== null) {
    if (site === 'same-origin') return true
    // an address that the reader opened directly has no Origin; one from another site would contradict `none`
    if (site === 'none' && origin === null) return true
    return origin !== null && origins.has(origin)
  }
  if (origin !== null) return origins.has(origin)
  const referer = originOf(headers.get('referer'))
  if (referer !== null) return origins.has(referer)
  return headers.get('cookie') === null
}

/** Refuses changes that another site makes the visitor's browser request, without relying on the preflight of JSON requests. */
export function crossSite(origins: ReadonlySet<string>): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (changesSomething(c.req.method, c.req.path) && !isOurs(c.req.raw.headers, origins))
      throw new ApiError('crossSite')
    await next()
  }
}
