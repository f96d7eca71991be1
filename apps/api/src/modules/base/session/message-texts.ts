import { fill } from '@shulei/domain/base/text/refusal.ts'
import type { Lang } from '../../../platform/context.ts'
import { loadTexts } from '../../../platform/messages.ts'

const texts = loadTexts('mail')

export type MessageKey =
  | 'code'
  | 'resetSubject'
  | 'reset'
  | 'registerSubject'
  | 'register'
  | 'signInCodeSubject'
  | 'signInCode'
  | 'haveAccountSubject'
  | 'haveAccount'
  | 'emailCodeSubject'
  | 'emailCode'
  | 'changedSubject'
  | 'phoneChanged'
  | 'phoneAdded'
  | 'emailChanged'
  | 'passwordSet'
  | 'closing'
  | 'noticeSubject'
  | 'notice'

/** A text of a message that leaves the site, in the reader's language. */
export const fillMessage = (lang: Lang, key: MessageKey, facts: Readonly<Record<string, string | number>>): string =>
  fill(texts[lang][key] ?? '', facts)
