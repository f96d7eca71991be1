import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { completionGap, gapOf, type Iden, missingItems, type PersonFacts } from './completion.ts'

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
  ['identity', { iden: null }],
  ['email', { email: '' }],
  ['industry', { industries: [] }],
  ['introduction', { introduction: ' ' }],
  ['birthday', { birthday: null }],
  ['city', { city: '' }],
  ['education', { educations: [], careers: [], realName: null }],
] as const)('step 1 comes first for %s', (name, change) => {
  const page = name === 'education' ? 'occupation' : 'basic'
  expect(gap(change)).toEqual({ step: 'binding', missing: [name], page })
})

test('all missing items of a step are listed, in the order of the specification', () => {
  expect(completionGap(empty)).toEqual({
    step: 'binding',
    missing: ['identity', 'email', 'introduction', 'birthday', 'industry', 'city', 'education'],
    page: 'basic',
  })
})

test.each([
  [1, { educations: [{ school: '黄海理工大学', major: '' }] }, 'major'],
  [2, { careers: [] }, 'career'],
  [2, { careers: [{ company: '近岸海洋观测站', job: '' }] }, 'career'],
  [4, { careers: [] }, 'career'],
] as const)('step 2 requires the occupation of identity %i', (iden, change, name) => {
  expect(gap({ iden, ...change, realName: null })).toEqual({ step: 'occupation', missing: [name], page: 'occupation' })
})

test('a student needs no work experience, and a job holder no major', () => {
  expect(gap({ iden: 1, careers: [] })).toBeNull()
  expect(gap({ iden: 2, educations: [{ school: '黄海理工大学', major: '' }] })).toBeNull()
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
    const expected = passes ? null : { step: 'realName', missing: ['realName'], page: 'verification' }
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
  test('skills are never required, and are named as missing all the same', () => {
    fc.assert(
      fc.property(person, (facts) => {
        expect(completionGap({ ...facts, skills: [] })).toEqual(completionGap(facts))
        expect(completionGap(facts)?.missing ?? []).not.toContain('user_skill')
        expect(missingItems({ ...facts, skills: [] }).some(({ name }) => name === 'user_skill')).toBe(true)
      }),
    )
  })

  test('the gate names exactly the required items of the first open step that the guide names', () => {
    fc.assert(
      fc.property(person, (facts) => {
        const named = missingItems(facts).filter(({ isIgnored }) => !isIgnored)
        const found = completionGap(facts)
        expect(gapOf(missingItems(facts))).toEqual(found)
        expect(found === null).toBe(named.length === 0)
        if (!found) return
        expect(order.indexOf(found.step)).toBe(Math.min(...named.map(({ step }) => order.indexOf(step))))
        expect(found.missing).toEqual(named.filter(({ step }) => step === found.step).map(({ name }) => name))
        expect(named.find(({ name }) => name === found.missing[0])?.page).toBe(found.page)
      }),
    )
  })

  test('filling in items never leads back to an earlier step, and filling in all missing ones leads on', () => {
    fc.assert(
      fc.property(person, fc.constantFrom(...(Object.keys(complete) as (keyof PersonFacts)[])), (facts, key) => {
        if (key !== 'iden') expect(placeOf({ ...facts, [key]: complete[key] })).toBeGreaterThanOrEqual(placeOf(facts))
        const { careers, realName, ...binding } = complete
        const bound = { ...facts, ...binding }
        expect(placeOf(bound)).toBeGreaterThanOrEqual(1)
        expect(placeOf({ ...bound, careers })).toBeGreaterThanOrEqual(2)
        expect(placeOf({ ...bound, careers, realName })).toBe(3)
      }),
    )
  })
})

test('a gate that asks for less looks at the steps that it asks for alone', () => {
  fc.assert(
    fc.property(person, (facts) => {
      const [whole, profile] = [completionGap(facts), completionGap(facts, 'profile')]
      expect(completionGap(facts, 'none')).toBeNull()
      expect(profile).toEqual(whole?.step === 'realName' ? null : whole)
    }),
  )
})
