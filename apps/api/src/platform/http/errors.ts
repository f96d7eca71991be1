import type { Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Logger } from 'pino'
import { ApiError } from '../api-error.ts'
import type { Context, Env } from '../context.ts'
import { messageOf } from '../messages.ts'
import { mountedCalls, routeOf } from '../mount.ts'
import { routeOfRequest } from './log.ts'
import { refusedHeaders } from './rate-limit.ts'

/** Codes of PostgreSQL and of sockets that mean a temporary failure. */
const awayCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'],
  ...['53300', '57P01', '57P02', '57P03', '08000', '08003', '08006'],
])

/** Messages of the driver for lost and failed connections, which have no codes. */
const awayTexts =
  /^Connection terminated|^Client has encountered a connection error|^timeout exceeded when trying to connect/

/** Codes of a full disk or an exhausted quota, of this machine and of PostgreSQL. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Messages of a full disk: the embedded database has a code for some of its files only. */
const fullTexts = /No space left on device|Disk quota exceeded/

/** Whether an error or one of its causes has one of these codes or texts. */
function says(error: unknown, codes: ReadonlySet<string>, texts: RegExp): boolean {
  // checked by its shape: some libraries set a cause that is not an Error
  if (typeof error !== 'object' || error === null) return false
  const { code = '', message = '', cause } = error as { code?: string; message?: string; cause?: unknown }
  return codes.has(code) || texts.test(message) || says(cause, codes, texts)
}

function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (says(error, fullCodes, fullTexts)) return new ApiError('noSpace')
  return new ApiError(says(error, awayCodes, awayTexts) ? 'unavailable' : 'internal')
}

/** The envelope of an error, in the reader's language. */
function envelopeOf(c: Context, error: ApiError): Response {
  if (error.retryAfter !== undefined) c.header('retry-after', String(error.retryAfter))
  if (error.reason === 'tooMany') {
    for (const [name, value] of Object.entries(refusedHeaders(error.facts))) c.header(name, value)
  }
  // the unread rest of a body must not be taken for the next request
  if (error.reason === 'tooLarge') c.header('connection', 'close')
  const { status, errno, errcode, data } = error
  const message = messageOf(c.get('lang') ?? 'zh-CN', error.reason, error.facts)
  return c.json({ status, data, errno, errcode, message }, error.http as ContentfulStatusCode)
}

/** Turns every thrown value into an envelope. Details of an unexpected error never leave the server. */
export const errorHandler =
  (log: Logger) =>
  (error: unknown, c: Context): Response => {
    const known = asApiError(error)
    if (known.http >= 500) {
      log.error({ requestId: c.get('requestId'), route: routeOfRequest(c), error }, known.reason)
    }
    return envelopeOf(c, known)
  }

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/')
  const given = path.split('/')
  return (
    wanted.length === given.length &&
    wanted.every((part, i) => (part.startsWith(':') ? given[i] !== '' : part === given[i]))
  )
}

/** Methods of a path: those of its calls, and of plain routes such as the health check. */
function methodsOf(app: Hono<Env>, path: string): ReadonlySet<string> {
  const calls = mountedCalls(app).map(({ method, path: pattern }) => ({ method, path: routeOf(pattern) }))
  const patterns = new Set(calls.map((call) => call.path))
  const plain = app.routes.filter((route) => route.method !== 'ALL' && !patterns.has(route.path))
  const here = [...calls, ...plain].filter((route) => matches(route.path, path))
  return new Set(here.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))
}

/** Answers paths without a handler: another method, a missing resource, or an unknown call. */
export const notFoundHandler =
  (app: Hono<Env>) =>
  (c: Context): Response => {
    const allowed = methodsOf(app, c.req.path)
    if (allowed.size === 0) return envelopeOf(c, new ApiError('noSuchCall'))
    // calls that share a path differ by a query value, and no call of this path has the given one
    if (allowed.has(c.req.method)) return envelopeOf(c, new ApiError('invalid', { facts: { fields: 'part' } }))
    c.header('allow', [...allowed].join(', '))
    return envelopeOf(c, new ApiError('methodNotAllowed'))
  }
