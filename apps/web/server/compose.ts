import { isApiPath } from '@shulei/api/app.ts'
import type { SignOn } from '@shulei/api/modules/session/sign-on.ts'
import type { Env } from '@shulei/api/platform/context.ts'
import { addressOf } from '@shulei/api/platform/http/client-address.ts'
import type { Platform } from '@shulei/api/platform/platform.ts'
import { demoPassword, people } from '@shulei/mocks/cast/people.ts'
import type { Hono } from 'hono'
import type { createSite } from './site.ts'

export interface Parts {
  api: Hono<Env>
  platform: Platform
  signOn: SignOn
  createSite: typeof createSite
}

/** Puts the API and the pages (site and sign-on site) behind one address, by the roles of this process. */
export function compose(app: Hono, { api, platform, signOn, createSite }: Parts) {
  const { config, clock } = platform
  const ssoUrl = config.ssoUrl ?? `${config.publicUrl}/sso`
  const callApi = (request: Request, env: unknown) => api.fetch(request, env as never)
  app.use(async (c, next) => (isApiPath(c.req.path) ? callApi(c.req.raw, c.env) : next()))
  if (!config.roles.has('web')) return
  const { publicUrl } = config
  const demoAccounts = config.demo
    ? people.flatMap((person) =>
        person.demo ? [{ email: person.email, name: person.name, note: person.demo, password: demoPassword }] : [],
      )
    : []
  app.route(
    '/',
    createSite({
      api: callApi,
      signOn,
      addressOf: (c) => addressOf(c as never, config.trustedProxies),
      demoAccounts,
      publicUrl,
      ssoUrl,
      tongjiUrl: `${publicUrl}/tongji`,
      clock,
    }),
  )
}
