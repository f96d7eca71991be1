import type { MiddlewareHandler } from 'hono'
import type { Env } from '../context.ts'
import type { Limits } from '../limits.ts'
import { addressKey } from './client-address.ts'

/**
 * The general limit of calls, per person or per address; loopback is no exception. Only calls from outside count: for a page, its
 * own request was counted, not the calls of its rendering.
 */
export function limitCalls(limits: Limits): MiddlewareHandler<Env> {
  return async (c, next) => {
    const fromOutside = Boolean(c.env?.incoming ?? c.env?.clientAddress) && !c.env?.rendering
    const [user, reviewer] = [c.get('user'), c.get('reviewer')]
    if (fromOutside && reviewer) await limits.take('apiUser', `reviewer ${reviewer.id}`)
    else if (fromOutside && user) await limits.take('apiUser', user.id)
    else if (fromOutside) await limits.take('apiAddress', addressKey(c.get('clientAddress')))
    await next()
  }
}
