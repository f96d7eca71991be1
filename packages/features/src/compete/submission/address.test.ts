import { expect, test } from 'vitest'
import { parseSubmits, submitsAddress } from './address.ts'

const parse = (search: string) => parseSubmits(new URLSearchParams(search))

test.each([
  ['', { page: 1, isOwn: false, ledger: null }],
  ['?of=mine&page=3', { page: 3, isOwn: true, ledger: null }],
  ['?page=-1&ledger=x', { page: 1, isOwn: false, ledger: null }],
  ['?page=9999999999&ledger=2', { page: 1, isOwn: false, ledger: 2 }],
  ['?of=yours&page=x', { page: 1, isOwn: false, ledger: null }],
])('%s is read', (search, query) => {
  expect(parse(search)).toEqual(query)
})

test('an address that is written and read again stays the same', () => {
  const query = { page: 2, isOwn: true, ledger: 1 }
  const address = submitsAddress(1001, query)
  expect(address).toBe('/competitions/1001/submits?of=mine&page=2&ledger=1')
  expect(parse(new URL(address, 'http://x').search)).toEqual(query)
  expect(submitsAddress(1001, { page: 1, isOwn: false, ledger: null })).toBe('/competitions/1001/submits')
})
