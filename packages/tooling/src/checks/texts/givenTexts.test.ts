import { expect, test } from 'vitest'
import { type GivenText, givenTextProblems, productTexts, readGivenTexts } from './givenTexts.ts'

test('the table has every text of the specification once', () => {
  const ids = Array.from({ length: 282 }, (_, index) => `T${String(index + 1).padStart(3, '0')}`)
  expect(readGivenTexts().map(({ id }) => id)).toEqual(ids)
})

test('every text is as given in both languages, or its row says why not', () => {
  expect(givenTextProblems(readGivenTexts(), productTexts())).toEqual([])
})

const row: GivenText = { id: 'T001', en: 'in {n} days', zh: '{n} 天后', key: 'team:a', why: '' }
const problems = (change: Partial<GivenText>, ours: [en: string, zh: string]) =>
  givenTextProblems([{ ...row, ...change }], (language) => ours[language === 'en-US' ? 0 : 1]).length

test.each<[string, Partial<GivenText>, [en: string, zh: string]]>([
  ['an exact text', {}, ['in {{n}} days', '{{n}} 天后']],
  ['another capital with its reason', { why: 'capital' }, ['In {{n}} days', '{{n}} 天后']],
  [
    'a text that goes on, with its reason',
    { why: 'goes on', en: 'in 6 days' },
    ['in {{n}} days. Wait.', '{{n}} 天后。'],
  ],
  ['another text with a sentence', { why: 'the clock says it' }, ['soon', '很快']],
  ['a text without a place, with a sentence', { key: '', why: 'an own title stands there' }, ['', '']],
])('accepts %s', (_, change, ours) => {
  expect(problems(change, ours)).toBe(0)
})

test.each<[string, Partial<GivenText>, [en: string, zh: string]]>([
  ['another English text', {}, ['after {{n}} days', '{{n}} 天后']],
  ['another Chinese text', {}, ['in {{n}} days', '过 {{n}} 天']],
  ['another capital without a reason', {}, ['In {{n}} days', '{{n}} 天后']],
  ['another word behind the reason of a capital', { why: 'capital' }, ['After {{n}} days', '{{n}} 天后']],
  ['another beginning behind the reason of going on', { why: 'goes on' }, ['Wait {{n}} days.', '{{n}} 天后。']],
  ['a reason for an exact text', { why: 'the clock says it' }, ['in {{n}} days', '{{n}} 天后']],
  ['neither key nor reason', { key: '' }, ['', '']],
  ['a text that is said not to be built', { key: '', why: 'not built: teams' }, ['', '']],
])('finds %s', (_, change, ours) => {
  expect(problems(change, ours)).toBe(1)
})
