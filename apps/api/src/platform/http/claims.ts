import type { MiddlewareHandler } from 'hono'
import { ApiError } from '../api-error.ts'
import type { Env } from '../context.ts'
import { changesSomething } from './cross-site.ts'

/**
 * Headers with the user id that a page was opened for (Q054). They are compared with the session and never identify the caller
 * (Q055).
 */
const claimHeaders = ['x-user-id', 'x-auth-user-id'] as const

/** Refuses a write from a tab that was opened for another user, when the session has changed since. */
export function claims(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const user = c.get('user')
    if (user && changesSomething(c.req.method, c.req.path)) {
      for (const name of claimHeaders) {
        const claim = c.req.header(name)
        if (claim && claim !== user.ssoId && claim !== String(user.id)) throw new ApiError('sessionChanged')
      }
    }
    await next()
  }
}
