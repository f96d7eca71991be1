import { randomBytes } from 'node:crypto'
import { safeReturn } from '@shulei/domain/base/session/return-target.ts'
import type { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Context, Env } from '../../../platform/context.ts'
import type { Platform } from '../../../platform/platform.ts'
import { languageLinesOf } from './language.service.ts'
import { cookieLine } from './session.service.ts'
import { isSignOnElsewhere, signOnPage } from './sign-on-page.ts'
import { redeemSiteCode } from './site-code.service.ts'

/** Seconds within which a visitor must return from the sign-on site. */
const stateLife = 600

/**
 * `GET /sso-callback?code&to&state`: the return from a sign-on site on another host. The code becomes this site's cookie only when
 * the browser has the state that this site gave it: without that check, anybody could send a visitor a link that signs them in as
 * somebody else. A visitor without a state is sent to the sign-on site once more, which finds them signed in and redirects at once.
 */
export function mountSiteCallback(app: Hono<Env>, platform: Platform): void {
  const { config } = platform
  if (!isSignOnElsewhere(config)) return
  const site = new URL(config.publicUrl).origin
  const secure = config.publicUrl.startsWith('https:')
  const stateCookie = secure ? '__Host-shulei.state' : 'shulei.state'
  const setState = (c: Context, value: string, maxAge: number) =>
    setCookie(c, stateCookie, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge })

  app.get('/sso-callback', async (c) => {
    const to = safeReturn(c.req.query('to'), new Set([site]), `${config.publicUrl}/`)
    const code = c.req.query('code') ?? ''
    const state = c.req.query('state')
    c.header('cache-control', 'no-store')
    c.header('referrer-policy', 'no-referrer')
    if (state === undefined) {
      const fresh = randomBytes(24).toString('base64url')
      setState(c, fresh, stateLife)
      return c.redirect(signOnPage(config, c.get('lang'), 'login2', { service: to, state: fresh }), 303)
    }
    const expected = getCookie(c, stateCookie)
    setState(c, '', 0)
    if (expected && expected === state && /^[\w-]{43}$/.test(code)) {
      const token = await redeemSiteCode(platform, code, site)
      const lines = token === null ? [] : [cookieLine(platform, token), ...(await languageLinesOf(platform, token))]
      for (const line of lines) c.header('set-cookie', line, { append: true })
    }
    return c.redirect(to, 303)
  })
}
