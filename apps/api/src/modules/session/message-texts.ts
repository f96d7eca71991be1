import type { Lang } from '../../platform/context.ts'
import { fill, loadTexts } from '../../platform/messages.ts'

const texts = loadTexts('mail')

/** A text of a message that leaves the site, in the reader's language. */
export const fillMessage = (
  lang: Lang,
  key: 'code' | 'resetSubject' | 'reset',
  facts: Readonly<Record<string, string | number>>,
): string => fill(texts[lang][key] ?? '', facts)
