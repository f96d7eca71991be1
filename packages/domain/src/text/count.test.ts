import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countText, fitsText, hasForbiddenCharacters, toNfc } from './count.ts'

test.each([
  ['', 0],
  ['abc', 3],
  ['数擂', 2],
  ['𠮷', 1],
  ['😀', 1],
  ['👨‍👩‍👧‍👦', 7],
  ['e\u0301', 1],
  ['한', 1],
])('%j counts %i characters', (text, count) => {
  expect(countText(text)).toBe(count)
})

test('255 emoji fit into a message, 256 do not', () => {
  expect(fitsText('😀'.repeat(255), 255)).toBe(true)
  expect(fitsText('😀'.repeat(256), 255)).toBe(false)
})

test('composed and decomposed spellings have the same count and stored form', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(countText(text.normalize('NFD'))).toBe(countText(text))
      expect(toNfc(text.normalize('NFD'))).toBe(toNfc(text))
    }),
  )
})

test.each([
  ['数擂 👨‍👩‍👧‍👦\n', false],
  ['a\0b', true],
  ['\ud83d', true],
  ['\ude00', true],
  ['\ude00\ud83d', true],
  ['\ud83d\ude00', false],
])('%j has forbidden characters: %s', (text, forbidden) => {
  expect(hasForbiddenCharacters(text)).toBe(forbidden)
})
