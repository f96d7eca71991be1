import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './language.ts'

/** Texts by namespace: the name of a file in `locales/<language>`. */
export type Texts = Readonly<Record<string, Record<string, unknown>>>

/**
 * One i18next instance with its texts at hand, for the server and for stories. It is shared by all requests of its language
 * and never changes language: that would leak from one reader to another.
 */
export function createI18n(language: Language, texts: Texts): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: 'shell',
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return instance
}
