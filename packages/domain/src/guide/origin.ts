import { safeReturn } from '../session/return-target.ts'

/** Any address of one site serves to check a path by the rule of full return targets. */
const SITE = 'https://site.invalid'

/**
 * Pages of the guide, which would lead back into itself, and of the sign-on site, which acts on a visit. The router reads a path
 * decoded and without regard to case.
 */
const NO_TARGET = /^\/(guide(-ent)?|sso)(\/|$)/i

function isTarget(path: string): boolean {
  try {
    return !NO_TARGET.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

/**
 * The address of the site to which the guide leads in the end (`B§4`), checked like every return target: a path of this site with
 * its query and hash, and no page of the guide or of signing in and out. Anything else gives null. `site` is the site's own origin; a full address of
 * it is accepted, too.
 */
export function guideOrigin(raw: string | null | undefined, site: string = SITE): string | null {
  if (!raw) return null
  const full = raw.startsWith('/') && !raw.startsWith('//') ? `${site}${raw}` : raw
  const safe = safeReturn(full, new Set([site]), '')
  if (safe === '') return null
  const { pathname, search, hash } = new URL(safe)
  // a path of several slashes would be read as another host
  return !isTarget(pathname) || pathname.startsWith('//') ? null : `${pathname}${search}${hash}`
}
