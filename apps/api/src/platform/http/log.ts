import type { MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import type { Logger } from 'pino'
import type { Context, Env } from '../context.ts'

/** Pattern of the route that took the request, such as `/api/competitions/:id`; never the address itself. */
export const routeOfRequest = (c: Context): string =>
  matchedRoutes(c)
    .map((route) => route.path)
    .findLast((path) => !path.endsWith('*')) ?? '(none)'

/** One line per request: method, route pattern, status and time. No query, no body, no token, no address of a person. */
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

const frames = (stack: string | undefined) =>
  stack
    ?.split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 12)
    .map((line) => line.trim())

/**
 * What of an unexpected error may be written down. The database driver quotes values in its messages, so of its errors only
 * code, constraint and the statement without its values are kept.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { name: typeof error }
  const cause = error.cause as { code?: string; constraint?: string; table?: string } | undefined
  const { query } = error as { query?: string }
  if (query !== undefined || cause?.code !== undefined) {
    const { code, constraint, table } = cause ?? {}
    return { name: error.name, code, constraint, table, query, stack: frames(error.stack) }
  }
  const { code } = error as { code?: string }
  return { name: error.name, code, message: code ? undefined : error.message, stack: frames(error.stack) }
}
