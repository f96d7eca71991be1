import fc from 'fast-check'
import { expect, test } from 'vitest'
import { messageLength, messageProblem, messageText, snippetOf } from './content.ts'

const family = '👨‍👩‍👧‍👦'

test.each([
  ['', 'empty'],
  [' \n\t\u3000', 'empty'],
  ['\u200b\u2060', 'empty'],
  ['好', null],
  ['字'.repeat(255), null],
  ['字'.repeat(256), 'tooLong'],
  ['e\u0301'.repeat(255), null],
  ['😀'.repeat(255), null],
  [family.repeat(36), null],
  [family.repeat(37), 'tooLong'],
  [family.repeat(255), 'tooLong'],
  ['a\0', 'forbidden'],
  ['\ud83d', 'forbidden'],
  ['<script>alert(1)</script>', null],
])('%j: %s', (text, problem) => {
  expect(messageProblem(text)).toBe(problem)
})

test('a stored text is never longer than the counted one, and remains valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      fc.pre(messageProblem(text) === null)
      const stored = messageText(text)
      expect(messageLength(stored)).toBeLessThanOrEqual(messageLength(text))
      expect(messageProblem(stored)).toBeNull()
    }),
  )
})

test('a snippet is one short line', () => {
  expect(snippetOf('  一行\n\n两行  ')).toBe('一行 两行')
  expect(snippetOf('😀'.repeat(60))).toBe('😀'.repeat(60))
  expect([...snippetOf('😀'.repeat(61))]).toHaveLength(61)
})
