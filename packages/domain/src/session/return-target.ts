/** Longer return targets are not worth keeping. */
const MAX_LENGTH = 2048

/** Spaces, control characters and backslashes: URL parsers drop or turn them, readers do not see them. */
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
 * Where a person may be sent after sign-on: a full address whose origin is allowed exactly and that carries no
 * credentials; anything else leads home. Redirect to the result, never to the raw text.
 */
export function safeReturn(raw: string | null | undefined, allowedOrigins: ReadonlySet<string>, home: string): string {
  if (!raw || raw.length > MAX_LENGTH || SUSPICIOUS.test(raw)) return home
  const url = parse(raw)
  // A blob: address has the origin of the page that made it, so the origin alone is not enough.
  if (!url || url.username || url.password || !WEB.has(url.protocol) || !allowedOrigins.has(url.origin)) return home
  return url.href
}
