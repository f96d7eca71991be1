import { expect, test } from 'vitest'
import { toDate, toDateIfGiven } from './isoDate.ts'

test('reads a stored date without a time zone', () => {
  expect(toDate('2026-11-21')?.toString()).toBe('2026-11-21')
})

test('returns null for an invalid date', () => {
  for (const value of ['', null, undefined, '2026-02-30', '21/11/2026', 'soon', '2026-11-21T00:00:00Z']) {
    expect(toDate(value)).toBeNull()
  }
})

test('keeps undefined apart from null', () => {
  expect(toDateIfGiven(undefined)).toBeUndefined()
  expect(toDateIfGiven(null)).toBeNull()
})
