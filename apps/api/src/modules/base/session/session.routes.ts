import {
  accountSecurity,
  currentUser,
  endSession as endOneSession,
  endOtherSessions,
  logout,
  sendEmailCode,
  sessionState,
  setLanguage,
  updateEmail,
} from '@shulei/contract/base/session/calls.ts'
import type { ApiModule } from '../../../platform/module.ts'
import { mount } from '../../../platform/mount.ts'
import { onceForPage } from '../../../platform/page-reads.ts'
import { changeEmail, sendEmailCodeTo } from './contact-calls.service.ts'
import { chooseLanguage } from './language.service.ts'
import { endSessions, securityOf } from './open-sessions.service.ts'
import { endSession, refreshedSession } from './session.service.ts'
import { mountSiteCallback } from './site-callback.ts'
import { signedInUser } from './user.service.ts'

/** Language and session (A§7). Sign-in and registration belong to the sign-on site, see sign-on.ts. */
export const sessionModule: ApiModule = (app, platform) => {
  mount(app, setLanguage, async ({ query, user, c }) => {
    c.header('set-cookie', await chooseLanguage(platform, user, query.lang), { append: true })
    return c.body(null, 200, { 'content-length': '0' })
  })

  // the root and the layout of a page both ask for its reader
  mount(app, currentUser, ({ user, c }) =>
    user ? onceForPage(c)(`reader ${user.id}`, () => signedInUser(platform, user)) : null,
  )

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

  mount(app, accountSecurity, ({ user }) => securityOf(platform, user))
  mount(app, endOneSession, async ({ user, params }) => ({
    ended: (await endSessions(platform, user, { id: params.sessionId })) > 0,
  }))
  mount(app, endOtherSessions, async ({ user }) => ({ ended: await endSessions(platform, user, 'others') }))

  mount(app, sendEmailCode, ({ body, c }) => sendEmailCodeTo(platform, c, body.email))
  mount(app, updateEmail, ({ body: { email, emailCode, ...proof }, c }) =>
    changeEmail(platform, c, { email, code: emailCode, proof }),
  )

  mountSiteCallback(app, platform)
}
