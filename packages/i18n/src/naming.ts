import { nameFacts, type SiteNames } from '@shulei/domain/base/text/site-names.ts'
import { isLanguage } from './language.ts'

/** Options of i18next's interpolation: every text may name the site, in the language that `languageOf` answers at that moment. */
export function namingSite(names: SiteNames, languageOf: () => string | undefined) {
  const facts = () => {
    const language = languageOf()
    return nameFacts(names, isLanguage(language) ? language : 'zh-CN')
  }
  return {
    escapeValue: false,
    defaultVariables: {
      get site() {
        return facts().site
      },
      get otherSite() {
        return facts().otherSite
      },
      get sites() {
        return facts().sites
      },
    },
  }
}
