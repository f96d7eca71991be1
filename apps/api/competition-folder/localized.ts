import type { Bilingual } from '../src/modules/compete/competition/tables.ts'

/** A text in one or both languages of the site. */
export interface PartlyLocalized {
  'zh-CN'?: string | undefined
  'en-US'?: string | undefined
}

/** A text in the form of the database, where an empty English one falls back to the Chinese one. */
export const bilingualOf = (text: PartlyLocalized | undefined): Bilingual => ({
  cn: text?.['zh-CN'] ?? text?.['en-US'] ?? '',
  en: text?.['zh-CN'] === undefined ? '' : (text['en-US'] ?? ''),
})
