import { areBuiltIn, builtInNames, type SiteNames } from '@shulei/domain/base/text/site-names.ts'
import { createI18n } from '@shulei/i18n/i18n.ts'
import type { Language } from '@shulei/i18n/language.ts'
import type { i18n } from 'i18next'

const files = import.meta.glob<Record<string, unknown>>('../../../../locales/*/*.json', {
  import: 'default',
  eager: true,
})

/** All texts of a language by namespace. */
export function textsOf(language: Language): Record<string, Record<string, unknown>> {
  const texts: Record<string, Record<string, unknown>> = {}
  for (const [path, data] of Object.entries(files)) {
    const [folder, file] = path.split('/').slice(-2) as [string, string]
    if (folder === language) texts[file.replace('.json', '')] = data
  }
  return texts
}

/** Names of this process's site, set before its first page. */
let names = builtInNames
const instances = new Map<Language, i18n>()

/** Names the site in all texts of its pages. */
export function nameSite(given: SiteNames): void {
  names = given
  instances.clear()
}

/** The names that the browser must be told: none where the site has those of this software. */
export const ownNames = (): { names?: SiteNames } => (areBuiltIn(names) ? {} : { names })

/** The i18next instance of each language, shared by all requests and never changed. */
export function serverI18n(language: Language): i18n {
  const known = instances.get(language)
  if (known) return known
  const made = createI18n(language, textsOf(language), names)
  instances.set(language, made)
  return made
}
