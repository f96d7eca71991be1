import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ErrorName } from '@shulei/contract/errors.ts'
import { type Facts, limitText as limitWords, refusalText } from '@shulei/domain/base/text/refusal.ts'
import type { Lang } from './context.ts'
import { type LimitName, limitTable } from './limits/table.ts'

type Texts = Record<Lang, Record<string, string>>

/** Loads the texts of one locale file in both languages. */
export function loadTexts(slug: string): Texts {
  const load = (lang: Lang) =>
    JSON.parse(
      readFileSync(fileURLToPath(new URL(`../../../../locales/${lang}/${slug}.json`, import.meta.url)), 'utf8'),
    )
  return { 'zh-CN': load('zh-CN'), 'en-US': load('en-US') }
}

const errorTexts = loadTexts('error')
const limitTexts = loadTexts('limit')

/** A limit in words: what is counted, how often, and in which time. */
export const limitText = (lang: Lang, name: LimitName, limit: { points: number; seconds: number }): string =>
  limitWords(limitTexts[lang], name, limit)

const isLimit = (value: unknown): value is LimitName => typeof value === 'string' && Object.hasOwn(limitTable, value)

/** The sentence of an error in the reader's language. A limit that is only named has the figures of the table. */
export function messageOf(lang: Lang, reason: ErrorName, facts: Facts = {}): string {
  const texts = { error: errorTexts[lang], limit: limitTexts[lang] }
  if (reason !== 'tooMany' || !isLimit(facts.limit)) return refusalText(texts, lang, reason, facts)
  const { points, seconds: window } = limitTable[facts.limit]
  return refusalText(texts, lang, reason, { points, window, ...facts })
}
