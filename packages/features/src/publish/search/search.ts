import type { Language } from '@shulei/i18n/language.ts'

/** Most characters of a search of the site. */
export const MAX_QUERY = 100

/** The search that an address names. */
export const parseSearch = (params: URLSearchParams): string => (params.get('q') ?? '').trim().slice(0, MAX_QUERY)

export const searchArgs = (q: string, lang: Language) => ({ query: { q, lang } })
