import { isApiPath } from '@shulei/api/app.ts'
import type { SignOn } from '@shulei/api/modules/session/sign-on.ts'
import type { Env } from '@shulei/api/platform/context.ts'
import { addressOf } from '@shulei/api/platform/http/client-address.ts'
import type { Platform } from '@shulei/api/platform/platform.ts'
import type { Hono } from 'hono'
import { demoAccounts } from '../../api/seed/demo-accounts.ts'
import type { createSite, SiteDeps } from './site.ts'

export interface Parts {
  api: Hono<Env>
  platform: Platform
  signOn: SignOn
  createSite: typeof createSite
  styleSheet: SiteDeps['styleSheet']
}

/** Puts the API and the pages (site and sign-on site) behind one address, by the roles of this process. */
export function compose(app: Hono, { api, platform, signOn, createSite, styleSheet }: Parts) {
  const { config, clock } = platform
  const ssoUrl = config.ssoUrl ?? `${config.publicUrl}/sso`
  const callApi = (request: Request, env: unknown) => api.fetch(request, env as never)
  const answers = (path: string) =>
    config.roles.has('api') ? isApiPath(path) : path === '/healthz' || path === '/readyz'
  app.use(async (c, next) => (answers(c.req.path) ? callApi(c.req.raw, c.env) : next()))
  if (!config.roles.has('web')) return
  const { publicUrl } = config
  app.route(
    '/',
    createSite({
      api: callApi,
      signOn,
      addressOf: (c) => addressOf(c as never, config.trustedProxies),
      demoAccounts: config.demo ? demoAccounts : [],
      publicUrl,
      ssoUrl,
      tongjiUrl: `${publicUrl}/tongji`,
      clock,
      styleSheet,
    }),
  )
}
