import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ErrorName } from '@shulei/contract/errors.ts'
import type { Lang } from './context.ts'
import { type LimitName, limitTable } from './limit-table.ts'

type Facts = Readonly<Record<string, string | number>>
type Texts = Record<Lang, Record<string, string>>

/** Texts of one locale file in both languages. */
export function loadTexts(slug: string): Texts {
  const load = (lang: Lang) =>
    JSON.parse(
      readFileSync(fileURLToPath(new URL(`../../../../locales/${lang}/${slug}.json`, import.meta.url)), 'utf8'),
    )
  return { 'zh-CN': load('zh-CN'), 'en-US': load('en-US') }
}

const errorTexts = loadTexts('error')
const limitTexts = loadTexts('limit')

/** Fills `{{name}}` placeholders. */
export const fill = (text: string, facts: Facts): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(facts[name] ?? ''))

/** A limit in words: what is counted, how often, and in which time. */
export function limitText(lang: Lang, name: LimitName, limit: { points: number; seconds: number }): string {
  const { points, seconds } = limit
  const texts = limitTexts[lang]
  const period = seconds < 60 ? texts.seconds : seconds < 7200 ? texts.minutes : texts.hours
  const [minutes, hours] = [Math.round(seconds / 60), Math.round(seconds / 3600)]
  return fill(period ?? '', { what: texts[name] ?? name, points, seconds, minutes, hours })
}

const isLimit = (value: unknown): value is LimitName => typeof value === 'string' && Object.hasOwn(limitTable, value)

/** The sentence of an error in the reader's language; placeholders are `{{name}}`. */
export function messageOf(lang: Lang, reason: ErrorName, facts: Facts = {}): string {
  const text = errorTexts[lang][reason] ?? errorTexts[lang].internal ?? reason
  if (reason !== 'tooMany' || !isLimit(facts.limit)) return fill(text, facts)
  const { points, window: seconds } = facts as { points?: number; window?: number }
  const limit = limitTable[facts.limit]
  return fill(text, {
    ...facts,
    limit: limitText(lang, facts.limit, { points: points ?? limit.points, seconds: seconds ?? limit.seconds }),
  })
}
