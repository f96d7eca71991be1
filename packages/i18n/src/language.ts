/** The languages of the site; the first one is the source and the default (Q159). */
export const languages = ['zh-CN', 'en-US'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** Picks the text of a reader's language from a bilingual value; missing English falls back to Chinese. */
export function pick(text: { cn: string; en: string }, language: Language): string {
  return language === 'en-US' && text.en !== '' ? text.en : text.cn
}

/** The `lang` attribute for a bilingual text shown to a reader: only set where the text is not in the page's language. */
export function langOf(text: { cn: string; en: string }, language: Language): Language | undefined {
  return language === 'en-US' && text.en === '' ? 'zh-CN' : undefined
}
