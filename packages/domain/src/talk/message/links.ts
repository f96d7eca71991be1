/** A part of a plain text: words, or an address that can be opened. */
export type TextPart = { text: string } | { text: string; href: string }

/**
 * Matches an address up to the first character that no address contains; any character beyond ASCII ends it. The flag `u` is
 * left out, because with it the Kelvin sign would match k.
 */
const ADDRESS = /https?:\/\/([\w.:-]+)((?:[/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?)/gi

/** Punctuation that ends a sentence, not an address. */
const TRAILING = /[.,;:!?'*_~]+$/

const pairs = [
  ['(', ')'],
  ['[', ']'],
] as const

const count = (text: string, sign: string) => text.split(sign).length - 1

/** Removes trailing punctuation of the sentence, such as `).`; a bracket that belongs to the address stays. */
function trimmed(address: string): string {
  let text = address
  for (;;) {
    const before = text
    text = text.replace(TRAILING, '')
    for (const [open, close] of pairs) {
      if (text.endsWith(close) && count(text, close) > count(text, open)) text = text.slice(0, -1)
    }
    if (text === before) return text
  }
}

/**
 * Whether the host continues after the match in letters beyond ASCII: `https://shulei.中国`. Chinese words may directly follow
 * a host, as in `https://shulei.cn看看`; after a dot they are part of it.
 */
const hostGoesOn = (rest: string) => {
  const next = /^(?:[\p{L}\p{N}\p{M}.@-]|\p{Cf})+/u.exec(rest)?.[0] ?? ''
  return next !== '' && (!/^\p{Script=Han}/u.test(next) || /\.[\p{L}\p{N}]/u.test(next))
}

/** A host as a browser serialises it: a name with a dot, or localhost. */
const HOST = /^(?:localhost|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)(?::\d{1,5})?$/

/**
 * The address as a browser opens it; null if it is invalid, or if the browser would open another host than the displayed
 * one.
 */
function hrefOf(address: string): string | null {
  const host = /^https?:\/\/([^/?#]*)/i.exec(address)?.[1]?.toLowerCase() ?? ''
  if (!HOST.test(host) || !URL.canParse(address)) return null
  const url = new URL(address)
  const isSame = url.host === host || `${url.host}:${url.protocol === 'http:' ? 80 : 443}` === host
  return isSame && url.username === '' && url.password === '' ? url.href : null
}

/**
 * Splits a plain text at its addresses. Only `http:` and `https:` addresses with a host of ASCII letters count, so that the
 * displayed host is the opened one: a host in other letters stays text, unless it is in its `xn--` form. The parts joined
 * give the text.
 */
export function splitLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of text.matchAll(ADDRESS)) {
    const [whole, , path] = match
    const at = match.index
    const rest = text.slice(at + whole.length)
    // a name before an at sign is not a host
    if (path === '' && (rest.startsWith('@') || hostGoesOn(rest))) continue
    const address = trimmed(whole)
    const href = hrefOf(address)
    if (href === null) continue
    if (at > end) parts.push({ text: text.slice(end, at) })
    parts.push({ text: address, href })
    end = at + address.length
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) })
  return parts
}
