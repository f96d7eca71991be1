import { expect, test } from 'vitest'
import { bibtexOf, type CitationFacts, gbtOf } from './citation.ts'

const at = Date.UTC(2026, 0, 2)
const facts: CitationFacts = {
  ...{ id: 3, name: '鸟击', author: '单于飞', publisher: '数擂', publishedAt: at, version: 2 },
  ...{ url: 'https://example.org/datasets/3', source: '数据来源：FAA & 合作方', readAt: at },
}

test('a citation names the source', () => {
  expect(gbtOf(facts)).toBe(
    '单于飞. 鸟击: V2[DS/OL]. 数擂, 2026(2026-01-02)[2026-01-02]. https://example.org/datasets/3. 数据来源：FAA & 合作方.',
  )
  expect(bibtexOf(facts)).toContain('  url = {https://example.org/datasets/3},\n  note = {数据来源：FAA \\& 合作方}\n}')
})

test('the site is the author of a data set without an owner', () => {
  expect(gbtOf({ ...facts, author: null })).toMatch(/^数擂\. 鸟击/)
  expect(bibtexOf({ ...facts, author: null })).toContain('author = {{数擂}}')
})

test('a citation without a source ends with the address', () => {
  expect(gbtOf({ ...facts, source: '' })).toMatch(/datasets\/3\.$/)
  expect(bibtexOf({ ...facts, source: '' })).toMatch(/datasets\/3\}\n\}$/)
})
