import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { Context, Env } from '../context.ts'
import { matchesTag } from '../http/attachment.ts'
import { encodingFor, packedFor } from '../http/packed.ts'
import { type ApiFacts, openapi } from './openapi.ts'

/** Keeps the first result of a function without arguments. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Answers a text that does not change while the process runs, with its entity tag; it is compressed once for each encoding. */
function steady(read: () => string, contentType: string) {
  const whole = once(() => {
    const plain = Buffer.from(read())
    const packed = new Map<string | null, ReturnType<typeof packedFor>>()
    return { plain, packed, tag: `"${createHash('sha256').update(plain).digest('base64')}"` }
  })
  return async (c: Context) => {
    const { plain, packed, tag } = whole()
    const shared = { vary: 'accept-encoding', etag: `W/${tag}` }
    if (matchesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, shared)
    const accepted = c.req.header('accept-encoding') ?? ''
    const asked = encodingFor(accepted)
    const kept = packed.get(asked) ?? packedFor(accepted, plain)
    packed.set(asked, kept)
    const [bytes, encoding] = await kept
    return c.body(new Uint8Array(bytes), 200, {
      ...shared,
      'content-type': contentType,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
  }
}

/** `GET /api/openapi.json` for programs. People read `/api/docs`, a page of the site. */
export function apiDocs(app: Hono<Env>, facts: ApiFacts): void {
  const sendDocument = steady(() => JSON.stringify(openapi(facts)), 'application/json')
  app.get('/api/openapi.json', (c) => sendDocument(c))
}
