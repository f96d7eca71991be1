import { randomInt } from 'node:crypto'
import { ApiError } from '../../../platform/api-error.ts'
import { addressKey } from '../../../platform/http/client-address.ts'
import type { Platform } from '../../../platform/platform.ts'
import { emailCodeLife } from './auth.ts'
import { checkCode, mailCodeOf, spendCode, storeCode } from './code.repo.ts'
import { knownDevice } from './known-device.service.ts'
import type { MessageSender } from './message-sender.ts'
import { messageTexts } from './message-texts.ts'
import { findAccount, isEmailVerified } from './session.repo.ts'
import type { SignOnVisitor } from './sign-on.ts'
import { signOnPage } from './sign-on-page.ts'

type Opens = 'register' | 'signIn'

function refuse(state: 'right' | 'wrong' | 'expired'): void {
  if (state !== 'right') throw new ApiError(state === 'wrong' ? 'codeWrong' : 'codeExpired')
}

/** Codes by mail. `lang` answers the language of the visitor who is being served. */
export function openMailCodes(platform: Platform, sender: MessageSender, lang: () => SignOnVisitor['lang']) {
  const { config, db, limits, log, clock } = platform
  const fillMessage = messageTexts(config)

  async function mail(
    key: 'register' | 'signInCode' | 'emailCode' | 'haveAccount',
    to: string,
    facts: { code?: string; link?: string },
  ) {
    const subject = fillMessage(lang(), `${key}Subject`, {})
    const text = fillMessage(lang(), key, { ...facts, minutes: emailCodeLife / 60 })
    await sender.send({ channel: 'mail', to, subject, text, ...facts }).catch((error) => {
      log.error({ part: 'sign-on', error }, 'mail not sent')
      throw new ApiError('noSender')
    })
  }
  const mailCode = (key: 'register' | 'signInCode' | 'emailCode', to: string, code: string) => mail(key, to, { code })

  /** Tells the owner of an address that somebody wanted to use it for an account, which they have already. */
  const tellOwner = (email: string) => mail('haveAccount', email, { link: signOnPage(config, lang(), 'login2', {}) })

  /** Who asks for a code, and what the limit of a mailbox counts: strangers together, and each known device alone. */
  async function askerOf(email: string, visitor: SignOnVisitor) {
    const account = await findAccount(db, email)
    const device = account ? knownDevice(platform, visitor.cookie, `user ${account.id}`) : null
    return device === null
      ? { asker: addressKey(visitor.clientAddress), mailbox: email }
      : { asker: device, mailbox: `${email} ${device}` }
  }

  return {
    mailCode,
    tellOwner,

    /**
     * Mails a code of six digits, which only this visitor can use. The answer and its duration are the same whether an account has
     * the address or not: for a new account one mail goes out in either case, and for a sign-in nobody waits for it.
     */
    async send(opens: Opens, email: string, visitor: SignOnVisitor): Promise<void> {
      if (!sender.can('mail')) throw new ApiError('noSender')
      const { asker, mailbox } = await askerOf(email, visitor)
      await limits.take('emailCodeAddress', addressKey(visitor.clientAddress))
      await limits.take('emailCodePair', `${email} ${asker}`)
      await limits.take('emailCodeMailbox', mailbox)
      const hasOwner = await isEmailVerified(db, email)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await storeCode(db, mailCodeOf(opens, email, asker), code, new Date(clock() + emailCodeLife * 1000))
      await limits.forget('emailCodeTry', `${email} ${asker}`)
      if (opens === 'register') await (hasOwner ? tellOwner(email) : mailCode('register', email, code))
      else if (hasOwner) void mailCode('signInCode', email, code).catch(() => {})
    },

    /** Refuses a code that was not mailed for this visitor. It is not used up. Throws `codeWrong`, `codeExpired`, `tooMany`. */
    async check(opens: Opens, email: string, code: string, visitor: SignOnVisitor): Promise<void> {
      const { asker } = await askerOf(email, visitor)
      await limits.take('emailCodeTry', `${email} ${asker}`)
      refuse(await checkCode(db, mailCodeOf(opens, email, asker), code, new Date(clock())))
    },

    /** Uses up a code: of two requests at the same moment one succeeds. Throws `codeWrong`, `codeExpired`. */
    async spend(opens: Opens, email: string, code: string, visitor: SignOnVisitor): Promise<void> {
      const { asker } = await askerOf(email, visitor)
      refuse(await spendCode(db, mailCodeOf(opens, email, asker), code, new Date(clock())))
    },
  }
}
