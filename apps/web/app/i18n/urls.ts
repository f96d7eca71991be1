/**
 * Hashed address of every locale file that pages use: for <link rel=preload> on the server, for fetching in the browser. The
 * others are the API's.
 */
const urls = import.meta.glob<string>(
  ['../../../../locales/*/*.json', '!../../../../locales/*/{api-docs,error,limit,mail,notice-text}.json'],
  { query: '?url', import: 'default', eager: true },
)

export const localeUrl = (language: string, namespace: string): string | undefined =>
  urls[`../../../../locales/${language}/${namespace}.json`]
