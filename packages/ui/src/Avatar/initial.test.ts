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
])('%s shows %s', (name, shown) => expect(initial(name)).toBe(shown))

test('a name without letters shows none', () => {
  expect(initial('')).toBe('')
  expect(initial('🌊🌊')).toBe('')
})
