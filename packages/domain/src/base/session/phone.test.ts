import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskPhone, normalisePhone } from './phone.ts'

describe('spellings of one number give the same result', () => {
  test.each([
    '13812345678',
    '138 1234 5678',
    '138-1234-5678',
    '１３８１２３４５６７８',
    '+86 138 1234 5678',
    '＋8613812345678',
    '(+86)138.1234.5678',
    '008613812345678',
    '8613812345678',
    '\u202d138\u20111234\u20115678\u202c',
    '\t13812345678\n',
  ])('%j', (raw) => {
    expect(normalisePhone(raw)).toBe('+8613812345678')
  })

  test('normalising twice changes nothing', () => {
    const raw = fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789+- ') }),
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^1[3-9]\d{9}$/),
    )
    fc.assert(
      fc.property(raw, (text) => {
        const phone = normalisePhone(text)
        if (phone === null) return
        expect(phone).toMatch(/^\+[1-9]\d{5,14}$/)
        expect(normalisePhone(phone)).toBe(phone)
      }),
      { numRuns: 5000 },
    )
  })
})

test.each([
  ['+442079460000', '+442079460000'],
  ['0044 20 7946 0000', '+442079460000'],
  ['+1 (202) 555-0100', '+12025550100'],
  ['+85261234567', '+85261234567'],
])('%j from abroad is %j', (raw, phone) => {
  expect(normalisePhone(raw)).toBe(phone)
})

test.each([
  '',
  '+',
  '12345678901',
  '1381234567',
  '138123456789',
  '+8612812345678',
  '+86138123456',
  '+12345',
  '+1234567890123456',
  '+0123456789',
  '13812345678x',
  '138123４56é8',
  '++8613812345678',
  '02161234567',
  '٣٨١٢٣٤٥٦٧٨٩',
  '1'.repeat(100_000),
])('%j is an invalid phone number', (raw) => {
  expect(normalisePhone(raw)).toBeNull()
})

test('a masked number hides its middle', () => {
  expect(maskPhone('+8613812345678')).toBe('138****5678')
  expect(maskPhone('+442079460000')).toBe('+44****00')
  expect(maskPhone('+123456')).toBe('+12****56')
})
