import { createHash } from 'node:crypto'
import { openapi } from '@shulei/contract/openapi.ts'
import type { Hono } from 'hono'
import type { Context, Env, Lang } from '../context.ts'
import { matchesTag } from '../http/attachment.ts'
import { packedFor } from '../http/packed.ts'
import type { Platform } from '../platform.ts'
import { docsPage } from './page.ts'
import { style } from './style.ts'

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('base64')

/** A text that does not change while the process runs, with its entity tag. */
function steady(text: string, contentType: string) {
  const plain = Buffer.from(text)
  const tag = `"${digest(plain)}"`
  return async (c: Context, headers: Record<string, string> = {}) => {
    const shared = { ...headers, vary: 'accept-encoding', etag: `W/${tag}` }
    if (matchesTag(c.req.header('if-none-match'), tag)) return c.body(null, 304, shared)
    const [bytes, encoding] = await packedFor(c.req.header('accept-encoding') ?? '', plain)
    return c.body(new Uint8Array(bytes), 200, {
      ...shared,
      'content-type': contentType,
      ...(encoding ? { 'content-encoding': encoding } : {}),
    })
  }
}

/** The page loads nothing and runs nothing; its style is allowed by its digest, so that the page is the same for every reader. */
const policy = `default-src 'none'; style-src 'sha256-${digest(style)}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`

const sendDocument = steady(JSON.stringify(openapi({ title: 'Shulei', version: '1' })), 'application/json')

/** `GET /api/openapi.json` for programs and `GET /api/docs` for people; `lang` sets the page's language for one request. */
export function apiDocs(app: Hono<Env>, { limits }: Platform): void {
  const pages = new Map<Lang, ReturnType<typeof steady>>()
  const pageIn = async (lang: Lang) => {
    const send = pages.get(lang) ?? steady(String(await docsPage(lang, limits.table)), 'text/html; charset=UTF-8')
    pages.set(lang, send)
    return send
  }
  app.get('/api/openapi.json', (c) => sendDocument(c))
  app.get('/api/docs', async (c) => {
    const requested = c.req.query('lang')
    const lang = requested === 'zh-CN' || requested === 'en-US' ? requested : c.get('lang')
    const send = await pageIn(lang)
    return send(c, { 'content-language': lang, 'content-security-policy': policy })
  })
}
