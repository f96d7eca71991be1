type StyleSheet = (address: string) => string | undefined

const marker = '<script id="texts"'
const preloads = /<link rel="modulepreload"[^>]*>/g

const sheets = /<link( nonce="[^"]*")? rel="stylesheet" href="([^"#]+)[^>]*>/g

/** A preload that waits for what the first paint needs. It needs no nonce, because the policy allows scripts of this origin. */
const late = (preload: string) => preload.replace(/ nonce="[^"]*"/, '').replace('<link', '<link fetchpriority="low"')

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
 * Preloads of scripts move from the head to the scripts at the end of the page. React puts them before the style sheets, where
 * they compete for bandwidth with the resources of the first paint. Style sheets that `styleSheet` returns are written into the
 * page, which saves a round trip; without scripts React hydrates nothing, and their links go.
 */
export function stylesFirst(page: Buffer, styleSheet: StyleSheet): Buffer {
  const end = page.indexOf('</head>')
  const scripts = page.indexOf(marker)
  if (end < 0) return page
  const head = page.toString('utf8', 0, end)
  const styled = Buffer.from(inlined(head.replace(preloads, ''), styleSheet, { hydrates: scripts >= 0 }))
  if (scripts < 0) return Buffer.concat([styled, page.subarray(end)])
  return Buffer.concat([
    styled,
    page.subarray(end, scripts),
    Buffer.from((head.match(preloads) ?? []).map(late).join('')),
    page.subarray(scripts),
  ])
}
