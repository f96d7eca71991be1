/** Hashed address of every locale file: for <link rel=preload> on the server, for fetching in the browser. */
const urls = import.meta.glob<string>('../../../../locales/*/*.json', { query: '?url', import: 'default', eager: true })

export const localeUrl = (language: string, namespace: string): string | undefined =>
  urls[`../../../../locales/${language}/${namespace}.json`]
