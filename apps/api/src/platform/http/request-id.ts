import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '../context.ts'

/** Gives every answer an `x-request-id`; one from the client is ignored, so that it cannot forge log lines. */
export function requestId(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const id = c.env?.requestId ?? randomUUID()
    c.set('requestId', id)
    await next()
    // set on the answer itself, since `c.header` would make a new answer around it
    c.res.headers.set('x-request-id', id)
  }
}
