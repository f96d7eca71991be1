import type { Context } from '../context.ts'
import type { Platform } from '../platform.ts'

/** The page of this site from which a request comes, as path and query; null where the request names none. */
export function pageOf(c: Context, { config }: Pick<Platform, 'config'>): string | null {
  const own = c.env?.page
  if (own !== undefined) return own
  const referer = c.req.header('referer')
  if (referer === undefined || !URL.canParse(referer)) return null
  const { origin, pathname, search } = new URL(referer)
  return origin === new URL(config.publicUrl).origin ? pathname + search : null
}
