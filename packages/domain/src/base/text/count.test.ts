import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countText, fitsText, hasEndlessMarks, hasForbiddenCharacters, toNfc } from './count.ts'

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

test('a letter may have thirty marks, and no mark is missed that normalising sorts', () => {
  expect(hasEndlessMarks(`a${'\u0301'.repeat(30)}b${'\u0323'.repeat(30)}`)).toBe(false)
  expect(hasEndlessMarks(`a${'\u0301\u0323'.repeat(16)}`)).toBe(true)
  const unseen: string[] = []
  for (let point = 1; point <= 0x10ffff; point += 1) {
    if (point === 0xd800) point = 0xe000
    const character = String.fromCodePoint(point)
    // U+0334 has the lowest class of all marks, so it comes before every other mark that follows the same letter
    const isSorted = `a${character}\u0334`.normalize('NFD').startsWith('a\u0334')
    if (isSorted && !/^\p{M}/u.test(character)) unseen.push(`U+${point.toString(16)}`)
  }
  expect(unseen).toEqual([])
})
