import type { ErrorName } from '@shulei/contract/errors.ts'
import type { Lang } from '../../../platform/context.ts'

/** The visitor of the sign-on site, as the request describes them. */
export interface SignOnVisitor {
  /** The whole cookie header of the request. */
  cookie: string | null
  /** Address of the client's socket, by which limits count. */
  clientAddress: string
  userAgent: string | null
  lang: Lang
}

/** Reason of a refused action. The texts are `error.<reason>` in the locales; `facts` fill their placeholders. */
export type SignOnReason = Extract<
  ErrorName,
  | 'wrongPassword'
  | 'currentPasswordWrong'
  | 'noPassword'
  | 'emailMissing'
  | 'emailInvalid'
  | 'emailTaken'
  | 'phoneMissing'
  | 'phoneInvalid'
  | 'phoneTaken'
  | 'codeMissing'
  | 'accountMissing'
  | 'consentMissing'
  | 'codeWrong'
  | 'codeExpired'
  | 'linkExpired'
  | 'proofNeeded'
  | 'ownCodeWrong'
  | 'passwordAlreadySet'
  | 'passwordTooShort'
  | 'passwordTooLong'
  | 'passwordCommon'
  | 'nameInvalid'
  | 'nameReserved'
  | 'nameTaken'
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
  /** The text of the reason in the visitor's language. */
  message: string
  /** Seconds until the next attempt, when a limit refused this one. */
  retryAfter?: number
  /** Refusals of the form's other invalid fields. */
  others?: readonly SignOnRefusal[]
}

/** Proves that an account belongs to the signed-in person: the account's password, or a code to its phone number. */
export interface OwnerProof {
  password?: string | undefined
  ownCode?: string | undefined
}

/** `setCookies` are complete Set-Cookie lines for the page's answer. */
export type SignOnResult = { ok: true; setCookies: string[] } | SignOnRefusal

/** The signed-in person, for the sign-on pages. */
export interface SignedOn {
  id: number
  name: string
  email: string | null
  /** Masked phone number, such as 138****0000. */
  phone: string | null
  hasPassword: boolean
  /** The account has neither a verified phone nor an e-mail address: pages redirect to the binding page. */
  unbound: boolean
}

/** A message in the built-in outbox, which its page shows. */
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
 * All actions of the sign-on site, called in the same process. Actions never throw: an error is returned as a reason of the
 * catalogue. Known and unknown accounts get the same answers until the person has proven to own the account.
 */
export interface SignOn {
  /** `email` may also be the account's phone number. */
  signInPassword(input: { email: string; password: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /**
   * Mails a code of six digits to an address for a new account, good for ten minutes and for this visitor. The owner of an account with that address
   * gets a mail that says so; the answer is the same.
   */
  sendRegisterCode(input: { email: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Makes an account with a verified address and signs in. Needs the address's code and the consent to the terms. */
  register(
    input: { name: string; email: string; code: string; password: string; agreed: boolean },
    visitor: SignOnVisitor,
  ): Promise<SignOnResult>
  /** Sends a code of six digits to a phone number, good for five minutes and five tries. */
  sendPhoneCode(input: { phone: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Sends a code to a phone number, or to the verified e-mail address of an account; answers the same when there is none. */
  sendSignInCode(input: { account: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Signs in by a code, however many wrong passwords strangers have tried. Makes an account for a new number, with consent. */
  signInCode(input: { account: string; code: string; agreed: boolean }, visitor: SignOnVisitor): Promise<SignOnResult>
  /**
   * Binds a number to the signed-in account. An account with a verified phone or an e-mail address needs a proof, and its former
   * number and e-mail address are notified. `agrees`: the page said that going on means consent, which is stored if there is none.
   */
  bindPhone(
    input: { phone: string; code: string; proof?: OwnerProof; agrees?: boolean },
    visitor: SignOnVisitor,
  ): Promise<SignOnResult>
  /** Sends a code to the signed-in account's own number, as a proof. Refuses with `phoneInvalid` when there is none. */
  sendOwnCode(visitor: SignOnVisitor): Promise<SignOnResult>
  /** Sends a code of six digits to an e-mail address that the signed-in person wants to use, good for ten minutes. */
  sendEmailCode(input: { email: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /**
   * Sets the signed-in account's e-mail address; needs the address's code and a proof. The former number and address are notified.
   */
  setEmail(input: { email: string; code: string; proof?: OwnerProof }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Gives the signed-in account its first password; needs a code to its phone number. */
  setFirstPassword(input: { password: string; ownCode: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /**
   * Has the signed-in account close in some days; needs a proof. All sessions end, and phone and e-mail address are notified.
   */
  closeAccount(input: { proof?: OwnerProof }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Changes the password, and ends the person's other sessions. */
  changePassword(input: { current: string; next: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Sends a mail with a link, good for half an hour; answers the same when no account has the address. */
  requestReset(input: { email: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  /** Sets a new password, and ends all sessions of the person. */
  resetPassword(input: { token: string; password: string }, visitor: SignOnVisitor): Promise<SignOnResult>
  signOut(visitor: SignOnVisitor): Promise<SignOnResult>
  whoIs(visitor: SignOnVisitor): Promise<SignedOn | null>
  /**
   * Full address to redirect to after sign-on: the return target if it belongs to this site, else the home page. For a site on
   * another host it is the site's callback with a one-time code, which gets `state` too.
   */
  returnAddress(
    input: { service: string | null; state?: string | null; setCookies?: readonly string[] },
    visitor: SignOnVisitor,
  ): Promise<string>
  /** The newest messages of the built-in outbox; null when a gateway is configured or the server is not a demonstration. */
  outbox(): readonly OutboxMessage[] | null
}
