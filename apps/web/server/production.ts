import { createHash } from 'node:crypto'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApi } from '@shulei/api/app.ts'
import { signOnOf } from '@shulei/api/modules/base/session/sign-on.service.ts'
import { modules } from '@shulei/api/modules.ts'
import type { Platform } from '@shulei/api/platform/platform.ts'
import { Hono } from 'hono'
import { compose } from './compose.ts'
import { root } from './environment.ts'
import { siteIcon } from './site-icon.ts'
import { readFolder, staticFiles, svgType } from './static.ts'

/** The built pages and the API as one app. */
export async function productionApp(platform: Platform): Promise<Hono> {
  const { createSite, pageRoute } = (await import(
    join(root, 'apps/web/build/server/index.js')
  )) as typeof import('./site.ts')
  const app = new Hono()
  const files = readFolder(join(root, 'apps/web/build/client'))
  const icon = siteIcon(platform.config.site.names)
  if (icon) files.set('/favicon.svg', { type: svgType, raw: Buffer.from(icon) })
  app.use(staticFiles(files))
  // the address of a style sheet contains a hash of its content
  const sheets = [...files.keys()].filter((address) => address.endsWith('.css')).sort()
  const styles = {
    platformSheets: sheets.filter((address) => /\/(ring-styles|PlatformState)-/.test(address)),
    styleSheet: (address: string) => files.get(address)?.raw.toString(),
    styleVersion: createHash('sha256').update(sheets.join()).digest('hex').slice(0, 16),
  }
  compose(app, {
    api: createApi(platform, modules),
    platform,
    createSite,
    pageRoute,
    signOn: signOnOf(platform),
    styles,
  })
  return app
}

/** Serves the built pages and the API from one server. */
export async function serveProduction(http: Server, platform: Platform) {
  const app = await productionApp(platform)
  http.on('request', getRequestListener(app.fetch))
}
