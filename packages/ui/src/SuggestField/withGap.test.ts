import { expect, test } from 'vitest'
import { withGap } from './withGap.ts'

test('appends a space to a chosen text of two characters', () => {
  expect(withGap('数学')).toBe('数学 ')
  expect(withGap('𠮷田')).toBe('𠮷田 ')
})

test('leaves any other text unchanged', () => {
  for (const text of ['', '数', '统计学', 'AI 安全']) expect(withGap(text)).toBe(text)
})
