import type { Hono } from 'hono'
import { sameText } from '../cipher/same-text.ts'
import type { Env } from '../context.ts'
import type { SiteFigures } from '../metrics.ts'
import type { Platform } from '../platform.ts'

/** `/metrics` for whoever shows METRICS_TOKEN as a bearer token. Without that setting there is no such address. */
export function metricsRoute(
  app: Hono<Env>,
  { metrics, config }: Pick<Platform, 'metrics' | 'config'>,
  readSite: () => Promise<SiteFigures>,
): void {
  const { metricsToken } = config
  if (!metrics || metricsToken === null) return
  app.get('/metrics', async (c) => {
    const given = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!sameText(given, metricsToken)) return c.text('A token is needed.\n', 401, { 'www-authenticate': 'Bearer' })
    return c.text(await metrics.text(readSite), 200, {
      'content-type': metrics.contentType,
      'cache-control': 'no-store',
    })
  })
}
