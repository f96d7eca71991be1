import type { MiddlewareHandler } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Env } from '../../../platform/context.ts'
import { changesSomething } from '../../../platform/http/cross-site.ts'
import type { Platform } from '../../../platform/platform.ts'
import { cookieNameOf, sessionsOf } from './session.service.ts'

/** Identifies the caller by the session cookie alone. */
export function identify(platform: Platform): MiddlewareHandler<Env> {
  const sessions = sessionsOf(platform)
  const cookie = cookieNameOf(platform)
  return async (c, next) => {
    const fresh = changesSomething(c.req.method, c.req.path)
    const session = await sessions.read(getCookie(c, cookie), fresh)
    c.set('user', session?.user ?? null)
    await next()
  }
}
