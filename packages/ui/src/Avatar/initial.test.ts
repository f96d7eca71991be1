import fc from 'fast-check'
import { expect, test } from 'vitest'
import { initial } from './initial.ts'

test.each([
  ['顾南星', '顾'],
  ['Mira Chen', 'M'],
  ['élodie', 'É'],
  ['  _wave', 'W'],
  ['🌊 海', '海'],
  ['𠮷野', '𠮷'],
  ['7 号浮标', '7'],
  ['e\u0301lodie', 'E\u0301'],
  ['葛\u{e0100}城', '葛\u{e0100}'],
  ['1\ufe0f\u20e3 号', '1\ufe0f\u20e3'],
])('%s shows %s', (name, shown) => expect(initial(name)).toBe(shown))

test('returns an empty text for a name without letters', () => {
  expect(initial('')).toBe('')
  expect(initial('🌊🌊')).toBe('')
})

test('a name shows its first character as a reader sees it', () => {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'grapheme' })
  const part = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.constantFrom('顾', 'm', '7'))
  fc.assert(
    fc.property(fc.array(part, { maxLength: 3 }), (parts) => {
      const characters = [...segmenter.segment(parts.join(''))].map(({ segment }) => segment)
      const first = characters.find((character) => /^[\p{L}\p{N}]/u.test(character)) ?? ''
      expect(initial(parts.join(''))).toBe(first.toLocaleUpperCase())
    }),
    { numRuns: 150 },
  )
})
