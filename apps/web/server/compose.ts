import { isApiPath } from '@shulei/api/app.ts'
import { cookieOf, sessionsOf } from '@shulei/api/modules/base/session/session.service.ts'
import type { SignOn } from '@shulei/api/modules/base/session/sign-on.ts'
import { machineOfPage } from '@shulei/api/modules/house/time-machine/machine.service.ts'
import { apiReference } from '@shulei/api/platform/api-docs/reference.ts'
import type { Env } from '@shulei/api/platform/context.ts'
import { addressOf } from '@shulei/api/platform/http/client-address.ts'
import { messageOf } from '@shulei/api/platform/messages.ts'
import type { Platform } from '@shulei/api/platform/platform.ts'
import type { Context, Hono } from 'hono'
import { demoAccounts, demoPrivate, demoReviewers } from '../../api/seed/demo-accounts.ts'
import { pageLanguage } from './page-language.ts'
import { limitPages } from './page-limit.ts'
import type { createSite, pageRoute, SiteDeps } from './site.ts'

export interface Parts {
  api: Hono<Env>
  platform: Platform
  signOn: SignOn
  createSite: typeof createSite
  pageRoute: typeof pageRoute
  styles: Pick<SiteDeps, 'platformSheets' | 'styleSheet' | 'styleVersion'>
}

/** Adds API, site and sign-on site to the app, as far as the roles of this process include them. */
export function compose(app: Hono, { api, platform, signOn, createSite, pageRoute, styles }: Parts) {
  const { config, clock } = platform
  const ssoUrl = config.ssoUrl ?? `${config.publicUrl}/sso`
  const callApi = (request: Request, env: unknown) => api.fetch(request, env as never)
  const answers = (path: string) =>
    config.roles.has('api') ? isApiPath(path) : ['/healthz', '/readyz', '/metrics'].includes(path)
  app.use(async (c, next) => (answers(c.req.path) ? callApi(c.req.raw, c.env) : next()))
  if (!config.roles.has('web')) return
  const { metrics } = platform
  if (metrics) {
    app.use(async (c, next) => {
      const started = performance.now()
      await next()
      const { method, path } = c.req
      metrics.request({ method, route: pageRoute(path), status: c.res.status, ms: performance.now() - started })
    })
  }
  const { publicUrl } = config
  const visitorAddress = (c: Context) => addressOf(c as never, config.trustedProxies)
  app.use(
    limitPages({
      limits: platform.limits,
      addressOf: visitorAddress,
      languageOf: pageLanguage,
      async personOf(c) {
        const cookie = cookieOf(platform, c.req.header('cookie') ?? null)
        return (await sessionsOf(platform).read(cookie, false))?.user.id ?? null
      },
    }),
  )
  app.route(
    '/',
    createSite({
      api: callApi,
      signOn,
      addressOf: visitorAddress,
      demoAccounts: config.demo ? demoAccounts : [],
      demoPrivate: config.demo ? demoPrivate : null,
      demoReviewers: config.demo ? demoReviewers : [],
      names: config.site.names,
      publicUrl,
      ssoUrl,
      tongjiUrl: `${publicUrl}/tongji`,
      clock,
      readOnly: (language) => messageOf(language, 'timeMachineReadOnly'),
      timeMachine: (cookie) => machineOfPage(platform, cookie),
      reference: (language) => apiReference(language, platform.limits.table),
      ...styles,
    }),
  )
}
