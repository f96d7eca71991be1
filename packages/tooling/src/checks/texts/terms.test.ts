import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readTexts, type Texts } from '../locales.ts'
import { filesLike, root } from '../repo.ts'
import { british, mixedAddress, productTermProblems, type Term, termProblems, terms } from './terms.ts'

test.each(['zh-CN', 'en-US'] as const)('the texts of %s have one word for one thing', (language) => {
  expect(productTermProblems(language)).toEqual([])
})

/** A space between an English number and its percent sign. */
const looseSign = /[a-z,] [\d.,]+ %/i

test('the English of built-in content is spelled the American way', () => {
  const files = [
    ...['content/**/{en,*.en}.md', 'content/**/*.yaml', 'seed/**/*.en-US.md', 'seed/**/*.json'].flatMap((pattern) =>
      filesLike(`apps/api/${pattern}`),
    ),
    // the projects of the built-in solution contest, and their score sheets
    ...filesLike('packages/mocks/src/cast/{projects,sheets}.ts'),
  ]
  expect(files.length).toBeGreaterThan(100)
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8')
    return [british, looseSign].map((refused) => [file, refused.exec(text)?.[0]])
  })
  expect(found.filter(([, word]) => word)).toEqual([])
})

test('built-in content has one kind of quotes', () => {
  const files = [
    ...['content/**/*.{md,yaml}', 'seed/**/*.{md,json}'].flatMap((pattern) => filesLike(`apps/api/${pattern}`)),
    ...filesLike('packages/mocks/src/cast/*.ts'),
  ]
  expect(files.length).toBeGreaterThan(200)
  const found = files.map((file) => [file, /[「」『』]/.exec(readFileSync(path.join(root, file), 'utf8'))?.[0]])
  expect(found.filter(([, quote]) => quote)).toEqual([])
})

/** Other words than those of the forms for a password, a private competition and its code, and for logging in. */
const otherWords = { zh: /(?<!竞赛)口令|私密竞赛|参赛码/, en: /\bsign(ed|ing|s)? (in|out)\b/i }

test.each(['zh', 'en'] as const)('the operator’s texts in %s have the words of the forms', (language) => {
  const files = filesLike(`apps/api/content/**/{${language},*.${language}}.md`)
  expect(files.length).toBeGreaterThan(20)
  const found = files.map((file) => [file, otherWords[language].exec(readFileSync(path.join(root, file), 'utf8'))?.[0]])
  expect(found.filter(([, word]) => word)).toEqual([])
})

test('no page addresses its reader by 您 and 你', () => {
  expect(mixedAddress(readTexts('zh-CN'))).toEqual([])
  const place = [{ namespace: 'team', keys: /^list\./ }]
  expect(mixedAddress(texts('你的队伍'), place)).toEqual(['team:list.title: 你的队伍'])
  expect(mixedAddress(texts('您的队伍'), place)).toEqual([])
  expect(mixedAddress(texts('您的队伍'), [])).toEqual(['team:list.title: 您的队伍'])
})

const texts = (text: string): Texts => new Map([['team', new Map([['list.title', text]])]])
const problems = (language: keyof typeof terms, text: string) =>
  termProblems(
    texts(text),
    terms[language].map(({ refused, instead }) => ({ refused, instead })),
    new Set(),
  )

test.each([
  ['zh-CN', '您的队伍', '你'],
  ['zh-CN', '比赛已结束', '竞赛'],
  ['zh-CN', '最高得分', '成绩'],
  ['zh-CN', '赛事组织方', '主办方'],
  ['zh-CN', '队伍「{{team}}」', '“ ”'],
  ['en-US', 'Valid entries', 'submission'],
  ['en-US', 'Sign in', 'log in, log out'],
  ['en-US', 'Your e-mail', 'email'],
  ['en-US', 'Data sets', 'dataset'],
  ['en-US', 'Data agreement accepted', 'dataset agreement'],
  ['en-US', 'Licence', 'American spelling'],
  ['en-US', 'Delete "{{title}}"', '“ ”'],
] as const)('in %s, “%s” is refused', (language, text, instead) => {
  expect(problems(language, text)).toEqual([
    expect.stringMatching(new RegExp(`^team:list\\.title: .* should be ${instead}$`)),
  ])
})

test.each([
  ['zh-CN', '你的成绩“{{team}}”'],
  ['en-US', 'Accept the agreement and fill in the entry form'],
  ['en-US', 'Submitted “{{contest}}” with <race>{{mail}}</race>'],
] as const)('in %s, “%s” is accepted', (language, text) => {
  expect(problems(language, text)).toEqual([])
})

const contest: Term = { refused: /contest/i, instead: 'competition' }

test('accepts a text that the specification gives', () => {
  expect(termProblems(texts('Contest'), [contest], new Set(['team:list.title']))).toEqual([])
})

test('accepts an exception with its reason', () => {
  expect(termProblems(texts('Contest'), [{ ...contest, except: { 'team:list.title': 'a name' } }], new Set())).toEqual(
    [],
  )
})

test('finds an exception that no text needs any more', () => {
  const table = [{ ...contest, except: { 'team:list.title': 'a name' } }]
  expect(termProblems(texts('Competition'), table, new Set())).toEqual([
    'team:list.title: the exception for competition is stale',
  ])
})
