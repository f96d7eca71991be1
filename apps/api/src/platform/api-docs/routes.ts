import { randomBytes } from 'node:crypto'
import { openapi } from '@shulei/contract/openapi.ts'
import type { Hono } from 'hono'
import type { Env } from '../context.ts'
import type { Platform } from '../platform.ts'
import { docsPage } from './page.ts'

const document = openapi({ title: 'Shulei', version: '1' })

/** `GET /api/openapi.json` for programs and `GET /api/docs` for people; `lang` sets the page's language for one request. */
export function apiDocs(app: Hono<Env>, { limits }: Platform): void {
  app.get('/api/openapi.json', (c) => c.json(document))
  app.get('/api/docs', (c) => {
    const requested = c.req.query('lang')
    const lang = requested === 'zh-CN' || requested === 'en-US' ? requested : c.get('lang')
    const nonce = randomBytes(16).toString('base64url')
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    )
    return c.html(docsPage(lang, nonce, limits.table))
  })
}
