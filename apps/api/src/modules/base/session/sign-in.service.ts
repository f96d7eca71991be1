import { randomBytes } from 'node:crypto'
import { displayNameKey } from '@shulei/domain/base/text/name.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { addressKey } from '../../../platform/http/client-address.ts'
import { passwordCounts, withArrival } from './arrival.service.ts'
import { checkCode, phoneCodeOf } from './code.repo.ts'
import { consentNow } from './consent.service.ts'
import { placeholderEmail, verifiedEmail } from './contact-rule.ts'
import { findAccount, insertSession, isEmailTaken, isNameTaken, releaseEmail } from './session.repo.ts'
import { cookieLine } from './session.service.ts'
import { sessionDays } from './session-cookie.ts'
import type { SignOn, SignOnVisitor } from './sign-on.ts'
import {
  checkAll,
  checkConsent,
  checkedAccount,
  checkedCode,
  checkedEmail,
  checkedName,
  checkedReachableEmail,
  checkNewPassword,
  couldBePassword,
} from './sign-on-checks.ts'
import { headersOf, type SignOnTools } from './sign-on-tools.ts'

type Actions = Pick<SignOn, 'signInPassword' | 'sendRegisterCode' | 'register' | 'sendSignInCode' | 'signInCode'>

const isMail = (account: string) => account.includes('@')

/** Ways to sign in and to make an account. See `SignOn`. */
export function signInActions(tools: SignOnTools): Actions {
  const { platform, auth, mailCodes, act, consenting, cookiesOf, wrongCodes, tryCode, sendCodeTo } = tools
  const { db, limits, clock } = platform
  const arrived = (visitor: SignOnVisitor, cookies: string[]) => withArrival(platform, visitor, cookies)

  /** Signs in by a code to a phone number. A new number needs a consent, which is asked for before the code is used up. */
  async function byPhone(phone: string, code: string, agreed: boolean, visitor: SignOnVisitor): Promise<string[]> {
    const isNew = (await findAccount(db, phone)) === undefined
    if (isNew && !agreed) {
      await limits.attempt(wrongCodes(visitor), async () => {
        await limits.take('phoneCodeTry', phone)
        // the sign-on library dates its codes by the real clock
        const state = await checkCode(db, phoneCodeOf(phone), code, new Date())
        if (state !== 'right') throw new ApiError(state === 'wrong' ? 'codeWrong' : 'codeExpired')
      })
      throw new ApiError('consentMissing')
    }
    const consent = agreed ? await consentNow(platform) : null
    return consenting(consent, () => tryCode(phone, code, visitor, false))
  }

  /** Signs in by a code to a verified e-mail address. */
  async function byMail(email: string, code: string, visitor: SignOnVisitor): Promise<string[]> {
    return limits.attempt(wrongCodes(visitor), async () => {
      await mailCodes.check('signIn', email, code, visitor)
      const account = await findAccount(db, email)
      if (!account || verifiedEmail(account) === null) throw new ApiError('codeWrong')
      await mailCodes.spend('signIn', email, code, visitor)
      const token = randomBytes(24).toString('base64url')
      await insertSession(db, {
        ...{ userId: account.id, token, expiresAt: new Date(clock() + sessionDays * 86_400_000) },
        ...{ ipAddress: visitor.clientAddress, userAgent: visitor.userAgent },
      })
      return [cookieLine(platform, token)]
    })
  }

  return {
    signInPassword: ({ email: raw, password }, visitor) =>
      act(visitor, async () => {
        const typed = checkedAccount(raw)
        const account = await findAccount(db, typed)
        return limits.attempt(passwordCounts(platform, visitor, typed, account), async () => {
          if (!couldBePassword(password)) throw new ApiError('wrongPassword')
          // an unknown account continues like a known one, and takes as long
          const email = account?.email ?? (isMail(typed) ? typed : placeholderEmail())
          const body = { email, password }
          const answer = await auth.signInEmail({ body, headers: headersOf(visitor), asResponse: true })
          return arrived(visitor, await cookiesOf(answer))
        })
      }),

    sendRegisterCode: ({ email: raw }, visitor) =>
      act(visitor, async () => {
        const email = checkedReachableEmail(raw)
        await mailCodes.send('register', email, visitor)
        return []
      }),

    register: (input, visitor) =>
      act(visitor, async () => {
        const [name, email, code] = checkAll(
          () => checkedName(input.name, platform.config.site.names),
          () => checkedReachableEmail(input.email),
          () => checkedCode(input.code),
          () => checkNewPassword(input.password),
          () => checkConsent(input.agreed),
        )
        await limits.attempt(wrongCodes(visitor), () => mailCodes.check('register', email, code, visitor))
        // asked before the code is used up, so that another name can be tried with it
        if (await isNameTaken(db, displayNameKey(name))) throw new ApiError('nameTaken')
        await limits.take('register', addressKey(visitor.clientAddress))
        await mailCodes.spend('register', email, code, visitor)
        await releaseEmail(db, email)
        const body = { name, email, password: input.password }
        const answer = await consenting(await consentNow(platform), () =>
          auth.signUpEmail({ body, headers: headersOf(visitor), asResponse: true }),
        )
        const cookies = await cookiesOf(answer).catch(async (error) => {
          // the library does not tell which unique column refused the account
          const isTaken = error instanceof ApiError && error.reason === 'emailTaken'
          if (isTaken && !(await isEmailTaken(db, email))) throw new ApiError('nameTaken')
          throw error
        })
        return arrived(visitor, cookies)
      }),

    sendSignInCode: ({ account: raw }, visitor) =>
      act(visitor, async () => {
        const account = checkedAccount(raw)
        if (!isMail(account)) await sendCodeTo(account, visitor)
        else await mailCodes.send('signIn', account, visitor)
        return []
      }),

    signInCode: (input, visitor) =>
      act(visitor, async () => {
        const [account, code] = checkAll(
          () => checkedAccount(input.account),
          () => checkedCode(input.code),
        )
        const cookies = isMail(account)
          ? await byMail(checkedEmail(account), code, visitor)
          : await byPhone(account, code, input.agreed, visitor)
        return arrived(visitor, cookies)
      }),
  }
}
