import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completionGap, type Iden, type PersonFacts } from './completion.ts'

const complete: PersonFacts = {
  iden: 2,
  email: 'lin@shulei.example',
  introduction: '近岸浮标',
  birthday: '1992-05-11',
  city: '舟山',
  industries: ['meteorology'],
  skills: ['时间序列'],
  educations: [{ school: '黄海理工大学', major: '海洋科学' }],
  careers: [{ company: '近岸海洋观测站', job: '数据工程师' }],
  realName: { authType: 1, idCardStatus: 1, overseaAuthStatus: 0 },
}

const empty: PersonFacts = {
  iden: null,
  email: '',
  introduction: '',
  birthday: null,
  city: '',
  industries: [],
  skills: [],
  educations: [],
  careers: [],
  realName: null,
}

const gap = (change: Partial<PersonFacts>) => completionGap({ ...complete, ...change })

test('a complete person of each identity has no gap', () => {
  for (const iden of [1, 2, 4] as const) expect(gap({ iden })).toBeNull()
})

test.each([
  ['introduction', { introduction: ' ' }],
  ['birthday', { birthday: null }],
  ['city', { city: '' }],
  ['education', { educations: [], careers: [], realName: null }],
] as const)('step 1 comes first for %s', (name, change) => {
  expect(gap(change)).toEqual({ step: 'binding', missing: [name], page: 'userinfo' })
})

test('all missing items of a step are listed, in the order of the specification', () => {
  expect(completionGap(empty)).toEqual({
    step: 'binding',
    missing: ['introduction', 'birthday', 'city', 'education'],
    page: 'userinfo',
  })
})

test.each([
  [1, { educations: [{ school: '黄海理工大学', major: '' }] }, 'major'],
  [2, { careers: [] }, 'career'],
  [2, { careers: [{ company: '近岸海洋观测站', job: '' }] }, 'career'],
  [4, { careers: [] }, 'career'],
] as const)('step 2 requires the occupation of identity %i', (iden, change, name) => {
  expect(gap({ iden, ...change, realName: null })).toEqual({ step: 'occupation', missing: [name], page: 'userinfo' })
})

test('a student needs no work experience, a job holder no major, an unknown identity neither', () => {
  expect(gap({ iden: 1, careers: [] })).toBeNull()
  expect(gap({ iden: 2, educations: [{ school: '黄海理工大学', major: '' }] })).toBeNull()
  expect(gap({ iden: null, careers: [], educations: [{ school: '黄海理工大学', major: '' }] })).toBeNull()
})

describe('step 3', () => {
  test.each([
    [{ authType: 1, idCardStatus: 1 }, true],
    [{ authType: 2, overseaAuthStatus: 1 }, true],
    [{ authType: 1, idCardStatus: 2 }, false],
    [{ authType: 1, idCardStatus: 3 }, false],
    [{ authType: 2, overseaAuthStatus: 0 }, false],
    // a passed status of the other region does not count
    [{ authType: 2, idCardStatus: 1, overseaAuthStatus: 0 }, false],
    [null, false],
  ] as const)('%j', (realName, passes) => {
    const expected = passes ? null : { step: 'realName', missing: ['realName'], page: 'certification' }
    expect(gap({ realName })).toEqual(expected)
  })
})

const person: fc.Arbitrary<PersonFacts> = fc.record({
  iden: fc.constantFrom<Iden | null>(null, 1, 2, 4),
  email: fc.constantFrom('', 'a@b.c'),
  introduction: fc.constantFrom('', ' ', '说明'),
  birthday: fc.constantFrom(null, '2000-01-31'),
  city: fc.constantFrom('', '青岛'),
  industries: fc.subarray(['sport', 'health']),
  skills: fc.subarray(['R', 'SQL']),
  educations: fc.array(fc.record({ school: fc.constant('校'), major: fc.constantFrom('', '统计') }), { maxLength: 2 }),
  careers: fc.array(fc.record({ company: fc.constant('司'), job: fc.constantFrom('', '工程师') }), { maxLength: 2 }),
  realName: fc.option(
    fc.record({
      authType: fc.constantFrom(1, 2),
      idCardStatus: fc.integer({ min: 0, max: 3 }),
      overseaAuthStatus: fc.integer({ min: 0, max: 3 }),
    }),
  ),
})

const order = ['binding', 'occupation', 'realName']
const placeOf = (facts: PersonFacts) => {
  const found = completionGap(facts)
  return found ? order.indexOf(found.step) : order.length
}

describe('for any person', () => {
  test('skills, and items without a page, are never required', () => {
    fc.assert(
      fc.property(person, (facts) => {
        const found = completionGap(facts)
        expect(completionGap({ ...facts, skills: [], email: '', industries: [] })).toEqual(found)
        expect(found?.missing ?? []).not.toContain('user_skill')
      }),
    )
  })

  test('filling in items never leads back to an earlier step, and filling in all missing ones leads on', () => {
    fc.assert(
      fc.property(person, fc.constantFrom(...(Object.keys(complete) as (keyof PersonFacts)[])), (facts, key) => {
        if (key !== 'iden') expect(placeOf({ ...facts, [key]: complete[key] })).toBeGreaterThanOrEqual(placeOf(facts))
        const { introduction, birthday, city, educations, careers, realName } = complete
        const bound = { ...facts, introduction, birthday, city, educations }
        expect(placeOf(bound)).toBeGreaterThanOrEqual(1)
        expect(placeOf({ ...bound, careers })).toBeGreaterThanOrEqual(2)
        expect(placeOf({ ...bound, careers, realName })).toBe(3)
      }),
    )
  })

  test('a gap has at least one item, all of one page', () => {
    fc.assert(
      fc.property(person, (facts) => {
        const found = completionGap(facts)
        if (!found) return
        expect(found.missing.length).toBeGreaterThan(0)
        expect(found.page).toBe(found.step === 'realName' ? 'certification' : 'userinfo')
      }),
    )
  })
})
