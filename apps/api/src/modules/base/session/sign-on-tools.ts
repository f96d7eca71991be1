import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiError } from '../../../platform/api-error.ts'
import { addressKey } from '../../../platform/http/client-address.ts'
import { messageOf } from '../../../platform/messages.ts'
import type { Platform } from '../../../platform/platform.ts'
import { codeLife, openAuth, resetLife } from './auth.ts'
import { phoneCodeOf, spendCode } from './code.repo.ts'
import type { Consent } from './consent.service.ts'
import { verifiedEmail } from './contact-rule.ts'
import { knownDevice } from './known-device.service.ts'
import { openMailCodes } from './mail-codes.ts'
import { openSender } from './message-sender.ts'
import { messageTexts } from './message-texts.ts'
import { findAccount } from './session.repo.ts'
import { cookieOf, sessionsOf } from './session.service.ts'
import type { SignOnReason, SignOnRefusal, SignOnResult, SignOnVisitor } from './sign-on.ts'
import { SeveralProblems, typedCode } from './sign-on-checks.ts'
import { signOnPage } from './sign-on-page.ts'
import { reasonOf } from './sign-on-reasons.ts'

export function headersOf(visitor: SignOnVisitor): Headers {
  const headers = new Headers({ 'x-client-address': visitor.clientAddress })
  if (visitor.cookie) headers.set('cookie', visitor.cookie)
  if (visitor.userAgent) headers.set('user-agent', visitor.userAgent)
  return headers
}

/** Parts that all actions of the sign-on share: the library, the sender, and the shape of refusals. */
export type SignOnTools = ReturnType<typeof openTools>

export function openTools(platform: Platform) {
  const { config, db, limits, log } = platform
  const sessions = sessionsOf(platform)
  const sender = openSender(platform)
  const fillMessage = messageTexts(config)
  // the library calls back to send messages and to make accounts, and does not pass on who is there
  const current = new AsyncLocalStorage<{ lang: SignOnVisitor['lang']; consent: Consent | null }>()
  const lang = () => current.getStore()?.lang ?? 'zh-CN'
  const mailCodes = openMailCodes(platform, sender, lang)

  const auth = openAuth(platform, {
    async sendCode(phone, code) {
      const text = fillMessage(lang(), 'code', { code, minutes: codeLife / 60 })
      await sender.send({ channel: 'sms', to: phone, text, code }).catch((error) => {
        log.error({ part: 'sign-on', error }, 'code not sent')
        throw new ApiError('noSender')
      })
    },
    // the library dates its rows by the real clock, not by the platform's
    spendCode: (phone, code) => spendCode(db, phoneCodeOf(phone), code, new Date()),
    newPerson: () => ({ language: lang(), ...current.getStore()?.consent }),
    async sendReset(user, token) {
      const email = verifiedEmail(user)
      if (email === null) return
      const link = signOnPage(config, lang(), 'password', { token })
      const subject = fillMessage(lang(), 'resetSubject', {})
      const text = fillMessage(lang(), 'reset', { link, minutes: resetLife / 60 })
      // not awaited, so that the duration of the answer does not tell whether the account exists
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
    ...(error instanceof SeveralProblems ? { others: error.others.map((other) => refusal(other, visitor)) } : {}),
    ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }),
  })

  /** Runs an action; every error becomes a refusal. */
  async function act(visitor: SignOnVisitor, work: () => Promise<string[]>): Promise<SignOnResult> {
    try {
      return { ok: true, setCookies: await current.run({ lang: visitor.lang, consent: null }, work) }
    } catch (error) {
      if (error instanceof ApiError) return refusal(error, visitor)
      log.error({ part: 'sign-on', error }, 'internal')
      return refusal(new ApiError('internal'), visitor)
    }
  }

  /** The cookies of the library's answer. Throws the library's errors as errors of the catalogue. */
  async function cookiesOf(answer: Response): Promise<string[]> {
    if (answer.ok) return answer.headers.getSetCookie()
    const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
    throw new ApiError(reasonOf(answer.status, code))
  }

  const live = (visitor: SignOnVisitor) => sessions.read(cookieOf(platform, visitor.cookie), true)

  /** The visitor's session, read from the database. Throws `loginFirst`. */
  async function liveOrRefuse(visitor: SignOnVisitor) {
    const session = await live(visitor)
    if (!session) throw new ApiError('loginFirst')
    return session
  }

  /** Runs an action that may make an account, of a person who has agreed to the terms. */
  const consenting = <T>(consent: Consent | null, work: () => Promise<T>): Promise<T> =>
    current.run({ lang: lang(), consent }, work)

  /** Wrong codes and links of an address; wrong passwords are counted apart. */
  const wrongCodes = (visitor: SignOnVisitor) => [['codeAddress', addressKey(visitor.clientAddress)]] as const

  /**
   * The key of an account in limits of its codes. A known device has a count of its own, which strangers cannot use up.
   *
   * @param typed phone number or e-mail address
   */
  async function codeKey(typed: string, visitor: SignOnVisitor): Promise<string> {
    const account = await findAccount(db, typed)
    const device = account ? knownDevice(platform, visitor.cookie, `user ${account.id}`) : null
    return device === null ? typed : `${typed} ${device}`
  }

  async function tryCode(phone: string, code: string, visitor: SignOnVisitor, updatePhoneNumber: boolean) {
    return limits.attempt(wrongCodes(visitor), async () => {
      await limits.take('phoneCodeTry', await codeKey(phone, visitor))
      const body = { phoneNumber: phone, code: typedCode(code), updatePhoneNumber }
      return cookiesOf(await auth.verifyPhoneNumber({ body, headers: headersOf(visitor), asResponse: true }))
    })
  }

  /** Sends a code to a phone number, within the limits. */
  async function sendCodeTo(phone: string, visitor: SignOnVisitor) {
    if (!sender.can('sms')) throw new ApiError('noSender')
    const session = await live(visitor)
    if (session) await limits.take('phoneCodeUser', session.user.id)
    else await limits.take('phoneCodeAddress', addressKey(visitor.clientAddress))
    const key = await codeKey(phone, visitor)
    await limits.take('phoneCodePause', key)
    await limits.take('phoneCodeNumber', key)
    const body = { phoneNumber: phone }
    await cookiesOf(await auth.sendPhoneNumberOTP({ body, headers: headersOf(visitor), asResponse: true }))
    await limits.forget('phoneCodeTry', key)
  }

  return {
    platform,
    auth,
    sender,
    mailCodes,
    sessions,
    lang,
    act,
    cookiesOf,
    live,
    liveOrRefuse,
    consenting,
    wrongCodes,
    codeKey,
    tryCode,
    sendCodeTo,
  }
}
