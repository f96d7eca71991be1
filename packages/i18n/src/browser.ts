import type { SiteNames } from '@shulei/domain/base/text/site-names.ts'
import i18next, { type BackendModule, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Texts } from './i18n.ts'
import type { Language } from './language.ts'
import { namingSite } from './naming.ts'

/** Starts i18next in the browser: namespaces are fetched as hashed files when a page first needs them. */
export async function startBrowserI18n(options: {
  language: Language
  /** Texts that were sent with the page, by namespace. */
  texts: Texts
  names: SiteNames
  /** Address of a locale file, or undefined when the file does not exist. */
  urlOf: (language: string, namespace: string) => string | undefined
}): Promise<i18n> {
  const backend: BackendModule = {
    type: 'backend',
    init() {},
    read(language, namespace, done) {
      const url = options.urlOf(language, namespace)
      if (!url) return done(new Error(`no locale file ${language}/${namespace}`), false)
      fetch(url)
        .then((response) => response.json())
        .then(
          (texts) => done(null, texts),
          (error) => done(error, false),
        )
    },
  }
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: options.language,
      fallbackLng: false,
      resources: { [options.language]: options.texts },
      ns: Object.keys(options.texts),
      defaultNS: 'shell',
      partialBundledLanguages: true,
      interpolation: namingSite(options.names, () => i18next.language),
      react: { useSuspense: true },
    })
  return i18next
}
