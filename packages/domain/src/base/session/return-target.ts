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

/** Any address of one site serves to check a path by the rule of full return targets. */
const SITE = 'https://site.invalid'

/** Whether a path may be a target. The router reads it decoded and without regard to case. */
function mayTarget(path: string, excluded: RegExp): boolean {
  try {
    // a path of several slashes would be read as another host
    return !path.startsWith('//') && !excluded.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * A return target within the site, checked like `safeReturn`: its path with query and hash. Null for anything else, and for the
 * `excluded` paths. `site` is the site's own origin; a full address of it is accepted, too.
 */
export function pathReturn(raw: string | null | undefined, excluded: RegExp, site: string = SITE): string | null {
  if (!raw) return null
  const full = raw.startsWith('/') && !raw.startsWith('//') ? `${site}${raw}` : raw
  const safe = safeReturn(full, new Set([site]), '')
  if (safe === '') return null
  const { pathname, search, hash } = new URL(safe)
  return mayTarget(pathname, excluded) ? `${pathname}${search}${hash}` : null
}
