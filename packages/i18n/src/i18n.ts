import { builtInNames, type SiteNames } from '@shulei/domain/base/text/site-names.ts'
import { createInstance, type i18n, type TFunction } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Language } from './language.ts'
import { namingSite } from './naming.ts'

/** Texts by namespace; a namespace is a file name in `locales/<language>`. */
export type Texts = Readonly<Record<string, Record<string, unknown>>>

/** Greatest number of filled texts that an instance caches. Texts with names of people would fill it without end. */
const maxFilled = 4000
/** Greatest length of a cached text, characters. */
const maxFilledLength = 200

/** Key and options of a text as one key; null for options that are more than texts, numbers and switches. */
function filledKey(key: unknown, options: unknown): string | null {
  if (typeof key !== 'string') return null
  if (options === undefined) return key
  if (typeof options !== 'object' || options === null) return null
  let filled = key
  for (const name in options) {
    const value = (options as Readonly<Record<string, unknown>>)[name]
    const type = typeof value
    if (type !== 'string' && type !== 'number' && type !== 'boolean' && value !== undefined) return null
    filled += `\0${name}\0${type}\0${value}`
  }
  return filled.length > maxFilledLength ? null : filled
}

/** The same function, which puts each text together once. */
function remembering(translate: TFunction): TFunction {
  const filled = new Map<string, string>()
  const call = translate as unknown as (...all: unknown[]) => unknown
  const remembered = (key: unknown, options?: unknown, ...rest: unknown[]) => {
    const known = rest.length > 0 ? null : filledKey(key, options)
    const make = () => call(key, options, ...rest)
    if (known === null) return make()
    const text = filled.get(known)
    if (text !== undefined) return text
    const made = make()
    if (typeof made !== 'string') return made
    // the oldest goes first: a Map keeps the order of insertion
    if (filled.size >= maxFilled) filled.delete(filled.keys().next().value as string)
    filled.set(known, made)
    return made
  }
  return Object.assign(remembered, translate) as TFunction
}

/**
 * Makes the translating functions of an instance once for each language, namespace and prefix, and each text once for its values.
 * A page asks for some 200 functions and 300 texts, an eighth of its processor time. Only for texts that never change.
 */
function rememberTexts(instance: i18n): void {
  const make = instance.getFixedT.bind(instance) as (...all: unknown[]) => TFunction
  const functions = new Map<string, TFunction>()
  const getFixedT = (language: unknown, namespace?: unknown, prefix?: unknown, options?: unknown) => {
    // without a language the function follows the instance's own
    if (typeof language !== 'string' || typeof prefix === 'function') return make(language, namespace, prefix, options)
    const key = JSON.stringify([language, namespace, prefix, options])
    const known = functions.get(key) ?? remembering(make(language, namespace, prefix, options))
    functions.set(key, known)
    return known
  }
  instance.getFixedT = getFixedT as i18n['getFixedT']
}

/**
 * Creates an i18next instance with its texts loaded, for the server and for stories. All requests of a language share it, so
 * its language never changes: a change would affect other readers.
 */
export function createI18n(language: Language, texts: Texts, names: SiteNames = builtInNames): i18n {
  const instance = createInstance()
  void instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: texts },
    ns: Object.keys(texts),
    defaultNS: 'shell',
    initAsync: false,
    interpolation: namingSite(names, () => instance.language),
    react: { useSuspense: false },
  })
  rememberTexts(instance)
  return instance
}
