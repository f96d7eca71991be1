import { useFormat } from '@shulei/i18n/format.ts'
import { langOf } from '@shulei/i18n/language.ts'
import type { MicrositeText } from './microsite.ts'

/**
 * Props of an element that shows a bilingual text: the text in the reader's language and, where only the Chinese text exists on
 * an English page, its `lang`.
 */
export function useWords() {
  const { language, pick } = useFormat()
  return (text: MicrositeText) => ({ children: pick(text), lang: langOf(text, language) })
}
