/** Longest accepted return target, in UTF-16 units. */
const MAX_LENGTH = 2048

/** Spaces, control characters and backslashes: URL parsers drop or convert them, and readers do not see them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const SUSPICIOUS = /[\u0000-\u0020\\\u007f]/

const WEB: ReadonlySet<string> = new Set(['https:', 'http:'])

function parse(raw: string): URL | null {
  try {
    return new URL(raw)
  } catch {
    return null
  }
}

/**
 * The address to go to after sign-on: a full address with an allowed origin and without credentials; anything else gives
 * `home`. Redirect to the result, never to the raw text.
 */
export function safeReturn(raw: string | null | undefined, allowedOrigins: ReadonlySet<string>, home: string): string {
  if (!raw || raw.length > MAX_LENGTH || SUSPICIOUS.test(raw)) return home
  const url = parse(raw)
  // A blob: address has the origin of the page that made it, so the scheme is checked, too.
  if (!url || url.username || url.password || !WEB.has(url.protocol) || !allowedOrigins.has(url.origin)) return home
  return url.href
}
