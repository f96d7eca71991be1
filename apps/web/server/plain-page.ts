import { createHash } from 'node:crypto'
import { loadTexts } from '@shulei/api/platform/messages.ts'
import { escaped } from '@shulei/domain/base/markup/escape.ts'
import type { Language } from '@shulei/i18n/language.ts'

/** Content of a page that is sent without rendering by React. */
export interface PlainPage {
  status: number
  language: Language
  title: string
  /** A sentence that says what to do. */
  text: string
}

const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;box-sizing:border-box',
  ';font:1rem/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;max-width:40rem;margin-inline:auto}',
  'h1{font-size:1.5rem;margin:0}p{margin:0}',
].join('')
const styleHash = createHash('sha256').update(style).digest('base64')
const security = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'self'`

const shellTexts = loadTexts('shell') as unknown as Record<Language, { error: Record<string, string> }>

/** A text of the site's error pages. */
export const errorText = (language: Language, key: string): string => shellTexts[language].error[key] ?? key

/** A complete page at almost no cost, for requests that must not be rendered, such as those above the page limit. */
export function plainPage({ status, language, title, text }: PlainPage, headers: Record<string, string>): Response {
  const body = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title><style>${style}</style></head>`,
    `<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}</p>`,
    `<p><a href="/">${escaped(errorText(language, 'backHome'))}</a></p></main></body></html>`,
  ].join('')
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': security,
      'cache-control': 'private, no-store',
      vary: 'cookie',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      ...headers,
    },
  })
}
