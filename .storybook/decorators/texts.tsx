import { createI18n, type Texts } from '@shulei/i18n/i18n.ts'
import { type Language, languages } from '@shulei/i18n/language.ts'
import type { Decorator } from '@storybook/react-vite'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { I18nextProvider } from 'react-i18next'
import { reportProblem } from '../guards/problems.ts'

const files = import.meta.glob<Texts[string]>('../../locales/*/*.json', { eager: true, import: 'default' })

function textsOf(language: Language) {
  const texts: Record<string, Texts[string]> = {}
  for (const [file, content] of Object.entries(files)) {
    const [folder, name] = file.split('/').slice(-2) as [string, string]
    if (folder === language) texts[name.replace('.json', '')] = content
  }
  return texts
}

function instance(language: Language) {
  const i18n = createI18n(language, textsOf(language))
  // a story may press the language switch: then the page goes on in the other language, as on the site
  for (const other of languages) {
    for (const [namespace, texts] of Object.entries(textsOf(other))) i18n.addResourceBundle(other, namespace, texts)
  }
  i18n.options.saveMissing = true
  i18n.on('missingKey', (_, namespace, key) => reportProblem(`No text ${namespace}:${key} in ${language}`))
  return [language, i18n] as const
}

/** One instance per language, made once: switching a shared one would change the stories still on a docs page. */
const instances = new Map(languages.map(instance))

/** Gives every instance its own language again, after a story that switched it. */
export async function restoreLanguages() {
  for (const [language, i18n] of instances) if (i18n.language !== language) await i18n.changeLanguage(language)
}

/** The texts of the toolbar's language, for our own components and for React Aria's. */
export const texts: Decorator = (Story, context) => {
  const language: Language = context.globals.locale
  const i18n = instances.get(language)
  if (!i18n) throw new Error(`The site has no language ${language}`)
  return (
    <I18nextProvider i18n={i18n}>
      <I18nProvider locale={language}>
        <Story />
      </I18nProvider>
    </I18nextProvider>
  )
}
