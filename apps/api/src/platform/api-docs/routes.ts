import { randomBytes } from 'node:crypto'
import { openapi } from '@shulei/contract/openapi.ts'
import type { Hono } from 'hono'
import type { Env } from '../context.ts'
import type { Platform } from '../platform.ts'
import { docsPage } from './page.ts'

const document = openapi({ title: 'Shulei', version: '1' })

/** `GET /api/openapi.json` for programs and `GET /api/docs` for people; `lang` picks the page's language once. */
export function apiDocs(app: Hono<Env>, { limits }: Platform): void {
  app.get('/api/openapi.json', (c) => c.json(document))
  app.get('/api/docs', (c) => {
    const asked = c.req.query('lang')
    const lang = asked === 'zh-CN' || asked === 'en-US' ? asked : c.get('lang')
    const nonce = randomBytes(16).toString('base64url')
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
    )
    return c.html(docsPage(lang, nonce, limits.table))
  })
}
