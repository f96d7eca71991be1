import { AsyncLocalStorage } from 'node:async_hooks'
import { maskPhone } from '@shulei/domain/session/phone.ts'
import { safeReturn } from '@shulei/domain/session/return-target.ts'
import { ApiError } from '../../platform/api-error.ts'
import { addressKey } from '../../platform/http/client-address.ts'
import { messageOf } from '../../platform/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { codeLife, openAuth, resetLife } from './auth.ts'
import { spendPhoneCode } from './code.repo.ts'
import { isUnbound, realEmail } from './contact-rule.ts'
import { openSender } from './message-sender.ts'
import { fillMessage } from './message-texts.ts'
import { findUser, hasPassword } from './session.repo.ts'
import { cookieOf, endSession, sessionsOf } from './session.service.ts'
import type { SignOn, SignOnReason, SignOnRefusal, SignOnResult, SignOnVisitor } from './sign-on.ts'
import { checkedEmail, checkedName, checkedPhone, checkNewPassword, couldBePassword } from './sign-on-checks.ts'
import { isSignOnElsewhere, signOnPage } from './sign-on-page.ts'
import { reasonOf } from './sign-on-reasons.ts'
import { makeSiteCode } from './site-code.service.ts'

function headersOf(visitor: SignOnVisitor): Headers {
  const headers = new Headers({ 'x-client-address': visitor.clientAddress })
  if (visitor.cookie) headers.set('cookie', visitor.cookie)
  if (visitor.userAgent) headers.set('user-agent', visitor.userAgent)
  return headers
}

