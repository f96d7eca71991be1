import { expect, test } from 'vitest'
import { localeProblems, readTexts, type Texts } from './locales.ts'

const texts = (content: Record<string, unknown>): Texts => new Map([['team', new Map(Object.entries(content))]])
const compare = (zh: Record<string, unknown>, en: Record<string, unknown>) =>
  localeProblems({ 'zh-CN': texts(zh), 'en-US': texts(en) })

test('both languages have the same keys, placeholders and tags', () => {
  expect(localeProblems({ 'zh-CN': readTexts('zh-CN'), 'en-US': readTexts('en-US') })).toEqual([])
})

test.each(['zh-CN', 'en-US'])(
  'no text in %s has the name of the site: the operator chooses it, and {{site}} stands for it',
  (language) => {
    const named = [...readTexts(language)].flatMap(([namespace, all]) =>
      [...all].filter(([, text]) => /数擂|shulei/i.test(String(text))).map(([key]) => `${namespace}:${key}`),
    )
    expect(named).toEqual([])
  },
)

test("accepts equal keys with each language's plural forms", () => {
  const zh = { 'list.title': '队伍', 'list.size_other': '{{count}} 人' }
  const en = { 'list.title': 'Teams', 'list.size_one': 'One person', 'list.size_other': '{{count}} people' }
  expect(compare(zh, en)).toEqual([])
})

test.each([
  ['a key of one language only', { a: '甲' }, {}, 'team:a: missing in en-US'],
  ['an empty value', { a: '甲' }, { a: ' ' }, 'team:a: empty in en-US'],
  ['a value that is no text', { a: '甲' }, { a: 3 }, 'team:a: no text in en-US'],
  [
    'other placeholders',
    { a: '{{n}} 个' },
    { a: '{{count}} items' },
    'team:a: different placeholders or tags: {{n}} / {{count}}',
  ],
  ['other tags', { a: '<b>甲</b>' }, { a: 'A' }, 'team:a: different placeholders or tags: <b> / none'],
  ['a missing plural form', { a_other: '{{count}}' }, { a_other: '{{count}}' }, 'team:a: no form "one" in en-US'],
])('%s is found', (_, zh, en, problem) => {
  expect(compare(zh, en)).toEqual([problem])
})
