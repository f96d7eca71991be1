import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Env } from '../context.ts'

/** Gives every answer an `x-request-id` of ours; one that comes from outside is ignored, so that it cannot forge log lines. */
export function requestId(): MiddlewareHandler<Env> {
  return async (c, next) => {
    const id = c.env?.requestId ?? randomUUID()
    c.set('requestId', id)
    await next()
    // on the answer itself: the context's own way makes a new answer around the old one
    c.res.headers.set('x-request-id', id)
  }
}
