import * as siteAddress from '@shulei/domain/address/site.ts'
import { Hono, type MiddlewareHandler } from 'hono'
import { refusedForm } from './modules/base/session/refused-form.middleware.ts'
import { identify } from './modules/base/session/session.middleware.ts'
import { cookieNameOf } from './modules/base/session/session.service.ts'
import { privateGate } from './modules/compete/competition/private/private-gate.ts'
import { identifyReviewer } from './modules/compete/review/session/reviewer.middleware.ts'
import { reviewerCookieName } from './modules/compete/review/session/reviewer-cookie.ts'
import { idempotency } from './modules/house/shell/idempotency.ts'
import type { Caller } from './modules/house/time-machine/answer.service.ts'
import { timeMachine } from './modules/house/time-machine/time-machine.middleware.ts'
import { apiDocs } from './platform/api-docs/routes.ts'
import type { Env } from './platform/context.ts'
import { claims } from './platform/http/claims.ts'
import { clientAddress } from './platform/http/client-address.ts'
import { crossSite } from './platform/http/cross-site.ts'
import { errorHandler, notFoundHandler } from './platform/http/errors.ts'
import { health } from './platform/http/health.ts'
import { language } from './platform/http/language.ts'
import { limitCalls } from './platform/http/limit.ts'
import { accessLog } from './platform/http/log.ts'
import { metricsRoute } from './platform/http/metrics.ts'
import { requestId } from './platform/http/request-id.ts'
import { securityHeaders } from './platform/http/security-headers.ts'
import { wellKnown } from './platform/http/well-known.ts'
import type { ApiModule } from './platform/module.ts'
import type { Platform } from './platform/platform.ts'
import { siteFigures } from './site-figures.ts'

/** Paths that the API answers; the process gives every other path to the site, as its page about the API, or to the sign-on site. */
export const isApiPath = (path: string): boolean =>
  (/^\/(api|sso\/api|sso\/proxy)(\/|$)/.test(path) && path !== siteAddress.apiReference.pattern) ||
  [
    '/healthz',
    '/readyz',
    '/metrics',
    '/robots.txt',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/set-language',
    '/sitemap.xml',
    '/sso-callback',
    '/tongji/visited',
  ].includes(path)

/** Identifies everybody as one caller, whatever their cookies say. */
const identifyAs =
  ({ user, reviewer }: Caller): MiddlewareHandler<Env> =>
  async (c, next) => {
    c.set('user', user)
    c.set('reviewer', reviewer)
    await next()
  }

/**
 * Makes the whole API as one fetch-shaped app: `app.fetch` behind the Node server, `app.request(path, init, bindings)` in the same
 * process, for loaders and tests. Every answer is the JSON envelope unless its call says otherwise, or a form of the browser is
 * refused.
 * `caller` is a stand-in of the time machine; without it, cookies identify callers.
 */
export function createApi(platform: Platform, modules: readonly ApiModule[], caller?: Caller): Hono<Env> {
  const { config, limits, log } = platform
  const origins = new Set([config.publicUrl, config.ssoUrl].flatMap((url) => (url ? [new URL(url).origin] : [])))
  const around = idempotency(platform.db, platform.clock)
  const app = new Hono<Env>()
  app.onError(errorHandler(log))
  app.notFound(notFoundHandler(app))
  app.use(requestId())
  app.use(refusedForm(platform))
  app.use(accessLog(log, caller ? null : platform.metrics))
  app.use(language())
  app.use(clientAddress(config.trustedProxies))
  app.use(securityHeaders())
  health(app, platform)
  metricsRoute(app, platform, () => siteFigures(platform))
  wellKnown(app, platform)
  app.use(crossSite(origins))
  if (caller) app.use(identifyAs(caller))
  else {
    app.use(identify(platform))
    for (const base of ['/api/spic-review/*', '/api/spic/*']) app.use(base, identifyReviewer(platform))
  }
  app.use(claims())
  app.use(limitCalls(limits))
  if (!caller) app.use(timeMachine(platform, (services, standIn) => createApi(services, modules, standIn)))
  const gate = privateGate(platform)
  for (const base of ['/api/competitions/*', '/api/site/competitions/*']) app.use(base, gate)
  app.use(async (c, next) => {
    c.set('around', around)
    await next()
  })
  apiDocs(app, {
    name: platform.config.site.names['en-US'],
    url: config.publicUrl,
    cookies: { user: cookieNameOf(platform), reviewer: reviewerCookieName(platform) },
  })
  for (const mountModule of modules) mountModule(app, platform)
  return app
}
