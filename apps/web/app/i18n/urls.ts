/**
 * Hashed addresses of the locale files that pages use: the server preloads them, the browser fetches them. The other locale
 * files are used by the API only.
 */
const urls = import.meta.glob<string>(
  [
    '../../../../locales/*/*.json',
    '!../../../../locales/*/{api-docs,error,limit,mail,notice-text,share,signature}.json',
  ],
  { query: '?url', import: 'default', eager: true },
)

export const localeUrl = (language: string, namespace: string): string | undefined =>
  urls[`../../../../locales/${language}/${namespace}.json`]
