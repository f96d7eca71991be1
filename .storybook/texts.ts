import { builtInNames, nameFacts, type SiteNames } from '@shulei/domain/base/text/site-names.ts'
import { createI18n, type Texts } from '@shulei/i18n/i18n.ts'
import { type Language, languages } from '@shulei/i18n/language.ts'
import { namingSite } from '@shulei/i18n/naming.ts'
import type {} from '@shulei/i18n/resources.ts'
import type { i18n, ParseKeys, TypeOptions } from 'i18next'
import { reportProblem } from './guards/problems.ts'

const files = import.meta.glob<Texts[string]>('../locales/*/*.json', { eager: true, import: 'default' })

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
  // A story may press the language switch, so every instance also holds the texts of the other language.
  for (const other of languages) {
    for (const [namespace, texts] of Object.entries(textsOf(other))) i18n.addResourceBundle(other, namespace, texts)
  }
  i18n.options.saveMissing = true
  return i18n
}

const originals = new Map(languages.map((language) => [language, instance(language)]))

/**
 * The i18next instance of each language. A shared instance would change all stories of a docs page when one of them switches
 * language.
 */
const instances = new Map<Language, i18n>()
renewLanguages()

/** The texts of a language, for a site of other names too. */
export function textsIn(language: Language, names?: SiteNames): i18n {
  if (names) return createI18n(language, textsOf(language), names)
  const i18n = instances.get(language)
  if (!i18n) throw new Error(`The site has no language ${language}`)
  return i18n
}

/**
 * Gives each language a new instance. The request of an earlier story's language switch may be answered only now: it then
 * changes the instance of its own story.
 */
export function renewLanguages() {
  for (const [language, original] of originals) {
    const i18n = original.cloneInstance({ interpolation: namingSite(builtInNames, () => i18n.language) })
    i18n.on('missingKey', (_, namespace, key) => reportProblem(`No text ${namespace}:${key} in ${language}`))
    instances.set(language, i18n)
  }
}

/** `namespace:key`; a text with plural forms is named without its suffix. */
export type TextKey = Extract<ParseKeys<(keyof TypeOptions['resources'] & string)[]>, `${string}:${string}`>
type Facts = Readonly<Record<string, string | number>>

const pageLanguage = (): Language => (globalThis.document?.documentElement.lang === 'en-US' ? 'en-US' : 'zh-CN')

const translate = (key: TextKey, options: Record<string, unknown>): string => {
  const language = pageLanguage()
  return (textsIn(language).getFixedT(language) as (key: string, options: object) => string)(key, options)
}

/**
 * A text of the site in the language of the page, for play functions and `beforeEach`. Not for `args`: they are made before the
 * story has a language.
 */
export const text = (key: TextKey, facts: Facts = {}): string => translate(key, facts)

const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A pattern of the strings that contain the text. A placeholder without a fact matches anything but the site's name; tags in the text are left out. */
export function pattern(key: TextKey, facts: Facts = {}): RegExp {
  const raw = translate(key, { count: 2, ...facts, skipInterpolation: true }).replaceAll(/<\/?\w+>/g, '')
  const known: Facts = { ...nameFacts(builtInNames, pageLanguage()), ...facts }
  const parts = raw.split(/\{\{(\w+)\}\}/)
  const source = parts.map((part, index) => {
    if (index % 2 === 0) return escaped(part)
    const fact = known[part]
    return fact === undefined ? '.*' : escaped(String(fact))
  })
  return new RegExp(source.join(''))
}
