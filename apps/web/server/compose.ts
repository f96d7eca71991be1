import type { SignOn } from '@shulei/api/modules/session/sign-on.ts'
import type { Env } from '@shulei/api/platform/context.ts'
import type { Platform } from '@shulei/api/platform/platform.ts'
import type { Hono } from 'hono'
import type { createSignOn } from '../../sso/server/site.ts'
import type { createSite } from './site.ts'

/** Addresses that the API answers; everything else is a page. */
const apiPaths = /^\/(?:api|set-language|tongji|healthz|readyz|sso-callback)(?:\/|$)|^\/sso\/(?:api|proxy)\//

export interface Parts {
  api: Hono<Env>
  platform: Platform
  signOn: SignOn
  createSite: typeof createSite
  createSignOn: typeof createSignOn
}

/** Puts API, sign-on site and site behind one address, by the roles of this process. */
export function compose(app: Hono, { api, platform, signOn, createSite, createSignOn }: Parts) {
  const { config, clock } = platform
  const ssoUrl = config.ssoUrl ?? `${config.publicUrl}/sso`
  const callApi = (request: Request, env: unknown) => api.fetch(request, env as never)
  if (config.roles.has('api') || config.roles.has('web')) {
    app.use(async (c, next) => (apiPaths.test(c.req.path) ? api.fetch(c.req.raw, c.env as never) : next()))
  }
  if (!config.roles.has('web')) return
  if (config.ssoUrl === null) {
    app.route('/', createSignOn({ signOn, api: callApi, publicUrl: config.publicUrl, ssoUrl, clock }))
  }
  app.route(
    '/',
    createSite({ api: callApi, publicUrl: config.publicUrl, ssoUrl, tongjiUrl: `${config.publicUrl}/tongji`, clock }),
  )
}
