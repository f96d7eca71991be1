import { fill } from '@shulei/domain/base/text/refusal.ts'
import { nameFacts } from '@shulei/domain/base/text/site-names.ts'
import type { Config } from '../../../platform/config.ts'
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

/** The texts of messages that leave the site, in the reader's language and under the site's own name. */
export const messageTexts =
  ({ site }: Config) =>
  (lang: Lang, key: MessageKey, facts: Readonly<Record<string, string | number>>): string =>
    fill(texts[lang][key] ?? '', { ...facts, ...nameFacts(site.names, lang) })
