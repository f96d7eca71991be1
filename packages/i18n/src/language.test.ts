import { expect, test } from 'vitest'
import { langOf, pick, shownLanguage } from './language.ts'

const both = { cn: '潮', en: 'Tide' }
const chineseAlone = { cn: '潮', en: '' }

test.each([
  [both, 'zh-CN', '潮', 'zh-CN', undefined],
  [both, 'en-US', 'Tide', 'en-US', undefined],
  [chineseAlone, 'zh-CN', '潮', 'zh-CN', undefined],
  [chineseAlone, 'en-US', '潮', 'zh-CN', 'zh-CN'],
] as const)('%j to a reader of %s is “%s” in %s, with the attribute %s', (text, reader, words, shown, attribute) => {
  expect([pick(text, reader), shownLanguage(text, reader), langOf(text, reader)]).toEqual([words, shown, attribute])
})
