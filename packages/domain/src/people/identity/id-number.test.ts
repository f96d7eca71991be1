import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMainlandId, isPassport, isResidentCard, maskIdNumber, maskRealName } from './id-number.ts'

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** Appends the check character that makes the weighted sum 1 modulo 11 (ISO 7064). */
function complete(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  const check = [...'0123456789X'].find((_, value) => (sum + value) % 11 === 1)
  return digits + check
}

const valid = fc
  .tuple(
    fc.integer({ min: 110_000, max: 659_999 }),
    fc.date({ min: new Date('1900-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([region, born, order]) =>
    complete(`${region}${born.toISOString().slice(0, 10).replaceAll('-', '')}${String(order).padStart(3, '0')}`),
  )

describe('mainland id numbers', () => {
  test.each([
    '11010519491231002X',
    '11010519491231002x',
    ' 110105 19491231 002X ',
    '１１０１０５１９４９１２３１００２Ｘ',
    '440524188001010014',
  ])('the published examples are valid: %j', (id) => {
    expect(isMainlandId(id)).toBe(!id.includes('1880'))
  })

  test('valid numbers pass, and any single wrong digit is detected', () => {
    fc.assert(
      fc.property(valid, fc.nat(16), fc.nat(9), (id, at, digit) => {
        expect(isMainlandId(id)).toBe(true)
        const wrong = id.slice(0, at) + digit + id.slice(at + 1)
        expect(isMainlandId(wrong)).toBe(wrong === id)
      }),
      { numRuns: 2000 },
    )
  })

  test('two swapped neighbouring digits are detected', () => {
    fc.assert(
      fc.property(valid, fc.nat(15), (id, at) => {
        const swapped = id.slice(0, at) + id[at + 1] + id[at] + id.slice(at + 2)
        expect(isMainlandId(swapped)).toBe(swapped === id)
      }),
    )
  })

  test.each([
    '',
    '110105194912310021',
    '110105491231002',
    complete('11010520230229001'),
    complete('11010520231301001'),
    complete('11010520230001001'),
    complete('11010520230100001'),
    complete('01010519491231002'),
    '1101051949123１00２Ｙ',
  ])('%j is refused', (id) => {
    expect(isMainlandId(id)).toBe(false)
  })
})

describe('permanent resident cards', () => {
  test.each([
    ['ABC110080011001', true],
    ['abc 110080011001', true],
    ['AB1110080011001', false],
    ['ABC11008001100', false],
    ['ABC1100800110011', false],
    ['ABC11008001100X', false],
    ['', false],
  ])('old form, %j: %s', (number, expected) => {
    expect(isResidentCard(number)).toBe(expected)
    expect(isMainlandId(number)).toBe(false)
  })

  test('a number of 18 characters is either a citizen’s or, starting with 9, a foreigner’s', () => {
    fc.assert(
      fc.property(valid, fc.boolean(), (id, isForeign) => {
        const number = isForeign ? complete(`9${id.slice(1, 17)}`) : id
        expect([isMainlandId(number), isResidentCard(number)]).toEqual([!isForeign, isForeign])
      }),
    )
  })

  test('any single wrong digit of the new form is detected', () => {
    fc.assert(
      fc.property(valid, fc.nat(16), fc.nat(9), (id, at, digit) => {
        const number = complete(`9${id.slice(1, 17)}`)
        const wrong = number.slice(0, at) + digit + number.slice(at + 1)
        expect(isResidentCard(wrong)).toBe(wrong === number)
      }),
    )
  })
})

test.each([
  ['E12345678', true],
  ['e1234', true],
  ['A'.repeat(20), true],
  ['A'.repeat(21), false],
  ['A123', false],
  ['E1234-567', false],
  ['护照12345', false],
])('passport %j: %s', (number, expected) => {
  expect(isPassport(number)).toBe(expected)
})

test('masked numbers and names show at most their ends', () => {
  expect(maskIdNumber('11010519491231002X')).toBe('1****************X')
  expect(maskIdNumber('A123')).toBe('****')
  expect(maskRealName('张三')).toBe('*三')
  expect(maskRealName('欧阳小明')).toBe('***明')
  expect(maskRealName('𠮷')).toBe('*')
  expect(maskRealName('')).toBe('')
})

test('a masked text has the length of the original and shows at most one character at each end', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
      const signs = [...text]
      const masked = [...maskIdNumber(text)]
      expect(masked).toHaveLength(signs.length)
      expect(new Set(masked.slice(1, -1)).has('*') || signs.length < 3).toBe(true)
      expect(masked.slice(1, -1).every((sign) => sign === '*')).toBe(true)
      const name = [...maskRealName(text)]
      expect(name).toHaveLength([...text.trim()].length)
      expect(name.slice(0, -1).every((sign) => sign === '*')).toBe(true)
    }),
  )
})
