import type { Decorator } from '@storybook/react-vite'
import { createInstance, type Resource } from 'i18next'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { reportProblem } from '../guards/problems.ts'
import type { Locale } from '../modes.ts'

const files = import.meta.glob<Record<string, unknown>>('../../locales/*/*.json', { eager: true, import: 'default' })

function resources(): Resource {
  const all: Resource = {}
  for (const [file, texts] of Object.entries(files)) {
    const [locale, name] = file.split('/').slice(-2) as [string, string]
    all[locale] = { ...all[locale], [name.replace('.json', '')]: texts }
  }
  return all
}

function instance(locale: Locale) {
  const i18n = createInstance()
  void i18n.use(initReactI18next).init({
    lng: locale,
    resources: resources(),
    fallbackLng: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    saveMissing: true,
    missingKeyHandler: (_, namespace, key) => reportProblem(`No text ${namespace}:${key} in ${locale}`),
  })
  return i18n
}

/** One instance per language, made once: switching a shared one would change the stories still on a docs page. */
const languages: Record<Locale, ReturnType<typeof instance>> = {
  'zh-CN': instance('zh-CN'),
  'en-US': instance('en-US'),
}

/** The texts of the toolbar's language, for our own components and for React Aria's. */
export const texts: Decorator = (Story, context) => {
  const locale = context.globals.locale as Locale
  return (
    <I18nextProvider i18n={languages[locale]}>
      <I18nProvider locale={locale}>
        <Story />
      </I18nProvider>
    </I18nextProvider>
  )
}
