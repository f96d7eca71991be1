import fc from 'fast-check'
import { expect, test } from 'vitest'
import { embedCode, embedRows, parseEmbedRows } from './embed.ts'

test.each([
  [null, 10],
  ['', 10],
  ['20', 20],
  ['0', 5],
  ['4', 5],
  ['51', 50],
  ['999999', 50],
  ['1e1', 10],
  ['-7', 10],
  [' 7', 10],
])('%j asks for %i rows', (text, rows) => {
  expect(parseEmbedRows(text)).toBe(rows)
})

test('any text asks for a whole number of rows between the ends, which asks for itself', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.integer().map(String)), (text) => {
      const rows = parseEmbedRows(text)
      expect(Number.isInteger(rows) && rows >= embedRows.least && rows <= embedRows.most).toBe(true)
      expect(parseEmbedRows(String(rows))).toBe(rows)
    }),
  )
})

test('no title and no address leave their attributes', () => {
  const text = fc.oneof(fc.string(), fc.constantFrom('"><script>', "'", '&quot;', '</iframe>'))
  const plain = (value: string | undefined) =>
    value?.replace(/&(quot|lt|gt|amp);/g, (_, name: string) => ({ quot: '"', lt: '<', gt: '>', amp: '&' })[name] ?? '')
  fc.assert(
    fc.property(text, text, (address, title) => {
      const code = embedCode({ address, title, rows: 10 })
      const [, src, name] = /^<iframe src="([^"<]*)" title="([^"<]*)" [^<>]*><\/iframe>$/.exec(code) ?? []
      expect([plain(src), plain(name)]).toEqual([address, title])
    }),
  )
})
