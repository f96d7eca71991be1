import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTextFile, mediaTypeOf, sentTypeOf } from './media-type.ts'
import { encodings } from './reading/reading.ts'

test.each([
  ['a.csv', 'utf-8', 'text/csv; charset=utf-8'],
  ['a.CSV', 'gb18030', 'text/csv; charset=gb18030'],
  ['a.tab', 'utf-16le', 'text/tab-separated-values; charset=utf-16le'],
  ['a.csv', null, 'text/csv'],
  ['a.jsonl', 'utf-8', 'application/x-ndjson; charset=utf-8'],
  ['a.json', 'gb18030', 'application/json'],
  ['a.geojson', null, 'application/geo+json'],
  ['a.parquet', null, 'application/vnd.apache.parquet'],
  ['a.csv.gz', 'utf-8', 'application/gzip'],
  ['a.html', 'utf-8', 'application/octet-stream'],
  ['a.svg', 'utf-8', 'application/octet-stream'],
  ['a.prn', 'windows-1251', 'text/plain; charset=windows-1251'],
  ['a.asc', 'utf-8', 'text/plain; charset=utf-8'],
  ['a', 'gb18030', 'text/plain; charset=gb18030'],
  ['a.out', 'gb18030', 'text/plain; charset=gb18030'],
  ['a.bak', 'big5', 'text/plain; charset=big5'],
  ['constructor', null, 'application/octet-stream'],
  ['a', null, 'application/octet-stream'],
] as const)('%s in %s is sent as %s', (name, encoding, type) => {
  expect(sentTypeOf(name, encoding)).toBe(type)
})

test('Croissant names the type of every file whose ending is known', () => {
  expect(['a.json', 'a.png', 'a.xlsx', 'x'].map(mediaTypeOf)).toEqual([
    ...['application/json', 'image/png', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    'application/octet-stream',
  ])
})

test('only text has a charset, and nothing that a browser runs is sent as such', () => {
  const ending = fc.constantFrom('csv', 'tsv', 'json', 'html', 'svg', 'xml', 'pdf', 'png', 'zip', 'md', 'txt', 'arrow')
  fc.assert(
    fc.property(ending, fc.constantFrom(...encodings, null), (end, encoding) => {
      const sent = sentTypeOf(`x.${end}`, encoding)
      expect(sent).not.toMatch(/html|svg|xml;|application\/xml|pdf|image/)
      if (sent.includes('charset')) expect(isTextFile(`x.${end}`) && encoding !== null).toBe(true)
    }),
  )
})
