import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AuthStatus, authStatus } from '../../base/completion/status.ts'
import {
  certificatesOf,
  certificateTypes,
  isRealName,
  type Region,
  realNameFieldsOf,
  realNameMissing,
  realNameProblems,
  realNameRefusal,
  regions,
} from './real-name.ts'

describe('names of documents', () => {
  test.each([
    '张三',
    ' 张 三 ',
    '欧阳小明',
    '𠮷田',
    '阿卜杜拉·艾力',
    '买买提•吐尔逊',
    "O'Neill Shaun",
    'Jean-Luc Picard',
    'ZHANG SAN',
    'Sammy Davis Jr.',
    'José Álvarez',
    'Jose\u0301 Alvarez',
    'Ольга Иванова',
    'محمد علي',
    'นภา',
    '葛\u{e0100}城',
    '字'.repeat(50),
  ])('%j is valid', (name) => {
    expect(isRealName(name)).toBe(true)
  })

  test.each([
    '',
    ' ',
    '张',
    '字'.repeat(51),
    '字'.repeat(200),
    '张三1',
    '张三😀',
    '😀😀',
    '张\u200b三',
    '张三\u202e',
    '\u202e张三',
    '张三\u3164',
    '\u3164\u3164',
    '张\0三',
    '张三\ud800',
    '张三\ufffd',
    '<script>alert(1)</script>',
    '张三;',
    '·张三',
    '张三·',
    '-张三',
    '张_三',
    '张\u0007三',
  ])('%j is invalid', (name) => {
    expect(isRealName(name)).toBe(false)
  })

  const sign = fc.oneof(
    fc.constantFrom(...'张三ae·-. \n1😀', '\u0301', '\u200b', '\u202e', '\u3164', '\u034f', '\ufe0f'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  )

  test('a valid name has only letters and their separators, nothing invisible, and is stored as it was validated', () => {
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 6 }), (raw) => {
        const name = realNameFieldsOf({ realName: raw, certificateType: '', idNumber: '' }).realName
        expect(isRealName(name)).toBe(isRealName(raw))
        if (isRealName(raw)) expect(name).not.toMatch(/[\p{C}\p{N}\p{S}]|^\P{L}|\s\s/u)
      }),
      { numRuns: 5000 },
    )
  })
})

const right = { realName: '张三', certificateType: 'idCard', idNumber: '11010519491231002X' }
const abroad = { realName: 'Ann Lee', certificateType: 'passport', idNumber: 'E12345678' }

describe('missing values', () => {
  test.each([
    [right, true, []],
    [right, false, ['holdingPhoto']],
    [
      { realName: ' ', certificateType: '', idNumber: '\u3000' },
      false,
      ['realName', 'certificateType', 'idNumber', 'holdingPhoto'],
    ],
    [{ ...right, realName: '\u200b\u2060' }, true, ['realName']],
    [{ ...right, realName: '\0' }, true, ['realName']],
    [{ ...right, idNumber: '' }, true, ['idNumber']],
  ] as const)('of %j with photograph %j: %j', (fields, hasPhoto, missing) => {
    expect(realNameMissing(fields, hasPhoto)).toEqual(missing)
  })
})

describe('problems', () => {
  test.each([
    ['mainland', right, []],
    ['overseas', abroad, []],
    ['overseas', { ...abroad, certificateType: 'residentCard', idNumber: 'ABC110080011001' }, []],
    ['overseas', right, ['certificateInvalid']],
    ['mainland', abroad, ['certificateInvalid']],
    ['mainland', { ...right, idNumber: '110105194912310021' }, ['idInvalid']],
    ['overseas', { ...abroad, certificateType: 'residentCard' }, ['idInvalid']],
    ['mainland', { ...right, realName: '张三1', idNumber: 'x' }, ['realNameInvalid', 'idInvalid']],
    ['mainland', { ...right, certificateType: 'constructor' }, ['certificateInvalid']],
  ] as const)('%s, %j: %j', (region, fields, problems) => {
    expect(realNameProblems(region, fields)).toEqual(problems)
  })

  test('every document belongs to one region', () => {
    for (const type of certificateTypes) {
      const homes = (Object.keys(regions) as Region[]).filter((region) =>
        certificatesOf[region].some((one) => one === type),
      )
      expect(homes).toHaveLength(1)
    }
  })

  test('stored values are valid when they are validated again', () => {
    const fields = { realName: ' 张\n三 ', certificateType: 'idCard', idNumber: ' 110105 19491231 002x ' }
    expect(realNameProblems('mainland', fields)).toEqual([])
    expect(realNameFieldsOf(fields)).toEqual({ realName: '张 三', certificateType: 'idCard', idNumber: right.idNumber })
  })
})

describe('the stored verification decides whether the next one may be sent', () => {
  const codes = { notVerified: 0, passed: 1, pending: 2, rejected: 3 } as const satisfies Record<AuthStatus, number>
  const all = (Object.keys(codes) as AuthStatus[]).flatMap((status) =>
    (['mainland', 'overseas'] as const).flatMap((was) =>
      (['mainland', 'overseas'] as const).flatMap((region) =>
        [null, 7, 8].map((replaces) => ({ status, was, region, replaces })),
      ),
    ),
  )

  test.each(all)('$status in $was, then $region in place of $replaces', ({ status, was, region, replaces }) => {
    const stored = {
      id: 7,
      authType: regions[was],
      idCardStatus: was === 'mainland' ? codes[status] : 0,
      overseaAuthStatus: was === 'overseas' ? codes[status] : 0,
    }
    expect(authStatus(stored)).toBe(status)
    const refusal = realNameRefusal(stored, { region, replaces })
    // only the id of a verification that is neither passed nor pending allows the next one, in any region
    const isOpen = replaces === stored.id && (status === 'rejected' || status === 'notVerified')
    expect(refusal === null).toBe(isOpen)
    if (status === 'passed') expect(refusal).toBe('realNamePassed')
    else if (status === 'pending') expect(refusal).toBe(was === region ? 'realNamePending' : 'realNameOther')
    else if (!isOpen) {
      expect(refusal).toBe(was !== region && replaces === null ? 'realNameOther' : 'realNameChanged')
    }
  })

  test.each(['mainland', 'overseas'] as const)(
    'without a stored verification, %s may be sent as the first one',
    (region) => {
      expect(realNameRefusal(null, { region, replaces: null })).toBeNull()
      expect(realNameRefusal(null, { region, replaces: 7 })).toBe('realNameChanged')
    },
  )
})