/** See `SignOn` for what each action promises. */
export function createSignOn(platform: Platform): SignOn {
  const { config, db, limits, log } = platform
  const sessions = sessionsOf(platform)
  const sender = openSender(platform)
  // the library writes its messages in the middle of its work, and knows nothing of the visitor's language
  const language = new AsyncLocalStorage<SignOnVisitor['lang']>()
  const lang = () => language.getStore() ?? 'zh-CN'

  const auth = openAuth(platform, {
    async sendCode(phone, code) {
      const text = fillMessage(lang(), 'code', { code, minutes: codeLife / 60 })
      await sender.send({ channel: 'sms', to: phone, text, code }).catch((error) => {
        log.error({ part: 'sign-on', error }, 'code not sent')
        throw new ApiError('noSender')
      })
    },
    // the library dates its rows by the real clock
    spendCode: (phone, code) => spendPhoneCode(db, phone, code, new Date()),
    async sendReset(email, token) {
      if (realEmail(email) === null) return
      const link = signOnPage(config, lang(), 'password', { token })
      const subject = fillMessage(lang(), 'resetSubject', {})
      const text = fillMessage(lang(), 'reset', { link, minutes: resetLife / 60 })
      // not waited for: the answer must not take longer when there is somebody to write to
      sender.send({ channel: 'mail', to: email, subject, text, link }).catch((error) => {
        log.error({ part: 'sign-on', error }, 'mail not sent')
      })
    },
  })

  const refusal = (error: ApiError, visitor: SignOnVisitor): SignOnRefusal => ({
    ok: false,
    reason: error.reason as SignOnReason,
    facts: error.facts,
    message: messageOf(visitor.lang, error.reason, error.facts),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
  })

  /** Runs an action; whatever it throws becomes a refusal. */
  async function act(visitor: SignOnVisitor, work: () => Promise<string[]>): Promise<SignOnResult> {
    try {
      return { ok: true, setCookies: await language.run(visitor.lang, work) }
    } catch (error) {
      if (error instanceof ApiError) return refusal(error, visitor)
      log.error({ part: 'sign-on', error }, 'internal')
      return refusal(new ApiError('internal'), visitor)
    }
  }

  /** The cookies of the library's answer; its errors become ours. */
  async function cookiesOf(answer: Response): Promise<string[]> {
    if (answer.ok) return answer.headers.getSetCookie()
    const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
    throw new ApiError(reasonOf(answer.status, code))
  }

  const live = (visitor: SignOnVisitor) => sessions.read(cookieOf(platform, visitor.cookie), true)

  async function tryCode(phone: string, code: string, visitor: SignOnVisitor, updatePhoneNumber: boolean) {
    await limits.take('signInAddress', addressKey(visitor.clientAddress))
    await limits.take('phoneCodeTry', phone)
    const body = { phoneNumber: phone, code: code.normalize('NFKC').replace(/\s/g, ''), updatePhoneNumber }
    return cookiesOf(await auth.verifyPhoneNumber({ body, headers: headersOf(visitor), asResponse: true }))
  }

  return {
    signInPassword: ({ email: raw, password }, visitor) =>
      act(visitor, async () => {
        await limits.take('signInAddress', addressKey(visitor.clientAddress))
        const email = checkedEmail(raw)
        await limits.take('signInAccount', email)
        if (!couldBePassword(password)) throw new ApiError('wrongPassword')
        return cookiesOf(
          await auth.signInEmail({ body: { email, password }, headers: headersOf(visitor), asResponse: true }),
        )
      }),

    registerPassword: (input, visitor) =>
      act(visitor, async () => {
        const email = checkedEmail(input.email)
        // a placeholder would make an account that nobody can reach
        if (realEmail(email) === null) throw new ApiError('emailInvalid')
        const name = checkedName(input.name)
        checkNewPassword(input.password)
        await limits.take('register', addressKey(visitor.clientAddress))
        const body = { name, email, password: input.password }
        return cookiesOf(await auth.signUpEmail({ body, headers: headersOf(visitor), asResponse: true }))
      }),

    sendPhoneCode: ({ phone: raw }, visitor) =>
      act(visitor, async () => {
        const phone = checkedPhone(raw)
        if (!sender.can('sms')) throw new ApiError('noSender')
        const session = await live(visitor)
        if (session) await limits.take('phoneCodeUser', session.user.id)
        else await limits.take('phoneCodeAddress', addressKey(visitor.clientAddress))
        await limits.take('phoneCodePause', phone)
        await limits.take('phoneCodeNumber', phone)
        const answer = auth.sendPhoneNumberOTP({
          body: { phoneNumber: phone },
          headers: headersOf(visitor),
          asResponse: true,
        })
        await cookiesOf(await answer)
        await limits.forget('phoneCodeTry', phone)
        return []
      }),

    signInPhone: ({ phone, code }, visitor) => act(visitor, () => tryCode(checkedPhone(phone), code, visitor, false)),

    bindPhone: ({ phone: raw, code }, visitor) =>
      act(visitor, async () => {
        const phone = checkedPhone(raw)
        const session = await live(visitor)
        if (!session) throw new ApiError('loginFirst')
        const cookies = await tryCode(phone, code, visitor, true)
        sessions.forget(session.token)
        return cookies
      }),

    changePassword: ({ current, next }, visitor) =>
      act(visitor, async () => {
        const session = await live(visitor)
        if (!session) throw new ApiError('loginFirst')
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
        await limits.take('signInAddress', addressKey(visitor.clientAddress))
        const body = { token, newPassword: password }
        const cookies = await cookiesOf(
          await auth.resetPassword({ body, headers: headersOf(visitor), asResponse: true }),
        )
        sessions.forget()
        return cookies
      }),

    signOut: (visitor) => act(visitor, async () => (await endSession(platform, visitor.cookie)).setCookies),

    async whoIs(visitor) {
      const session = await live(visitor)
      const user = session && (await findUser(db, session.user.id))
      if (!user) return null
      return {
        id: user.id,
        name: user.name,
        email: realEmail(user.email),
        phone: user.phoneNumber === null ? null : maskPhone(user.phoneNumber),
        hasPassword: await hasPassword(db, user.id),
        unbound: isUnbound(user),
      }
    },

    async returnAddress({ service, state, setCookies = [] }, visitor) {
      const site = new URL(config.publicUrl).origin
      const target = safeReturn(service, new Set([site]), `${config.publicUrl}/`)
      if (!isSignOnElsewhere(config)) return target
      // the cookies just set are not in the request yet
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
