import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Platform } from '@shulei/api/platform/platform.ts'
import { Hono } from 'hono'
import { createServer as createVite } from 'vite'
import { root } from './environment.ts'

/**
 * Serves from source. Pages, styles and texts reload in the browser; a change of the API takes effect at the next request. The
 * platform (database, files, jobs) stays open across reloads.
 */
export async function serveDevelopment(http: Server, platform: Platform) {
  const vite = await createVite({
    root: join(root, 'apps/web'),
    configFile: join(root, 'apps/web/vite.config.ts'),
    server: { middlewareMode: true, hmr: { server: http } },
    appType: 'custom',
  })
  const load = <T>(file: string) => vite.ssrLoadModule(join(root, file)) as Promise<T>
  const listener = getRequestListener(async (request, env) => {
    const [{ createApi }, { modules }, { signOnOf }, { createSite, pageRoute }, { compose }] = await Promise.all([
      load<typeof import('@shulei/api/app.ts')>('apps/api/src/app.ts'),
      load<typeof import('@shulei/api/modules.ts')>('apps/api/src/modules.ts'),
      load<typeof import('@shulei/api/modules/base/session/sign-on.service.ts')>(
        'apps/api/src/modules/base/session/sign-on.service.ts',
      ),
      load<typeof import('./site.ts')>('apps/web/server/site.ts'),
      load<typeof import('./compose.ts')>('apps/web/server/compose.ts'),
    ])
    const app = new Hono()
    const styles = { platformSheets: [], styleSheet: () => undefined, styleVersion: 'development' }
    const signOn = signOnOf(platform)
    compose(app, { api: createApi(platform, modules), platform, createSite, pageRoute, signOn, styles })
    return app.fetch(request, env)
  })
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    vite.middlewares(request, response, () => void listener(request, response))
  })
}
