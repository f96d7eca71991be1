import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstOpenPage, guidePages, mayOpenGuide, pageAfter, pageBefore } from '../../base/completion/pages.ts'
import { DAY, shanghaiDayStart } from '../../base/time/instant.ts'
import { type BindingFields, bindingProblems } from './binding.ts'
import { enterprisePageShown, enterprisePages } from './enterprise.ts'
import { type OccupationFields, occupationProblems, requiredFields } from './occupation.ts'
import { guideOrigin } from './origin.ts'

const now = shanghaiDayStart('2026-11-22') + DAY / 2
const site = 'https://shulei.example'

describe('the return target of the guide', () => {
  test.each([
    ['/competitions/1001/submits?tab=1#top', '/competitions/1001/submits?tab=1#top'],
    [`${site}/users/1`, '/users/1'],
    ['/', '/'],
    ['/guidebook', '/guidebook'],
    [null, null],
    ['', null],
    ['https://elsewhere.example/', null],
    ['//elsewhere.example/', null],
    ['/\\elsewhere.example', null],
    ['/\t/elsewhere.example', null],
    ['javascript:alert(1)', null],
    [`${site}@elsewhere.example/`, null],
    [`${site}//elsewhere.example`, null],
    ['/guide', null],
    ['/guide/step-1?origin=/guide', null],
    ['/guide-ent/step1', null],
    ['/./guide/step-2', null],
    ['/GUIDE/step-1', null],
    ['/guide%2Fstep-1', null],
    ['/%67uide', null],
    ['/sso/logout', null],
    ['/ssow', '/ssow'],
    ['/%', null],
    ['competitions/1', null],
  ])('%j: %j', (raw, path) => expect(guideOrigin(raw, site)).toBe(path))

  test('no text leads to another site, nor back into the guide, even when the result is parsed again', () => {
    const hostile = fc.constantFrom(
      '/',
      '//',
      '\\',
      '@',
      ':',
      'https:',
      'evil.example',
      'guide',
      'SSO',
      '..',
      '%2f',
      '?',
      '#',
      ' ',
    )
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(hostile).map((parts) => parts.join('')),
      fc.webUrl(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }).map((url) => site + url.slice(url.indexOf('/', 8))),
    )
    fc.assert(
      fc.property(text, (raw) => {
        const path = guideOrigin(raw, site)
        if (path === null) return
        const url = new URL(path, site)
        expect(url.origin).toBe(site)
        expect(decodeURIComponent(url.pathname)).not.toMatch(/^\/(guide(-ent)?|sso)(\/|$)/i)
        expect(guideOrigin(path, site)).toBe(path)
      }),
    )
  })
})

describe('the pages of the guide', () => {
  test('lead forward and back through all of them', () => {
    for (const page of guidePages) {
      const next = pageAfter(page)
      if (next) expect(pageBefore(next)).toBe(page)
    }
    expect([pageAfter('done'), pageBefore('basic')]).toEqual([null, null])
  })

  test('begin with the first missing item that the gate requires', () => {
    const items = fc.array(fc.record({ page: fc.constantFrom(...guidePages), isIgnored: fc.boolean() }))
    fc.assert(
      fc.property(items, (missing) => {
        const first = firstOpenPage(missing)
        const required = missing.filter(({ isIgnored }) => !isIgnored).map(({ page }) => guidePages.indexOf(page))
        expect(guidePages.indexOf(first)).toBe(required.length === 0 ? guidePages.length - 1 : Math.min(...required))
      }),
    )
  })

  test.each([
    [{ isHidden: false, isByGate: false, hasGap: true }, true],
    [{ isHidden: false, isByGate: false, hasGap: false }, true],
    [{ isHidden: true, isByGate: true, hasGap: true }, true],
    [{ isHidden: true, isByGate: false, hasGap: true }, false],
    [{ isHidden: true, isByGate: true, hasGap: false }, false],
  ])('%j: open %s', (guide, isOpen) => expect(mayOpenGuide(guide)).toBe(isOpen))
})

const whole: OccupationFields = {
  companyName: '近岸海洋观测站',
  jobName: '数据工程师',
  workStartTime: '2021-03',
  workEndTime: '',
  schoolName: '黄海理工大学',
  majorName: '海洋科学',
  degreeName: '硕士',
  eduStartTime: '2014-09',
  eduEndTime: '2017-06',
}

describe('an occupation', () => {
  test('needs the required fields of its identity and no others', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(1 as const, 2 as const, 4 as const),
        fc.subarray(Object.keys(whole) as (keyof OccupationFields)[]),
        (iden, left) => {
          const fields = { ...whole, ...Object.fromEntries(left.map((name) => [name, ' '])) }
          const required: readonly string[] = requiredFields[iden]
          const expected = left.filter((name) => required.includes(name))
          expect(Object.keys(occupationProblems(iden, fields, now)).sort()).toEqual(expected.sort())
        },
      ),
    )
  })

  test.each([
    [{ eduEndTime: '2014-08' }, { eduEndTime: 'order' }],
    [{ workStartTime: '0000-01' }, { workStartTime: 'noMonth' }],
    [{ workStartTime: '3000-01' }, { workStartTime: 'future' }],
    [{ eduEndTime: '3000-01' }, { eduEndTime: 'endTooLate' }],
    [{ majorName: '海\ud83d' }, { majorName: 'forbidden' }],
    [{ schoolName: '校'.repeat(61) }, { schoolName: 'tooLong' }],
    [{ schoolName: '\u200b' }, { schoolName: 'empty' }],
  ])('%j: %j', (change, problems) => {
    expect(occupationProblems(2, { ...whole, ...change }, now)).toEqual(problems)
  })

  test('of a student ignores an employment that is typed in vain', () => {
    expect(occupationProblems(1, { ...whole, workStartTime: '3000-01', companyName: '' }, now)).toEqual({})
  })
})

const bound: BindingFields = {
  iden: '1',
  birthday: '2004-02-29',
  province: '',
  city: '青岛',
  industry: 'ecology,health',
  introduction: '统计',
}

test.each([
  [{}, {}],
  [{ iden: '3' }, { iden: 'empty' }],
  [{ birthday: '0000-01-01' }, { birthday: 'tooEarly' }],
  [{ birthday: '2001-02-29' }, { birthday: 'noDay' }],
  [{ birthday: '3000-01-01' }, { birthday: 'future' }],
  [
    { city: ' ', introduction: '\n' },
    { city: 'empty', introduction: 'empty' },
  ],
  [{ introduction: 'a\udc00' }, { introduction: 'forbidden' }],
  [{ industry: '' }, { industry: 'empty' }],
  [{ industry: 'a,b,c,d,e' }, { industry: 'full' }],
])('binding information with %j: %j', (change, problems) => {
  expect(bindingProblems({ ...bound, ...change }, now)).toEqual(problems)
})

describe('the certification of an enterprise', () => {
  test.each(enterprisePages)('%s is shown at its own address until it is sent, if it has something to show', (page) => {
    for (const status of ['notVerified', 'rejected'] as const) {
      expect(enterprisePageShown(page, status)).toBe(page === 'done' ? 'start' : page)
    }
    for (const status of ['pending', 'passed'] as const) expect(enterprisePageShown(page, status)).toBe('done')
  })
})
