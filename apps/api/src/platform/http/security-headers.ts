import type { MiddlewareHandler } from 'hono'
import type { Env } from '../context.ts'

/** Headers of every answer of the API; a handler's own value wins. */
export function securityHeaders(https: boolean): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    const unlessSet = (name: string, value: string) => {
      if (!headers.has(name)) headers.set(name, value)
    }
    unlessSet('x-content-type-options', 'nosniff')
    unlessSet('referrer-policy', 'strict-origin-when-cross-origin')
    unlessSet('cross-origin-resource-policy', 'same-origin')
    unlessSet('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    // what one person got must never be shown to the next one, unless it is the same for everybody and its handler says so
    const isForEverybody = headers.get('cache-control')?.startsWith('public') ?? false
    if (c.get('user') && !isForEverybody) headers.set('cache-control', 'private, no-store')
    else unlessSet('cache-control', 'private, no-cache')
    headers.append('vary', 'cookie')
    if (https) unlessSet('strict-transport-security', 'max-age=31536000')
  }
}
