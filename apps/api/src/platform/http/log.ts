import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { Context, Env } from '../context.ts'
import type { Metrics } from '../metrics.ts'

/** Pattern of the request's route, such as `/api/competitions/:id`; never the address itself. */
export const routeOfRequest = (c: Context): string =>
  matchedRoutes(c)
    .map((route) => route.path)
    .findLast((path) => !path.endsWith('*')) ?? '(none)'

/**
 * Writes one line per request: method, route pattern, status and time; no query, body, token or address. The figures leave out calls
 * that render a page, whose own request counts.
 */
export function accessLog(log: Logger, metrics: Metrics | null): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    const { method } = c.req
    const { status } = c.res
    const [route, ms] = [routeOfRequest(c), performance.now() - started]
    log.info({ requestId: c.get('requestId'), method, route, status, ms: Math.round(ms) }, 'request')
    if (!c.env?.rendering) metrics?.request({ method, route, status, ms })
  }
}
