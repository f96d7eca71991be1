import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lineOf, linesOf } from '../../base/text/line.ts'
import { croissantOf } from './croissant.ts'
import type { ColumnProfile } from './profile.ts'
import { encodings, type StoredReading, separators } from './reading/reading.ts'

const description = { cn: '', en: '' }
const column = (name: string, type: string, isWhole?: boolean) => ({
  ...{ name, type, description },
  ...(isWhole === undefined ? {} : { isWhole }),
})
const file = (id: number, name: string) => ({
  ...{ id, name, description: '', bytes: 1, sha256: 'f', url: `https://example.org/${id}` },
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
      ...{ downloaders: 'signedIn', isOfCompetition: false },
      files,
    },
    ...more,
  })

test('names formats as readers of Croissant know them, also inside an archive', () => {
  const tables = ['a.csv', 'b.TSV', 'c.jsonl', 'd.ndjson', 'e.parquet'].map((part) => ({
    part,
    columns: [],
    reading: null,
  }))
  const files = [
    { ...file(1, 'x.jsonl'), tables: [] },
    { ...file(2, 'x.parquet'), tables: [] },
    { ...file(3, 'x.zip'), tables },
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
  const tables = [{ part: '', columns: [column('a', type, isWhole)], reading: null }]
  const { recordSet } = facts([{ ...file(1, 'x.jsonl'), tables }])
  expect(recordSet?.[0]?.field[0]?.dataType).toBe(dataType)
})

test('dates name the format that readers need, and are texts where nobody knows which number is the month', () => {
  const columns = [
    { ...column('known', 'date'), format: '%d/%m/%Y' },
    { ...column('open', 'date'), isOrderUnsure: true },
    { ...column('days', 'date'), isDays: true },
    { ...column('times', 'date'), isDays: false },
  ]
  const { recordSet } = facts([{ ...file(1, 'x.csv'), tables: [{ part: '', columns, reading: null }] }])
  const read = recordSet?.[0]?.field.map(({ dataType, source }) => [dataType, source])
  expect(read).toEqual([
    ['sc:Date', { fileObject: { '@id': 'file-1' }, extract: { column: 'known' }, transform: { format: '%d/%m/%Y' } }],
    ['sc:Text', { fileObject: { '@id': 'file-1' }, extract: { column: 'open' } }],
    ['sc:Date', { fileObject: { '@id': 'file-1' }, extract: { column: 'days' } }],
    ['sc:DateTime', { fileObject: { '@id': 'file-1' }, extract: { column: 'times' } }],
  ])
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

const reading = (more: Partial<StoredReading> = {}): StoredReading => ({
  ...{ encoding: 'utf-8', separator: ',', quote: '"', escape: '"', skip: 0, comment: '', hasHeader: true },
  ...{ missing: [], types: {}, dateOrder: {}, unsure: [], chosen: [], short: 0, long: 0, broken: 0 },
  ...more,
})

/** The columns that the description of a table with a header extracts. */
function extracted(header: readonly string[], more: Partial<StoredReading> = {}, name = 'x.csv') {
  const columns = header.map((written, place) => ({
    ...column(`${written.trim() || 'column'}_${place}`, 'text'),
    written: written === '' ? null : written,
  }))
  const { recordSet } = facts([{ ...file(1, name), tables: [{ part: '', columns, reading: reading(more) }] }])
  return (recordSet ?? []).flatMap(({ field }) => field.map(({ source }) => source.extract))
}

test('only columns that the file names are described, each once and as it is written', () => {
  expect(extracted(['a', 'a', 'A', '', ''])).toEqual([{ column: 'a' }, { column: 'A' }])
  expect(extracted([' b ', 'b'])).toEqual([{ column: ' b ' }, { column: 'b' }])
  expect(extracted(['1', '2'], { hasHeader: false })).toEqual([])
  fc.assert(
    fc.property(fc.array(fc.constantFrom('', ' ', 'a', 'a ', 'A', '列', 'a_2', 'column_1')), (header) => {
      const names = extracted(header).map((place) => ('column' in place ? place.column : ''))
      expect(new Set(names).size).toBe(names.length)
      for (const name of names) expect(header).toContain(name)
      for (const cell of header) if (cell.trim() !== '') expect(names).toContain(cell)
    }),
  )
})

test('columns of a JSON file have paths to where they are, and none where there is no path', () => {
  const json = { encoding: 'utf-8', separator: null } as const
  expect(
    extracted(['id', 'name', 'geometry.type'], { ...json, jsonPath: '$.features[*].properties' }, 'x.geojson'),
  ).toEqual([{ jsonPath: '$.features[*].properties.name' }, { jsonPath: '$.features[*].geometry.type' }])
  expect(extracted(['a', "it's", '列'], { ...json, jsonPath: '$.rows[*]' }, 'x.json')).toEqual([
    { jsonPath: '$.rows[*].a' },
    { jsonPath: "$.rows[*]['it\\'s']" },
    { jsonPath: "$.rows[*]['列']" },
  ])
  expect(extracted(['a'], { ...json, jsonPath: null }, 'x.json')).toEqual([])
  expect(extracted(['a'], json, 'x.json')).toEqual([{ column: 'a' }])
  const columns = [{ ...column('a', 'text'), written: 'a' }]
  const tables = ['one', 'two'].map((part) => ({
    part,
    columns,
    reading: reading({ ...json, jsonPath: `$.${part}[*]` }),
  }))
  const { distribution, recordSet } = facts([{ ...file(1, 'x.json'), tables }])
  expect([distribution.length, recordSet?.map(({ field }) => field[0]?.source)]).toEqual([
    1,
    ['one', 'two'].map((part) => ({ fileObject: { '@id': 'file-1' }, extract: { jsonPath: `$.${part}[*].a` } })),
  ])
})

test.each([
  ['x.txt', 'text/csv; charset=gb18030'],
  ['x.dat', 'text/csv; charset=gb18030'],
  ['x', 'text/csv; charset=gb18030'],
  ['x.csv.gz', 'application/gzip'],
])('separator and encoding of a text table are said for %s', (name, encodingFormat) => {
  const table = { part: '', columns: [], reading: reading({ encoding: 'gb18030', separator: ';' }) }
  const [found] = facts([{ ...file(1, name), tables: [table] }]).distribution
  expect(found).toMatchObject({
    encodingFormat,
    'csvw:dialect': { 'csvw:encoding': 'gb18030', 'csvw:delimiter': ';' },
  })
})

test('every encoding but UTF-8 is in the type of a text table, and encoding and separator in its dialect', () => {
  fc.assert(
    fc.property(fc.constantFrom(...encodings), fc.constantFrom(...separators), (encoding, separator) => {
      const table = { part: '', columns: [], reading: reading({ encoding, separator }) }
      const [found] = facts([{ ...file(1, 'x.csv'), tables: [table] }]).distribution
      const type = separator === '\t' ? 'text/tab-separated-values' : 'text/csv'
      expect(found).toMatchObject({
        encodingFormat: encoding === 'utf-8' ? type : `${type}; charset=${encoding}`,
        'csvw:dialect': { 'csvw:encoding': encoding, 'csvw:delimiter': separator },
      })
    }),
  )
  const odd = reading({ quote: '', escape: '\\', skip: 3, comment: '#', hasHeader: false })
  const zip = { ...file(1, 'x.zip'), tables: [{ part: 'a/b.csv', columns: [], reading: odd }] }
  expect(facts([zip]).distribution[1]).toMatchObject({
    'csvw:dialect': { 'csvw:skipRows': 3, 'csvw:commentPrefix': '#', 'csvw:header': false, 'csvw:doubleQuote': false },
  })
})

test.each([
  ['signedIn', false, true],
  ['verified', false, undefined],
  ['verified', true, undefined],
] as const)(
  'data for people who are %s, of a competition: %s, are accessible for free: %s',
  (downloaders, isOfCompetition, isFree) => {
    const found = facts([], { downloaders, isOfCompetition })
    expect(found.isAccessibleForFree).toBe(isFree)
    expect(found.conditionsOfAccess).toContain('sign in')
    expect(found.conditionsOfAccess.includes('real name')).toBe(downloaders === 'verified')
  },
)

test('JSON under the name of a text has its type', () => {
  const table = { part: '', columns: [], reading: reading({ encoding: 'utf-8', separator: null }) }
  const types = ['x.csv', 'x.txt', 'x', 'x.jsonl'].map(
    (name) => facts([{ ...file(1, name), tables: [table] }]).distribution[0]?.encodingFormat,
  )
  expect(types).toEqual([...Array.from({ length: 3 }, () => 'application/json'), 'application/jsonlines'])
})

test('a JSON file has its type', () => {
  expect(facts([{ ...file(1, 'x.json'), tables: [] }]).distribution[0]?.encodingFormat).toBe('application/json')
})
