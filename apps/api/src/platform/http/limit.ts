import type { MiddlewareHandler } from 'hono'
import type { Env } from '../context.ts'
import type { Limits } from '../limits/limits.ts'
import { addressKey } from './client-address.ts'
import { rateLimitHeaders } from './rate-limit.ts'

/**
 * The general limit of calls, per person or per address; loopback is no exception. Only calls from outside count: for a page, its
 * own request was counted, not the calls of its rendering. Each answer says what is left.
 */
export function limitCalls(limits: Limits): MiddlewareHandler<Env> {
  return async (c, next) => {
    const fromOutside = Boolean(c.env?.incoming ?? c.env?.clientAddress) && !c.env?.rendering
    const [user, reviewer] = [c.get('user'), c.get('reviewer')]
    if (!fromOutside) return next()
    const state = reviewer
      ? await limits.take('apiUser', `reviewer ${reviewer.id}`)
      : user
        ? await limits.take('apiUser', user.id)
        : await limits.take('apiAddress', addressKey(c.get('clientAddress')))
    await next()
    // a refusal by another limit names that one
    if (state === null || c.res.headers.has('ratelimit')) return
    for (const [name, value] of Object.entries(rateLimitHeaders(state))) c.header(name, value)
  }
}
