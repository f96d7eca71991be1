import { modulesAfterPaint } from './after-paint.server.ts'

type StyleSheet = (address: string) => string | undefined

const marker = '<script id="texts"'
const preloads = /<link rel="modulepreload"[^>]*>/g

const sheets = /<link( nonce="[^"]*")? rel="stylesheet" href="([^"#]+)[^>]*>/g

/** The link of an inlined style sheet, disabled so that it loads nothing. It needs no nonce. */
const asleep = (link: string) =>
  link.replace(/ nonce="[^"]*"/, '').replace('<link', '<link disabled="" media="not all"')

/**
 * React Router writes an address with an empty fragment. A second link has the address without it, because a later chunk looks
 * for that link before it loads the sheet.
 */
const withoutMark = (link: string) => (link.includes('#"') ? asleep(link).replace('#"', '"') : '')

/**
 * The head with style sheets written into it. Their links stay, because React hydrates them. They are disabled by `media` too,
 * because Chromium's preload scanner ignores `disabled`.
 */
function inlined(head: string, styleSheet: StyleSheet, { hydrates }: { hydrates: boolean }): string {
  return head.replace(sheets, (link: string, nonce = '', href = '') => {
    const css = styleSheet(href)
    const kept = hydrates ? withoutMark(link) : ''
    if (css === undefined || css.includes('</')) return link + kept
    return `<style${nonce}>${css}</style>${hydrates ? asleep(link) : ''}${kept}`
  })
}

/** Adds links to style sheets that the head of a page does not have yet. */
export function withSheets(page: Buffer, addresses: readonly string[], nonce: string): Buffer {
  const end = page.indexOf('</head>')
  if (end < 0 || addresses.length === 0) return page
  const head = page.toString('utf8', 0, end)
  const missing = addresses.filter((address) => !head.includes(`href="${address}"`))
  const links = missing.map((address) => `<link nonce="${nonce}" rel="stylesheet" href="${address}"/>`)
  return Buffer.concat([page.subarray(0, end), Buffer.from(links.join('')), page.subarray(end)])
}

/**
 * Orders a page for its first paint.
 *
 * Modules and their preloads, which React puts before the style sheets, load after the first paint. Style sheets that `styleSheet`
 * returns are written into the page, which saves a round trip; without scripts React hydrates nothing, and their links go.
 */
export function stylesFirst(page: Buffer, styleSheet: StyleSheet): Buffer {
  const end = page.indexOf('</head>')
  const scripts = page.indexOf(marker)
  if (end < 0) return page
  const head = page.toString('utf8', 0, end)
  const styled = Buffer.from(inlined(head.replace(preloads, ''), styleSheet, { hydrates: scripts >= 0 }))
  if (scripts < 0) return Buffer.concat([styled, page.subarray(end)])
  const last = modulesAfterPaint(page.toString('utf8', scripts), head.match(preloads) ?? [])
  return Buffer.concat([styled, page.subarray(end, scripts), Buffer.from(last)])
}
