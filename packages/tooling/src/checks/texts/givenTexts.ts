import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Schedule, scheduleTitle } from '@shulei/domain/compete/competition/schedule.ts'
import { readTexts } from '../locales.ts'
import { root } from '../repo.ts'

/** A text of the specification's table of texts, with the place where the product has it. */
export interface GivenText {
  /** T001 to T282. */
  id: string
  en: string
  zh: string
  /** `namespace:key` of the locales, or the call of `scheduleTitle` that makes it; empty where no text of the product stands for it. */
  key: string
  /**
   * Empty where both languages are exactly as given. `capital`: the English text differs in the case of its first letter, because
   * the specification names it inside a sentence. `goes on`: the text begins as given and says more. Else the reason in a sentence.
   */
  why: string
}

export type Product = (language: 'zh-CN' | 'en-US', key: string) => string | undefined

/** The committed copy of the table. */
export function readGivenTexts(): GivenText[] {
  const file = path.join(root, 'packages/tooling/src/checks/texts/givenTexts.tsv')
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n')
  return lines.map((line) => {
    const [id = '', , en = '', zh = '', key = '', why = ''] = line.split('\t')
    return { id, en, zh, key, why }
  })
}

/** The texts of the locales, and the default titles of schedules, which the domain makes. */
export function productTexts(): Product {
  const locales = { 'zh-CN': readTexts('zh-CN'), 'en-US': readTexts('en-US') }
  return (language, key) => {
    const [, sort, special] = /^scheduleTitle\((\d)(, special)?\)$/.exec(key) ?? []
    if (sort !== undefined) return titleOf(Number(sort), special ? 963 : 1, language)
    const [namespace = '', name = ''] = key.split(':')
    const text = locales[language].get(namespace)?.get(name)
    return typeof text === 'string' ? text : undefined
  }
}

const untitled: Omit<Schedule, 'sort'> = {
  ...{ id: 1, title: '', startTime: 0, endTime: 0, maxSubmitCount: 0, maxErrorSubmitCount: 0 },
  ...{ listAStartTime: null, listAEndTime: null, listBStartTime: null, listBEndTime: null },
}

const titleOf = (sort: number, competitionId: number, language: 'zh-CN' | 'en-US') =>
  scheduleTitle({ ...untitled, sort }, competitionId, language)

/** `{name}` of the specification is `{{name}}` in the locales. */
const withPlaceholders = (text: string) => text.replaceAll(/\{(\w+)\}/g, '{{$1}}')

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

/** A figure of the specification may be a placeholder here: it comes from its rule. */
const withoutFigures = (text: string) => text.replaceAll(/\{\{\w+\}\}|\d+/g, '#')

/** Whether a reason explains why no text of the product stands for a given one; everything of the table is built. */
const isSentence = (why: string) => !['', 'capital', 'goes on'].includes(why) && !why.startsWith('not built')

/** Rows whose text is not as given, and reasons that do not hold any more. */
export function givenTextProblems(rows: readonly GivenText[], product: Product): string[] {
  return rows.flatMap(({ id, en, zh, key, why }) => {
    if (key === '') return isSentence(why) ? [] : [`${id}: neither key nor reason`]
    const given = { en: withPlaceholders(en), zh: withPlaceholders(zh) }
    const ours = { en: product('en-US', key), zh: product('zh-CN', key) }
    if (ours.en === undefined || ours.zh === undefined) return [`${id}: no text ${key}`]
    const isExact = given.en === ours.en && given.zh === ours.zh
    if (isExact) return why === '' ? [] : [`${id}: ${key} is as given, the reason is stale`]
    const difference = `${id}: ${key} is “${ours.en}”, “${ours.zh}”; given are “${given.en}”, “${given.zh}”`
    if (why === 'capital') {
      return lowerFirst(given.en) === lowerFirst(ours.en) && given.zh === ours.zh ? [] : [difference]
    }
    if (why === 'goes on') {
      const begins =
        withoutFigures(ours.en).startsWith(withoutFigures(given.en)) &&
        withoutFigures(ours.zh).startsWith(withoutFigures(given.zh))
      return begins ? [] : [difference]
    }
    return why === '' ? [difference] : []
  })
}
