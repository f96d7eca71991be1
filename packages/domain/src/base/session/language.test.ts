import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksForNoChinese } from './language.ts'

test.each([
  ['en-US,en;q=0.9', true],
  ['de', true],
  ['en-GB,en;q=0.9,*;q=0.1', true],
  ['en-US,zh;q=0', true],
  ['zh-CN,zh;q=0.9,en;q=0.8', false],
  ['en-US,en;q=0.9,zh-TW;q=0.1', false],
  ['en, ZH-Hant', false],
  ['*', false],
  ['', false],
  [null, false],
])('%j: %s', (header, expected) => {
  expect(asksForNoChinese(header)).toBe(expected)
})

test('a header that contains Chinese never asks for no Chinese', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('en', 'de-DE', 'fr;q=0.3', '*')),
      fc.constantFrom('zh', 'zh-CN', 'zh-HK;q=0.1'),
      (others, zh) => {
        expect(asksForNoChinese([...others, zh].join(','))).toBe(false)
      },
    ),
  )
})
