import fc from 'fast-check'
import { expect, test } from 'vitest'
import { licences, termsOf } from './licences.ts'
import {
  type DatasetText,
  datasetChanges,
  datasetLimits,
  datasetName,
  datasetProblems,
  datasetSummary,
  datasetTag,
  draftProblems,
  hasSameFiles,
  publishProblems,
} from './publish.ts'

const text: DatasetText = {
  name: '潮汐表',
  summary: '三个港口的潮位',
  description: '<p>每小时一行</p>',
  categoryId: 1,
  licence: 'CC-BY-4.0',
  tags: ['海洋'],
  cover: null,
  source: { name: '', url: '' },
  downloaders: '',
  columns: {},
}
const ready = { files: 1, openUploads: 0, changes: null }

test('a whole text with a file can be published', () => expect(publishProblems(text, ready)).toEqual([]))

test.each([
  [{ name: ' ' }, {}, ['datasetNameEmpty']],
  [{ name: '名'.repeat(81) }, {}, ['datasetNameInvalid']],
  [{ name: '潮汐\u202evsc.表' }, {}, ['datasetNameInvalid']],
  [{ summary: '' }, {}, ['datasetSummaryEmpty']],
  [{ summary: '介'.repeat(201) }, {}, ['datasetSummaryInvalid']],
  [{ description: '<p></p>' }, {}, ['datasetTextEmpty']],
  [{ description: `<p>${'字'.repeat(30_001)}</p>` }, {}, ['datasetTextInvalid']],
  [{ categoryId: 0 }, {}, ['datasetCategoryMissing']],
  [{ licence: 'WTFPL' }, {}, ['datasetLicenceMissing']],
  [{ tags: ['a', 'Ａ'] }, {}, ['datasetTagInvalid']],
  [{ source: { name: '', url: 'ftp://a.example' } }, {}, ['datasetSourceInvalid']],
  [{}, { files: 0 }, ['datasetFilesMissing']],
  [{}, { openUploads: 1 }, ['datasetUploadsOpen']],
  [{}, { changes: ' ' }, ['datasetChangesEmpty']],
  [{}, { changes: '改'.repeat(501) }, ['datasetChangesInvalid']],
  [{ name: '', licence: '' }, { files: 0 }, ['datasetNameEmpty', 'datasetLicenceMissing', 'datasetFilesMissing']],
])('%j with %j: %j', (patch, facts, problems) => {
  expect(publishProblems({ ...text, ...patch }, { ...ready, ...facts })).toEqual(problems)
})

const anyText = fc.record<DatasetText>({
  name: fc.string({ unit: 'binary', maxLength: 100 }),
  summary: fc.string({ unit: 'binary', maxLength: 250 }),
  description: fc.string({ maxLength: 60 }),
  categoryId: fc.nat(3),
  licence: fc.constantFrom('', 'CC0-1.0', 'MIT', 'none'),
  tags: fc.array(fc.string({ unit: fc.constantFrom('a', 'A', '潮', ' ', 'ａ'), maxLength: 24 }), { maxLength: 8 }),
  cover: fc.constant(null),
  source: fc.record({ name: fc.string({ maxLength: 120 }), url: fc.oneof(fc.webUrl(), fc.string()) }),
  downloaders: fc.constantFrom('', 'signedIn', 'verified'),
  columns: fc.dictionary(fc.string({ maxLength: 9 }), fc.string({ unit: 'binary', maxLength: 210 }), { maxKeys: 3 }),
})

test('what cannot be stored as a draft cannot be published, and problems keep the order of the form', () => {
  fc.assert(
    fc.property(anyText, fc.nat(2), fc.nat(2), fc.option(fc.string()), (any, files, openUploads, changes) => {
      const problems = publishProblems(any, { files, openUploads, changes })
      expect(problems).toEqual(expect.arrayContaining(draftProblems(any)))
      expect(problems).toEqual(datasetProblems.filter((problem) => problems.includes(problem)))
    }),
  )
})

test('texts that can be stored can be stored again, unchanged', () => {
  fc.assert(
    fc.property(anyText, (any) => {
      fc.pre(draftProblems(any).length === 0)
      const { name, summary, tags } = any
      const stored = { ...any, name: datasetName(name), summary: datasetSummary(summary), tags: tags.map(datasetTag) }
      expect(draftProblems(stored)).toEqual([])
      expect(datasetName(stored.name)).toBe(stored.name)
      expect(datasetSummary(stored.summary)).toBe(stored.summary)
      expect(stored.tags.map(datasetTag)).toEqual(stored.tags)
    }),
  )
})

test('what changed is counted as it is stored', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (changes) => {
      const isLong = [...datasetChanges(changes)].length > datasetLimits.changes
      expect(publishProblems(text, { ...ready, changes }).includes('datasetChangesInvalid')).toBe(isLong)
    }),
  )
})

test('two lists of files are the same whatever their order, and differ by any file', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(50)), fc.nat(50), (ids, other) => {
      expect(hasSameFiles(ids, ids.toReversed())).toBe(true)
      if (!ids.includes(other)) expect(hasSameFiles(ids, [...ids, other])).toBe(false)
    }),
  )
})

test('every licence says whether it allows commerce and changes, and whether it asks for the source', () => {
  for (const licence of licences) {
    const terms = termsOf(licence)
    expect(terms.includes('commerceYes')).toBe(licence.allowsCommerce)
    expect(terms.includes('changesNo')).toBe(!licence.allowsChanges)
    expect(terms.includes('creditYes')).toBe(licence.needsCredit)
    expect(new Set(terms).size).toBe(terms.length)
  }
})

test.each<[what: string, columns: DatasetText['columns'], isFine: boolean]>([
  ['none', {}, true],
  ['the longest', { 潮位: '字'.repeat(datasetLimits.column) }, true],
  ['one that is too long', { 潮位: '字'.repeat(datasetLimits.column + 1) }, false],
  ['a column that cannot be stored', { 'a\0': '潮位' }, false],
  ['a text that cannot be stored', { 潮位: '\ud800' }, false],
  ['too many', Object.fromEntries(Array.from({ length: 2001 }, (_, place) => [`c${place}`, 'x'])), false],
  ['too much', Object.fromEntries(Array.from({ length: 600 }, (_, place) => [`c${place}`, 'x'.repeat(200)])), false],
])('descriptions of columns: %s', (_, columns, isFine) => {
  expect(draftProblems({ ...text, columns })).toEqual(isFine ? [] : ['datasetColumnInvalid'])
})
