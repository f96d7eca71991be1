import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { list } from '../../address/competition.ts'
import { type CompetitionFilters, changedFilters, defaultFilters, parseFilters, withFilter } from './filters.ts'

const filtersToParams = (filters: CompetitionFilters) =>
  new URL(list(changedFilters(filters)), 'https://shulei.example').searchParams

const words = (maxLength: number) =>
  fc
    .string({ unit: 'grapheme', maxLength })
    .map((value) => value.normalize('NFC').trim())
    .filter((value) => value.length <= maxLength && !value.includes('\0'))

const filters: fc.Arbitrary<CompetitionFilters> = fc.record({
  search: words(100),
  type: fc.constantFrom('', '1', '2'),
  tagCode: words(64),
  indCode: words(64),
  raceId: fc.nat(999_999_999),
  cmptStatus: fc.constantFrom(-1, 0, 1, 2),
  sort: fc.constantFrom('default', 'newest', 'hottest', 'deadline'),
  page: fc.integer({ min: 1, max: 999_999_999 }),
})

test('filters that are written to an address and read again are unchanged', () => {
  fc.assert(
    fc.property(filters, (value) => {
      const address = filtersToParams(value).toString()
      expect(parseFilters(new URLSearchParams(address))).toEqual(value)
    }),
    { numRuns: 2000 },
  )
})

test('any address gives valid filters with a stable address', () => {
  const name = fc.constantFrom(...Object.keys(defaultFilters))
  const pairs = fc.array(fc.tuple(name, fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String))))
  fc.assert(
    fc.property(pairs, (entries) => {
      const value = parseFilters(new URLSearchParams(entries))
      const address = filtersToParams(value)
      expect(parseFilters(address)).toEqual(value)
      expect(filtersToParams(parseFilters(address)).toString()).toBe(address.toString())
    }),
    { numRuns: 2000 },
  )
})

describe('invalid values fall back to the default', () => {
  test.each([
    'type=3',
    'type=01',
    'raceId=-1',
    'raceId=1.5',
    'raceId=0x10',
    'raceId=99999999999',
    'cmptStatus=3',
    'cmptStatus=',
    'cmptStatus=NaN',
    'sort=price',
    'sort=constructor',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=%207%20',
    'search=%00',
    `search=${'a'.repeat(101)}`,
    'search=%20%20',
    'unknown=1',
  ])('%s', (address) => {
    expect(parseFilters(new URLSearchParams(address))).toEqual(defaultFilters)
  })
})

test('default values are left out, and the order is fixed', () => {
  expect(filtersToParams(defaultFilters).toString()).toBe('')
  const shown = filtersToParams({ ...defaultFilters, page: 2, cmptStatus: 0, search: '海 a' }).toString()
  expect(shown).toBe('search=%E6%B5%B7+a&cmptStatus=0&page=2')
})

test('a changed filter resets the page to 1, and a changed page keeps the filters', () => {
  const third = { ...defaultFilters, type: '1' as const, page: 3 }
  expect(withFilter(third, { sort: 'newest' })).toEqual({ ...third, sort: 'newest', page: 1 })
  expect(withFilter(third, { page: 4 })).toEqual({ ...third, page: 4 })
  expect(withFilter(third, { sort: 'newest', page: 5 })).toEqual({ ...third, sort: 'newest', page: 5 })
})
