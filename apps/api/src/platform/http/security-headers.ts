import type { MiddlewareHandler } from 'hono'
import type { Env } from '../context.ts'

/** Adds headers to every answer of the API; a value that the handler set wins. */
export function securityHeaders(): MiddlewareHandler<Env> {
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
    // answers may not be cached across people, unless the handler marked one as the same for everybody
    const isForEverybody = headers.get('cache-control')?.startsWith('public') ?? false
    if ((c.get('user') || c.get('reviewer')) && !isForEverybody) headers.set('cache-control', 'private, no-store')
    else unlessSet('cache-control', 'private, no-cache')
    headers.append('vary', 'cookie')
  }
}
