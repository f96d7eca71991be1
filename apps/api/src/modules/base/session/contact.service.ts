import { randomInt } from 'node:crypto'
import { CLOSING_DAYS, closingDue } from '@shulei/domain/base/session/closing.ts'
import { maskPhone } from '@shulei/domain/base/session/phone.ts'
import { proofsFor } from '@shulei/domain/base/session/proof.ts'
import { shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { brokenConstraint } from '../../../platform/db/violation.ts'
import { emailCodeLife, verifyPassword } from './auth.ts'
import { deleteAllSessions, setClosing } from './closing.repo.ts'
import { checkCode, emailCodeOf, phoneCodeOf, spendCode, storeCode } from './code.repo.ts'
import { consentNow } from './consent.service.ts'
import { isUnbound, verifiedEmail, verifiedPhone } from './contact-rule.ts'
import { maskMail } from './message-sender.ts'
import { type MessageKey, messageTexts } from './message-texts.ts'
import {
  findPasswordHash,
  findUser,
  isEmailVerified,
  releaseEmail,
  updateConsent,
  updateEmail,
} from './session.repo.ts'
import { cookieLine } from './session.service.ts'
import type { OwnerProof, SignOn, SignOnVisitor } from './sign-on.ts'
import {
  checkAll,
  checkedCode,
  checkedPhone,
  checkedReachableEmail,
  checkNewPassword,
  couldBePassword,
  typedCode,
} from './sign-on-checks.ts'
import { headersOf, type SignOnTools } from './sign-on-tools.ts'

type Actions = Pick<
  SignOn,
  'bindPhone' | 'sendOwnCode' | 'sendEmailCode' | 'setEmail' | 'setFirstPassword' | 'closeAccount'
>

/** Changes of the ways to sign in: phone number, e-mail address, first password. See `SignOn`. */
export function contactActions(tools: SignOnTools): Actions {
  const {
    platform,
    auth,
    sender,
    mailCodes,
    sessions,
    lang,
    act,
    cookiesOf,
    liveOrRefuse,
    codeKey,
    tryCode,
    sendCodeTo,
  } = tools
  const { config, db, limits, log } = platform
  const fillMessage = messageTexts(config)

  async function accountOf(visitor: SignOnVisitor) {
    const session = await liveOrRefuse(visitor)
    const user = await findUser(db, session.user.id)
    if (!user) throw new ApiError('loginFirst')
    const phone = verifiedPhone(user)
    return { id: user.id, token: session.token, phone, email: verifiedEmail(user), isUnbound: isUnbound(user) }
  }
  type Account = Awaited<ReturnType<typeof accountOf>>

  /** Refuses a person who does not prove that the account is theirs. The code of a proof stays valid until the change is made. */
  async function mustProve(
    visitor: SignOnVisitor,
    { id, phone }: Account,
    { password, ownCode }: OwnerProof = {},
  ): Promise<void> {
    const stored = await findPasswordHash(db, id)
    const proofs = proofsFor({ hasPassword: stored !== null, hasPhone: phone !== null })
    if (proofs.length === 0) return
    if (ownCode && phone !== null) {
      await limits.take('phoneCodeTry', await codeKey(phone, visitor))
      // the sign-on library dates its codes by the real clock
      const state = await checkCode(db, phoneCodeOf(phone), typedCode(ownCode), new Date())
      if (state !== 'right') throw new ApiError('ownCodeWrong')
    } else if (password && stored !== null) {
      await limits.take('passwordChange', id)
      if (!couldBePassword(password) || !(await verifyPassword(stored, password))) {
        throw new ApiError('currentPasswordWrong')
      }
    } else throw new ApiError('proofNeeded')
  }

  /** Uses up the code of a proof, so that it does not prove a second change. */
  async function spendProof({ phone }: Account, proof: OwnerProof | undefined): Promise<void> {
    if (proof?.ownCode && phone !== null) await spendCode(db, phoneCodeOf(phone), typedCode(proof.ownCode), new Date())
  }

  /** Notifies a person of a change by the phone and e-mail address that they had before it. A failure is only logged. */
  function tell(account: Pick<Account, 'phone' | 'email'>, key: MessageKey, facts: Record<string, string>): void {
    const text = fillMessage(lang(), key, facts)
    const subject = fillMessage(lang(), 'changedSubject', {})
    const messages = [
      ...(account.phone ? [{ channel: 'sms' as const, to: account.phone, text }] : []),
      ...(account.email ? [{ channel: 'mail' as const, to: account.email, subject, text }] : []),
    ]
    for (const message of messages) {
      if (!sender.can(message.channel)) continue
      sender.send(message).catch((error) => log.error({ part: 'sign-on', error }, 'notice of a change not sent'))
    }
  }

  return {
    bindPhone: ({ proof, agrees = false, ...input }, visitor) =>
      act(visitor, async () => {
        const [phone, code] = checkAll(
          () => checkedPhone(input.phone),
          () => checkedCode(input.code),
        )
        const account = await accountOf(visitor)
        // signing in leads to this step and has asked for the password
        if (!account.isUnbound) await mustProve(visitor, account, proof)
        const cookies = await tryCode(phone, code, visitor, true)
        if (agrees) await updateConsent(db, account.id, await consentNow(platform))
        await spendProof(account, proof)
        sessions.forget(account.token)
        tell(account, account.phone ? 'phoneChanged' : 'phoneAdded', { phone: maskPhone(phone) })
        return cookies
      }),

    sendOwnCode: (visitor) =>
      act(visitor, async () => {
        const { phone } = await accountOf(visitor)
        if (phone === null) throw new ApiError('phoneInvalid')
        await sendCodeTo(phone, visitor)
        return []
      }),

    sendEmailCode: ({ email: raw }, visitor) =>
      act(visitor, async () => {
        const email = checkedReachableEmail(raw)
        const { id } = await accountOf(visitor)
        if (!sender.can('mail')) throw new ApiError('noSender')
        await limits.take('emailCodeUser', id)
        // the owner of a taken address is told, and nobody else: this code is not sent
        const isTaken = await isEmailVerified(db, email)
        const code = String(randomInt(1_000_000)).padStart(6, '0')
        await storeCode(db, emailCodeOf(id, email), code, new Date(platform.clock() + emailCodeLife * 1000))
        await limits.forget('emailCodeTry', `${id}:${email}`)
        await (isTaken ? mailCodes.tellOwner(email) : mailCodes.mailCode('emailCode', email, code))
        return []
      }),

    setEmail: ({ proof, ...input }, visitor) =>
      act(visitor, async () => {
        const [email, code] = checkAll(
          () => checkedReachableEmail(input.email),
          () => checkedCode(input.code),
        )
        const account = await accountOf(visitor)
        await mustProve(visitor, account, proof)
        await limits.take('emailCodeTry', `${account.id}:${email}`)
        const now = new Date(platform.clock())
        const state = await spendCode(db, emailCodeOf(account.id, email), code, now)
        if (state !== 'right') throw new ApiError(state === 'wrong' ? 'codeWrong' : 'codeExpired')
        await db
          .transaction(async (tx) => {
            await releaseEmail(tx, email)
            await updateEmail(tx, account.id, email, now)
          })
          .catch((error) => {
            throw brokenConstraint(error) === null ? error : new ApiError('emailTaken')
          })
        await spendProof(account, proof)
        tell(account, 'emailChanged', { email: maskMail(email) })
        return []
      }),

    closeAccount: ({ proof }, visitor) =>
      act(visitor, async () => {
        const account = await accountOf(visitor)
        await mustProve(visitor, account, proof)
        const { closingAt, tokens } = await db.transaction(async (tx) => ({
          closingAt: await setClosing(tx, account.id, new Date(closingDue(platform.clock()))),
          tokens: await deleteAllSessions(tx, account.id),
        }))
        for (const token of tokens) sessions.forget(token)
        await spendProof(account, proof)
        tell(account, 'closing', { day: shanghaiDay(closingAt.getTime()), days: String(CLOSING_DAYS) })
        return [cookieLine(platform, null)]
      }),

    setFirstPassword: ({ password, ownCode }, visitor) =>
      act(visitor, async () => {
        checkNewPassword(password)
        const account = await accountOf(visitor)
        if (account.phone === null) throw new ApiError('proofNeeded')
        if ((await findPasswordHash(db, account.id)) !== null) throw new ApiError('passwordAlreadySet')
        await limits.take('phoneCodeTry', await codeKey(account.phone, visitor))
        // of two requests at the same moment, one uses up the code and continues
        const state = await spendCode(db, phoneCodeOf(account.phone), typedCode(ownCode), new Date())
        if (state !== 'right') throw new ApiError('ownCodeWrong')
        const body = { newPassword: password }
        await cookiesOf(await auth.setPassword({ body, headers: headersOf(visitor), asResponse: true }))
        tell(account, 'passwordSet', {})
        return []
      }),
  }
}
