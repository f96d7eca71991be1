import { expect, test } from 'vitest'
import { withGap } from './withGap.ts'

test('a chosen text of two characters gets a space behind it', () => {
  expect(withGap('数学')).toBe('数学 ')
  expect(withGap('𠮷田')).toBe('𠮷田 ')
})

test('any other text stays as it is', () => {
  for (const text of ['', '数', '统计学', 'AI 安全']) expect(withGap(text)).toBe(text)
})
