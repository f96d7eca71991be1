/** Languages of the site; the first is the source language and the default (Q159). */
export const languages = ['zh-CN', 'en-US'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** The language in which a bilingual text is shown to the reader: Chinese where the English is missing. */
export function shownLanguage(text: { cn: string; en: string }, language: Language): Language {
  return text.en === '' ? 'zh-CN' : language
}

/** Text of a bilingual value in the reader's language; falls back to Chinese. */
export function pick(text: { cn: string; en: string }, language: Language): string {
  return shownLanguage(text, language) === 'en-US' ? text.en : text.cn
}

/** The `lang` attribute of a bilingual text: set only when the shown text is not in the page's language. */
export function langOf(text: { cn: string; en: string }, language: Language): Language | undefined {
  const shown = shownLanguage(text, language)
  return shown === language ? undefined : shown
}
