import { safeReturn } from '@shulei/domain/base/session/return-target.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { addressKey } from '../../../platform/http/client-address.ts'
import type { Platform } from '../../../platform/platform.ts'
import { contactActions } from './contact.service.ts'
import { endSession } from './session.service.ts'
import { signInActions } from './sign-in.service.ts'
import type { SignOn } from './sign-on.ts'
import { checkedEmail, checkedPhone, checkNewPassword, couldBePassword } from './sign-on-checks.ts'
import { isSignOnElsewhere } from './sign-on-page.ts'
import { headersOf, openTools } from './sign-on-tools.ts'
import { makeSiteCode } from './site-code.service.ts'
import { signedOn } from './user.service.ts'

/** See `SignOn` for what each action promises. */
export function createSignOn(platform: Platform): SignOn {
  const { config, db, limits } = platform
  const tools = openTools(platform)
  const { auth, sender, sessions, act, cookiesOf, live, liveOrRefuse, wrongCodes, sendCodeTo } = tools

  return {
    ...signInActions(tools),

    sendPhoneCode: ({ phone: raw }, visitor) =>
      act(visitor, async () => {
        await sendCodeTo(checkedPhone(raw), visitor)
        return []
      }),

    ...contactActions(tools),

    changePassword: ({ current, next }, visitor) =>
      act(visitor, async () => {
        const session = await liveOrRefuse(visitor)
        checkNewPassword(next)
        await limits.take('passwordChange', session.user.id)
        if (!couldBePassword(current)) throw new ApiError('currentPasswordWrong')
        const body = { currentPassword: current, newPassword: next, revokeOtherSessions: true } as const
        const cookies = await cookiesOf(
          await auth.changePassword({ body, headers: headersOf(visitor), asResponse: true }),
        )
        sessions.forget()
        return cookies
      }),

    requestReset: ({ email: raw }, visitor) =>
      act(visitor, async () => {
        const email = checkedEmail(raw)
        if (!sender.can('mail')) throw new ApiError('noSender')
        await limits.take('resetAddress', addressKey(visitor.clientAddress))
        await limits.take('resetAccount', email)
        await cookiesOf(
          await auth.requestPasswordReset({ body: { email }, headers: headersOf(visitor), asResponse: true }),
        )
        return []
      }),

    resetPassword: ({ token, password }, visitor) =>
      act(visitor, async () => {
        checkNewPassword(password)
        if (!/^[\w-]{1,128}$/.test(token)) throw new ApiError('linkExpired')
        const body = { token, newPassword: password }
        const cookies = await limits.attempt(wrongCodes(visitor), async () =>
          cookiesOf(await auth.resetPassword({ body, headers: headersOf(visitor), asResponse: true })),
        )
        sessions.forget()
        return cookies
      }),

    signOut: (visitor) => act(visitor, async () => (await endSession(platform, visitor.cookie)).setCookies),

    async whoIs(visitor) {
      const session = await live(visitor)
      return session && signedOn(db, session.user.id)
    },

    async returnAddress({ service, state, setCookies = [] }, visitor) {
      const site = new URL(config.publicUrl).origin
      const target = safeReturn(service, new Set([site]), `${config.publicUrl}/`)
      if (!isSignOnElsewhere(config)) return target
      // the request does not contain the cookies that were just set
      const fresh = setCookies.map((line) => line.split(';')[0]).join('; ')
      const session = (await live({ ...visitor, cookie: fresh })) ?? (await live(visitor))
      if (!session) return target
      const query = new URLSearchParams({
        code: await makeSiteCode(platform, session.user.sessionId, site),
        to: target,
      })
      if (state) query.set('state', state)
      return `${site}/sso-callback?${query}`
    },

    outbox: () => sender.outbox(),
  }
}

const perPlatform = new WeakMap<Platform, SignOn>()

/** The sign-on of a platform. */
export function signOnOf(platform: Platform): SignOn {
  const known = perPlatform.get(platform) ?? createSignOn(platform)
  perPlatform.set(platform, known)
  return known
}
