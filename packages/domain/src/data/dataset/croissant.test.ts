import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf, linesOf } from '../../base/text/line.ts'
import { croissantOf } from './croissant.ts'
import type { ColumnProfile } from './profile.ts'

const description = { cn: '', en: '' }
const column = (name: string, type: string, isWhole?: boolean) => ({
  ...{ name, type, description },
  ...(isWhole === undefined ? {} : { isWhole }),
})
const file = (id: number, name: string, format: 'jsonl' | 'parquet' | 'zip') => ({
  ...{ id, name, format, description: '', bytes: 1, sha256: 'f', url: `https://example.org/${id}` },
})
type Facts = Parameters<typeof croissantOf>[0]
const facts = (files: Facts['files'], more: Partial<Facts> = {}) =>
  croissantOf({
    ...{
      name: 'x',
      summary: 'x',
      description: '',
      url: 'https://example.org',
      licence: 'CC0-1.0',
      keywords: [],
      version: 1,
    },
    ...{
      creator: { name: 'x', url: null },
      publishedAt: null,
      updatedAt: '2026-01-01T00:00:00Z',
      citation: null,
      files,
    },
    ...more,
  })

test('names formats as readers of Croissant know them, also inside an archive', () => {
  const tables = ['a.csv', 'b.TSV', 'c.jsonl', 'd.ndjson', 'e.parquet'].map((part) => ({ part, columns: [] }))
  const files = [
    { ...file(1, 'x.jsonl', 'jsonl'), tables: [] },
    { ...file(2, 'x.parquet', 'parquet'), tables: [] },
    { ...file(3, 'x.zip', 'zip'), tables },
  ]
  expect(facts(files).distribution.map(({ encodingFormat }) => encodingFormat)).toEqual([
    ...['application/jsonlines', 'application/x-parquet', 'application/zip', 'text/csv', 'text/tab-separated-values'],
    ...['application/jsonlines', 'application/jsonlines', 'application/x-parquet'],
  ])
})

test.each<[type: ColumnProfile['type'], isWhole: boolean | undefined, dataType: string]>([
  ['number', true, 'sc:Integer'],
  ['number', false, 'sc:Float'],
  ['number', undefined, 'sc:Float'],
  ['binary', true, 'sc:Integer'],
  ['binary', false, 'sc:Boolean'],
  ['id', true, 'sc:Integer'],
  ['id', false, 'sc:Text'],
  ['date', false, 'sc:Date'],
  ['category', true, 'sc:Text'],
])('a column of the type %s, whole: %s, has %s', (type, isWhole, dataType) => {
  const tables = [{ part: '', columns: [column('a', type, isWhole)] }]
  const { recordSet } = facts([{ ...file(1, 'x.jsonl', 'jsonl'), tables }])
  expect(recordSet?.[0]?.field[0]?.dataType).toBe(dataType)
})

test('the description has the summary and the description, and short ones the name', () => {
  const words = (more: Partial<Facts>) => facts([], more).description
  expect(words({ name: '潮位', summary: '三个港口', description: '每小时一行\n单位厘米' })).toBe(
    '潮位. 三个港口\n\n每小时一行\n单位厘米',
  )
  expect(words({ name: '潮位', summary: '' })).toBe('潮位')
  const piece = fc.constantFrom('', ' ', '\n', '每小时一行', 'tides '.repeat(900), '🌊')
  const parts = fc.array(piece, { maxLength: 6 }).map((some) => some.join(''))
  fc.assert(
    fc.property(parts, parts, (summary, description) => {
      const text = words({ name: '潮位', summary: lineOf(summary), description: linesOf(description) })
      expect(text).toBe(text.trim())
      expect([...text].length).toBeLessThanOrEqual(5000)
    }),
  )
})

test('what is not published yet has no citation', () => {
  expect(facts([])).not.toHaveProperty('citeAs')
  expect(facts([], { citation: '@misc{}' }).citeAs).toBe('@misc{}')
})
