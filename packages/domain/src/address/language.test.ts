import { expect, test } from 'vitest'
import { canonicalPath } from './language.ts'

test.each([
  ['', '/competitions'],
  ['?page=2', '/competitions'],
  ['?lang=zh-CN', '/competitions'],
  ['?lang=fr', '/competitions'],
  ['?page=2&lang=en-US', '/competitions?lang=en-US'],
])('the address of /competitions%s for search engines is %s', (query, canonical) => {
  expect(canonicalPath('/competitions', query)).toBe(canonical)
})
