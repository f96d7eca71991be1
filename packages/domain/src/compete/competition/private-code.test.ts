import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isCode, MAX_CODE, normaliseCode } from './private-code.ts'

test.each([
  ['tide-2026', ' TIDE 2026 '],
  ['tide-2026', 'ｔｉｄｅ２０２６'],
  ['tide-2026', 'Tide\u200b–2026'],
  ['潮间带', ' 潮间带\n'],
])('%s is the code that %j names', (code, typed) => {
  expect(normaliseCode(typed)).toBe(normaliseCode(code))
})

test.each(['', '  ', '--', '\u200b', 'a\0b', '\ud800', 'x'.repeat(MAX_CODE + 1)])('%j cannot be a code', (text) => {
  expect(isCode(text)).toBe(false)
})

test('normalising any character changes nothing the second time', () => {
  const changed = Array.from({ length: 0x10000 }, (_, i) => i)
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => normaliseCode(String.fromCodePoint(point)))
    .filter((once) => normaliseCode(once) !== once)
  expect(changed).toEqual([])
})

test('normalising changes nothing the second time, and blanks around never matter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: MAX_CODE }), (text) => {
      const once = normaliseCode(text)
      expect(normaliseCode(` ${text}\t`)).toBe(once)
      expect(normaliseCode(once)).toBe(once)
    }),
  )
})
