import { gates } from '@shulei/domain/base/completion/gate.ts'
import { DAY, HOUR } from '@shulei/domain/base/time/instant.ts'
import { type DeskValues, deskTexts, sectionKeys } from '@shulei/domain/host/desk/values.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fieldsOf, valuesOf } from './form-fields.ts'
import { problemsOf, valueProblems } from './problems.ts'

const now = Date.parse('2026-11-21T04:40:00Z')
const text = fc.record({ cn: fc.string(), en: fc.string() })
const instants = fc.integer({ min: now, max: now + 90 * DAY }).map((at) => new Date(at).toISOString())
const values: fc.Arbitrary<DeskValues> = fc.record({
  title: text,
  summary: text,
  sections: fc.array(text, { minLength: sectionKeys.length, maxLength: sectionKeys.length }),
  faq: fc.array(fc.record({ question: text, answer: text }), { maxLength: 4 }),
  gate: fc.constantFrom(...gates),
  teamMax: fc.integer({ min: 1, max: 20 }),
  dailySubmissions: fc.integer({ min: 1, max: 100 }),
  turn: instants,
  end: instants,
})

test('a form gives back the values that it was filled with', () => {
  fc.assert(
    fc.property(values, (all) => {
      expect(valuesOf(fieldsOf(all))).toEqual(all)
    }),
  )
})

const both = (cn: string) => ({ cn, en: '' })
const good: DeskValues = {
  ...{ title: both('潮位'), summary: both('预测潮位'), sections: sectionKeys.map((key) => both(key)) },
  ...{ faq: [{ question: both('问'), answer: both('答') }], gate: 'none', teamMax: 5, dailySubmissions: 20 },
  ...{ turn: new Date(now + DAY).toISOString(), end: new Date(now + 2 * DAY).toISOString() },
}
const stored = { start: now - DAY, turn: Date.parse(good.turn), end: Date.parse(good.end) }
const problems = (patch: Partial<DeskValues>) => valueProblems({ ...good, ...patch }, stored, now)

describe('what cannot be saved', () => {
  test('is nothing of values that fit', () => expect(problems({})).toEqual({}))

  test.each([
    ['a missing time', { end: '' }, { end: { code: 'noTime' } }],
    ['a text that is too long', { title: both('潮'.repeat(63)) }, { 'title.cn': { code: 'tooLong', over: 3 } }],
    ['a number that is too large', { teamMax: 21 }, { teamMax: { code: 'number', most: 20 } }],
    ['no number', { dailySubmissions: 0 }, { dailySubmissions: { code: 'number', most: 100 } }],
    [
      'a heading of the page in an answer',
      { faq: [{ question: both('问'), answer: both('## 答') }] },
      { 'faq.0.answer.cn': { code: 'heading' } },
    ],
    ['an end in the past', { end: new Date(now - HOUR).toISOString() }, { end: { code: 'endPassed' } }],
  ])('is %s', (_, patch, expected) => expect(problems(patch)).toEqual(expected))

  test('says that a text is too long before what else is wrong with it', () => {
    const summary = { cn: '好', en: '潮'.repeat(deskTexts.summary + 1) }
    expect(problems({ summary })['summary.en']).toEqual({ code: 'tooLong', over: 1 })
  })
})

test('of several faults of the server at one value the first stands', () => {
  expect(
    problemsOf([
      { code: 'turnEarly', path: ['turn'] },
      { code: 'turnLate', path: ['turn'] },
    ]),
  ).toEqual({ turn: { code: 'turnEarly' } })
})
