import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { Context, Env } from '../context.ts'
import { matchesTag } from '../http/attachment.ts'
import { packedFor } from '../http/packed.ts'
import { openapi } from './openapi.ts'

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('base64')

/** A text that does not change while the process runs, with its entity tag. */
function steady(text: string, contentType: string) {
  const plain = Buffer.from(text)
  const tag = `"${digest(plain)}"`
  return async (c: Context) => {
    const shared = { vary: 'accept-encoding', etag: `W/${tag}` }
    if (matchesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, shared)
    const [bytes, encoding] = await packedFor(c.req.header('accept-encoding') ?? '', plain)
    return c.body(new Uint8Array(bytes), 200, {
      ...shared,
      'content-type': contentType,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
  }
}

const sendDocument = steady(JSON.stringify(openapi({ title: 'Shulei', version: '1' })), 'application/json')

/** `GET /api/openapi.json` for programs. People read `/api/docs`, a page of the site. */
export function apiDocs(app: Hono<Env>): void {
  app.get('/api/openapi.json', (c) => sendDocument(c))
}
