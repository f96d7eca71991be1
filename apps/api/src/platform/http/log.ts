import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { Context, Env } from '../context.ts'

/** Pattern of the request's route, such as `/api/competitions/:id`; never the address itself. */
export const routeOfRequest = (c: Context): string =>
  matchedRoutes(c)
    .map((route) => route.path)
    .findLast((path) => !path.endsWith('*')) ?? '(none)'

/** Writes one line per request: method, route pattern, status and time; no query, body, token or address. */
export function accessLog(log: Logger): MiddlewareHandler<Env> {
  return async (c, next) => {
    const started = performance.now()
    await next()
    log.info(
      {
        requestId: c.get('requestId'),
        method: c.req.method,
        route: routeOfRequest(c),
        status: c.res.status,
        ms: Math.round(performance.now() - started),
      },
      'request',
    )
  }
}
