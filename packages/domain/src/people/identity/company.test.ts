import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { companyFieldsOf, companyLimits, companyProblems, companyRefusal, isCreditCode } from './company.ts'

const SIGNS = '0123456789ABCDEFGHJKLMNPQRTUWXY'

/** Codes that enterprises have published. */
const published = [
  '91350100M000100Y43',
  '91110000802100433B',
  '914403001922038216',
  '9144030071526726XG',
  '91330100799655058B',
]

describe('unified social credit codes', () => {
  test.each(published)('the published %s is valid', (code) => {
    expect(isCreditCode(code)).toBe(true)
    expect(isCreditCode(` ${code.toLowerCase()} `)).toBe(true)
  })

  test('a single wrong character is detected, and so are two swapped neighbours', () => {
    fc.assert(
      fc.property(fc.constantFrom(...published), fc.nat(17), fc.constantFrom(...SIGNS), (code, at, sign) => {
        const wrong = code.slice(0, at) + sign + code.slice(at + 1)
        expect(isCreditCode(wrong)).toBe(wrong === code)
        const swapped = code.slice(0, at) + (code[at + 1] ?? '') + code[at] + code.slice(at + 2)
        expect(isCreditCode(swapped)).toBe(swapped === code)
      }),
      { numRuns: 2000 },
    )
  })

  test('exactly one check character is valid', () => {
    for (const code of published) {
      expect([...SIGNS].filter((sign) => isCreditCode(code.slice(0, 17) + sign))).toEqual([code[17]])
    }
  })

  test.each([
    '',
    '91350100M000100Y4',
    '91350100M000100Y433',
    '91350100I000100Y43',
    '9135O100M000100Y43',
    '0'.repeat(17),
  ])('%j is invalid', (code) => {
    expect(isCreditCode(code)).toBe(false)
  })
})

const right = {
  companyName: '潮间带数据（青岛）有限公司',
  creditCode: '91350100M000100Y43',
  contactName: '张三',
  contactEmail: 'Zhang@Example.com',
  purpose: '',
}

describe('certifications of enterprises', () => {
  test.each([
    [{}, []],
    [{ companyName: 'A&B Data Ltd.', purpose: '一\n二' }, []],
    [{ companyName: '字'.repeat(companyLimits.companyName), purpose: '字'.repeat(companyLimits.purpose) }, []],
    [{ companyName: '' }, ['companyNameInvalid']],
    [{ companyName: '司' }, ['companyNameInvalid']],
    [{ companyName: '12345' }, ['companyNameInvalid']],
    [{ companyName: '潮间带\u202e数据' }, ['companyNameInvalid']],
    [{ companyName: '潮间带\u200b数据' }, ['companyNameInvalid']],
    [{ companyName: '潮间带\u001b[31m数据' }, ['companyNameInvalid']],
    [{ companyName: '字'.repeat(companyLimits.companyName + 1) }, ['companyNameInvalid']],
    [{ creditCode: '91350100M000100Y44' }, ['creditCodeInvalid']],
    [{ contactName: '<b>' }, ['contactNameInvalid']],
    [{ contactEmail: 'zhang@' }, ['contactEmailInvalid']],
    [{ purpose: '字'.repeat(companyLimits.purpose + 1) }, ['purposeInvalid']],
    [{ purpose: '办\0赛' }, ['purposeInvalid']],
    [
      { companyName: '', creditCode: '', contactName: '', contactEmail: '', purpose: '\ud800' },
      ['companyNameInvalid', 'creditCodeInvalid', 'contactNameInvalid', 'contactEmailInvalid', 'purposeInvalid'],
    ],
  ])('%j: %j', (change, problems) => {
    expect(companyProblems({ ...right, ...change })).toEqual(problems)
  })

  test('are normalised before they are stored and validated', () => {
    const raw = { ...right, companyName: ' 潮间带\n数据 ', creditCode: ' 91350100m000100y43', purpose: ' 一\r\n二 ' }
    const stored = companyFieldsOf(raw)
    expect(stored).toEqual({
      companyName: '潮间带 数据',
      creditCode: right.creditCode,
      contactName: '张三',
      contactEmail: 'zhang@example.com',
      purpose: '一\n二',
    })
    expect([companyProblems(raw), companyProblems(stored)]).toEqual([[], []])
  })

  test('a passed or pending certification is never replaced', () => {
    const refusals = [null, 0, 1, 2, 3].map((status) => companyRefusal(status === null ? null : { status }))
    expect(refusals).toEqual([null, null, 'companyPassed', 'companyPending', null])
  })
})
