import { currentUser, logout, sessionState, setLanguage } from '@shulei/contract/session/calls.ts'
import { setCookie } from 'hono/cookie'
import type { ApiModule } from '../../modules.ts'
import { languageCookie } from '../../platform/http/language.ts'
import { mount } from '../../platform/mount.ts'
import { endSession, refreshedSession } from './session.service.ts'
import { mountSiteCallback } from './site-callback.ts'
import { signedInUser } from './user.service.ts'

const yearSeconds = 31_536_000

/** Language and session (A§7). Signing in and up belongs to the sign-on site, see sign-on.ts. */
export const sessionModule: ApiModule = (app, platform) => {
  const secure = platform.config.publicUrl.startsWith('https:')

  // readable by scripts: the browser's own texts follow it
  mount(app, setLanguage, ({ query, c }) => {
    setCookie(c, languageCookie, query.lang, { path: '/', maxAge: yearSeconds, sameSite: 'Lax', secure })
    return c.body(null, 200, { 'content-length': '0' })
  })

  mount(app, currentUser, ({ user }) => (user ? signedInUser(platform, user) : null))

  mount(app, sessionState, async ({ c }) => {
    const { session, setCookies } = await refreshedSession(platform, c.req.header('cookie') ?? null)
    for (const line of setCookies) c.header('set-cookie', line, { append: true })
    if (!session) return { authenticated: false, userId: null, expiresAt: null }
    return { authenticated: true, userId: session.user.ssoId, expiresAt: session.expiresAt.toISOString() }
  })

  mount(app, logout, async ({ c }) => {
    const { ended, setCookies } = await endSession(platform, c.req.header('cookie') ?? null)
    for (const line of setCookies) c.header('set-cookie', line, { append: true })
    return { signedOut: ended }
  })

  mountSiteCallback(app, platform)
}
