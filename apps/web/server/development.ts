import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { Platform } from '@shulei/api/platform/platform.ts'
import { Hono } from 'hono'
import { createServer as createVite } from 'vite'
import { root } from './environment.ts'

/**
 * Serves from source: pages, styles and texts reload in the browser, and an edit of the API counts from the next request on.
 * The platform (database, files, jobs) stays open across reloads.
 */
export async function serveDevelopment(http: Server, platform: Platform) {
  const start = (folder: string) =>
    createVite({
      root: join(root, folder),
      configFile: join(root, folder, 'vite.config.ts'),
      server: { middlewareMode: true, hmr: { server: http, path: `/__hmr/${folder}` } },
      appType: 'custom',
    })
  const [web, sso] = await Promise.all([start('apps/web'), start('apps/sso')])

  const listener = getRequestListener(async (request, env) => {
    const { createApi } = (await web.ssrLoadModule(
      join(root, 'apps/api/src/app.ts'),
    )) as typeof import('@shulei/api/app.ts')
    const { modules } = (await web.ssrLoadModule(
      join(root, 'apps/api/src/modules.ts'),
    )) as typeof import('@shulei/api/modules.ts')
    const { signOnOf } = (await web.ssrLoadModule(
      join(root, 'apps/api/src/modules/session/sign-on.ts'),
    )) as typeof import('@shulei/api/modules/session/sign-on.ts')
    const { createSite } = (await web.ssrLoadModule('/server/site.ts')) as typeof import('./site.ts')
    const { createSignOn } = (await sso.ssrLoadModule('/server/site.ts')) as typeof import('../../sso/server/site.ts')
    const { compose } = (await web.ssrLoadModule('/server/compose.ts')) as typeof import('./compose.ts')
    const app = new Hono()
    const api = createApi(platform, modules)
    compose(app, { api, platform, createSite, createSignOn, signOn: signOnOf(platform) })
    return app.fetch(request, env)
  })
  http.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const middlewares = request.url?.startsWith('/sso/') ? sso.middlewares : web.middlewares
    middlewares(request, response, () => void listener(request, response))
  })
}
