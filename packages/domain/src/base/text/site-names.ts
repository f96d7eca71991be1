/** Names of the site by language; both are equal where the site has one name. */
export interface SiteNames {
  'zh-CN': string
  'en-US': string
}

/** The names that this software gives to a site whose operator chose none. */
export const builtInNames: SiteNames = { 'zh-CN': '数擂', 'en-US': 'Shulei' }

/** Whether a site has the names of this software, whose drawn mark then stands beside them. */
export const areBuiltIn = (names: SiteNames): boolean =>
  names['zh-CN'] === builtInNames['zh-CN'] && names['en-US'] === builtInNames['en-US']

/** The sign that stands for a site where there is no room for its name. */
export const initialOf = (name: string): string => [...name][0] ?? ''

/**
 * The values of the placeholders by which texts name the site: `site` in the language of the text, `otherSite` in the other one, which
 * is empty where the site has one name, and `sites` for both, Chinese first.
 */
export function nameFacts(names: SiteNames, language: keyof SiteNames) {
  const { 'zh-CN': cn, 'en-US': en } = names
  const isOne = cn === en
  return {
    site: names[language],
    otherSite: isOne ? '' : names[language === 'zh-CN' ? 'en-US' : 'zh-CN'],
    sites: isOne ? cn : `${cn} ${en}`,
  }
}
