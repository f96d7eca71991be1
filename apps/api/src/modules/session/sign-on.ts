import type { ErrorName } from '@shulei/contract/errors.ts'
import type { Lang } from '../../platform/context.ts'
import type { Platform } from '../../platform/platform.ts'
import { createSignOn } from './sign-on.service.ts'

/** Who asks, as the sign-on site knows it from the request. */
export interface SignOnVisitor {
  /** The request's cookie header, whole. */
  cookie: string | null
  /** Address of the client's socket; what limits count by. */
  clientAddress: string
  userAgent: string | null
  lang: Lang
}

/** Why an action was refused. The texts are `error.<reason>` in the locales; `facts` fill their placeholders. */
export type SignOnReason = Extract<
  ErrorName,
  | 'wrongPassword'
  | 'currentPasswordWrong'
  | 'noPassword'
  | 'emailInvalid'
  | 'emailTaken'
  | 'phoneInvalid'
  | 'phoneTaken'
  | 'codeWrong'
  | 'codeExpired'
  | 'linkExpired'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordCommon'
  | 'nameInvalid'
  | 'nameReserved'
  | 'noSender'
  | 'loginFirst'
  | 'tooMany'
  | 'unavailable'
  | 'internal'
>

export interface SignOnRefusal {
  ok: false
  reason: SignOnReason
  facts: Readonly<Record<string, string | number>>
  /** The whole sentence in the visitor's language. */
  message: string
  /** Seconds until the next try, when a limit refused. */
  retryAfter?: number
}

/** `setCookies` are whole Set-Cookie lines for the answer of the page. */
export type SignOnResult = { ok: true; setCookies: string[] } | SignOnRefusal

/** The person whom a visitor is signed in as, for the sign-on pages themselves. */
export interface SignedOn {
  id: number
  name: string
  email: string | null
  /** Masked, such as 138****0000. */
  phone: string | null
  hasPassword: boolean
  /** Neither a verified phone nor an e-mail address: pages lead to the binding page. */
  unbound: boolean
}

/** A message that no sender took: shown on the built-in outbox page. */
export interface OutboxMessage {
  id: number
  /** Epoch milliseconds. */
  at: number
  channel: 'sms' | 'mail'
  /** Masked. */
  to: string
  text: string
  /** The code of a phone message. */
  code?: string
  /** The link of a mail. */
  link?: string
}

/**
 * Everything the sign-on site does, in process. Actions never throw: whatever goes wrong comes back as a reason of the fixed
 * catalogue. Known and unknown accounts get the same answers wherever the person has not proven to own them.
 */
export interface SignOn {
  signInPassword(input: { email: string; password: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Makes an account and signs in. A known address is told so, and limits bound how many one visitor may ask about. */
  registerPassword(
    input: { name: string; email: string; password: string },
    visitor: SignOnVisitor,
  ): Promise<SignOnResult>
  /** Sends a code of six digits, good for five minutes and five tries. */
  sendPhoneCode(input: { phone: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Signs in by code; a number without an account gets one. */
  signInPhone(input: { phone: string; code: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  bindPhone(input: { phone: string; code: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Ends the person's other sessions. */
  changePassword(input: { current: string; next: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Sends a mail with a link, good for half an hour; says the same when nobody has the address. */
  requestReset(input: { email: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Ends all sessions of the person. */
  resetPassword(input: { token: string; password: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  signOut(visitor: SignOnVisitor): Promise<SignOnResult>
  whoIs(visitor: SignOnVisitor): Promise<SignedOn | null>
  /**
   * Full address to redirect to after sign-on: the return target when it is ours, else the home page. Where the sign-on site
   * has another host than the site, it is the site's callback with a one-time code, and `state` is passed on to it.
   */
  returnAddress(
    input: { service: string | null; state?: string | null; setCookies?: readonly string[] },
    visitor: SignOnVisitor,
  ): Promise<string>
  /** The last messages of the built-in outbox; null when a real sender is configured or the server is not a demonstration. */
  outbox(): readonly OutboxMessage[] | null
}

const perPlatform = new WeakMap<Platform, SignOn>()

/** The sign-on of a platform. */
export function signOnOf(platform: Platform): SignOn {
  const known = perPlatform.get(platform) ?? createSignOn(platform)
  perPlatform.set(platform, known)
  return known
}
