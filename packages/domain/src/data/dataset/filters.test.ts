import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { categoryGroups, FIRST_GROUP } from './categories.ts'
import {
  changedDatasetFilters,
  type DatasetFilters,
  datasetSizes,
  datasetSorts,
  parseDatasetFilters,
  sizeRanges,
  withDatasetFilter,
} from './filters.ts'
import { formatOf } from './profile.ts'
import { mayRead } from './state.ts'

const word = fc.stringMatching(/^[a-z\u4e00-\u4eff]{0,12}$/)
const filters: fc.Arbitrary<DatasetFilters> = fc.record({
  search: word,
  categoryId: fc.nat(99),
  tag: word,
  licence: word,
  size: fc.constantFrom('' as const, ...datasetSizes),
  sort: fc.constantFrom(...datasetSorts),
  page: fc.integer({ min: 1, max: 999 }),
})
const address = (value: DatasetFilters) =>
  new URLSearchParams(Object.entries(changedDatasetFilters(value)).map(([name, one]) => [name, String(one)]))

test('reads back the filters of every address it writes', () => {
  fc.assert(
    fc.property(filters, (value) => {
      expect(parseDatasetFilters(address(value))).toEqual(value)
    }),
  )
})

test('falls back to the default for every unknown value', () => {
  const broken = new URLSearchParams(`categoryId=-1&size=huge&sort=price&page=0&search=%00&tag=${'x'.repeat(50)}`)
  expect(changedDatasetFilters(parseDatasetFilters(broken))).toEqual({})
})

test('leads to the first page with any change but one of the page alone', () => {
  fc.assert(
    fc.property(filters, fc.nat(99), (value, categoryId) => {
      expect(withDatasetFilter(value, { categoryId }).page).toBe(1)
      expect(withDatasetFilter(value, { page: 7 })).toEqual({ ...value, page: 7 })
    }),
  )
})

test('every number of bytes has exactly one size', () => {
  fc.assert(
    fc.property(fc.nat(2 ** 31 - 1), (bytes) => {
      const found = datasetSizes.filter((size) => bytes >= sizeRanges[size].from && bytes < sizeRanges[size].to)
      expect(found).toHaveLength(1)
    }),
  )
})

test('the first group has the first fourteen categories by their order, the second the others', () => {
  const category = fc.record({ id: fc.nat(), sort: fc.nat(50) })
  fc.assert(
    fc.property(fc.uniqueArray(category, { selector: ({ id }) => id, maxLength: 40 }), (categories) => {
      const [first, rest] = categoryGroups(categories)
      expect(first).toHaveLength(Math.min(FIRST_GROUP, categories.length))
      expect(first.length + rest.length).toBe(categories.length)
      const all = [...first, ...rest]
      expect(all.every((one, place) => place === 0 || (all[place - 1]?.sort ?? 0) <= one.sort)).toBe(true)
    }),
  )
})

test('a draft and a withdrawn data set open for their owner alone', () => {
  const state = fc.constantFrom('draft' as const, 'withdrawn' as const)
  fc.assert(
    fc.property(state, fc.option(fc.nat(9)), fc.option(fc.nat(9)), (state, ownerId, reader) => {
      expect(mayRead({ state, ownerId }, reader)).toBe(reader !== null && reader === ownerId)
      expect(mayRead({ state: 'published', ownerId }, reader)).toBe(true)
    }),
  )
})

test('tells the format by the ending of a name in any case', () => {
  expect(
    ['a.CSV', 'b.tsv', 'c.ndjson', 'd.parquet', 'e.tar.gz', 'f.CSV.gz', 'f', '图.JPG', '.csv'].map(formatOf),
  ).toEqual([...['csv', 'tsv', 'jsonl', 'parquet', 'other', 'gzip', 'other', 'image', 'csv']])
})
