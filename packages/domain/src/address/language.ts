/** The address for search engines of a page in a language. The plain address is that of the Chinese page. */
export const inLanguage = (path: string, language: 'zh-CN' | 'en-US'): string =>
  language === 'zh-CN' ? path : `${path}?lang=${language}`

/** The address for search engines of a page with a query, in the language that the query names. */
export const canonicalPath = (path: string, query: string): string =>
  inLanguage(path, new URLSearchParams(query).get('lang') === 'en-US' ? 'en-US' : 'zh-CN')

/** The address that opens a page in a language whichever one the browser has stored, as a link from outside the site must. */
export const openedIn = (path: string, language: 'zh-CN' | 'en-US'): string => `${path}?lang=${language}`
