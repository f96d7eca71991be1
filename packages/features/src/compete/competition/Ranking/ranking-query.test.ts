import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseRanking, rankingAddress } from './ranking-query.ts'

test.each([
  ['', { page: 1, search: '' }],
  ['stage=1&sch=12&page=3&search=%20wav%20', { stage: 1, sch: 12, page: 3, search: 'wav' }],
  ['stage=2&sch=-4&page=0', { page: 1, search: '' }],
  ['stage=01&sch=1e3&page=x', { page: 1, search: '' }],
  ['search=%00', { page: 1, search: '' }],
  [`search=${'a'.repeat(61)}`, { page: 1, search: '' }],
])('%j is read as %j', (address, expected) => {
  expect(parseRanking(new URLSearchParams(address))).toEqual(expected)
})

test('an address that is read and written again stays the same', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('sch', 'stage', 'page', 'search'), fc.string())), (pairs) => {
      const once = rankingAddress(7, parseRanking(new URLSearchParams(pairs)))
      const again = rankingAddress(7, parseRanking(new URL(once, 'http://x').searchParams))
      expect(again).toBe(once)
    }),
  )
})

test('default values are left out of the address', () => {
  expect(rankingAddress(7, { page: 1, search: '' })).toBe('/competitions/7/ranking')
  expect(rankingAddress(7, { stage: 0, page: 2, search: '海' })).toBe(
    '/competitions/7/ranking?stage=0&search=%E6%B5%B7&page=2',
  )
})
