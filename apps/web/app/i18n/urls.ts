import { isLanguage } from '@shulei/i18n/language.ts'

/**
 * Locale files that pages use. The build gives them addresses with one hash (`apps/web/text-files.ts`). The other locale files
 * are used by the API only.
 */
const files = import.meta.glob<string>(
  [
    '../../../../locales/*/*.json',
    '!../../../../locales/*/{api-docs,data-export,error,limit,mail,notice-text,share,signature}.json',
  ],
  { query: '?url', import: 'default', eager: true },
)

/**
 * Address of a locale file, from which the browser fetches the texts of a namespace; undefined for a language without files, as i18next
 * asks for `zh` beside `zh-CN`.
 */
export function localeUrl(language: string, namespace: string): string | undefined {
  if (!isLanguage(language)) return undefined
  return import.meta.env.DEV
    ? files[`../../../../locales/${language}/${namespace}.json`]
    : `/assets/texts-${import.meta.env.TEXTS_HASH}/${language}/${namespace}.json`
}
