import { AsyncLocalStorage } from 'node:async_hooks'
import { ApiError } from '../../platform/api-error.ts'
import { addressKey } from '../../platform/http/client-address.ts'
import type { LimitName } from '../../platform/limit-table.ts'
import { messageOf } from '../../platform/messages.ts'
import type { Platform } from '../../platform/platform.ts'
import { codeLife, openAuth, resetLife } from './auth.ts'
import { phoneCodeOf, spendCode } from './code.repo.ts'
import { realEmail } from './contact-rule.ts'
import { openSender } from './message-sender.ts'
import { fillMessage } from './message-texts.ts'
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
  // the library calls back to send messages, and does not pass on the visitor's language
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
    // the library dates its rows by the real clock, not by the platform's
    spendCode: (phone, code) => spendCode(db, phoneCodeOf(phone), code, new Date()),
    async sendReset(email, token) {
      if (realEmail(email) === null) return
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
      return { ok: true, setCookies: await language.run(visitor.lang, work) }
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

  /** Counts an attempt before it runs, and takes the count back when it succeeds, since many people may share an address. */
  async function countFailures<T>(
    counts: readonly (readonly [name: LimitName, key: string | number])[],
    run: () => Promise<T>,
  ): Promise<T> {
    for (const [name, key] of counts) await limits.take(name, key)
    const result = await run()
    for (const [name, key] of counts) await limits.giveBack(name, key)
    return result
  }

  const fromAddress = (visitor: SignOnVisitor) => ['signInAddress', addressKey(visitor.clientAddress)] as const

  async function tryCode(phone: string, code: string, visitor: SignOnVisitor, updatePhoneNumber: boolean) {
    return countFailures([fromAddress(visitor)], async () => {
      await limits.take('phoneCodeTry', phone)
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
    await limits.take('phoneCodePause', phone)
    await limits.take('phoneCodeNumber', phone)
    const body = { phoneNumber: phone }
    await cookiesOf(await auth.sendPhoneNumberOTP({ body, headers: headersOf(visitor), asResponse: true }))
    await limits.forget('phoneCodeTry', phone)
  }

  return {
    platform,
    auth,
    sender,
    sessions,
    lang,
    act,
    cookiesOf,
    live,
    liveOrRefuse,
    countFailures,
    fromAddress,
    tryCode,
    sendCodeTo,
  }
}
