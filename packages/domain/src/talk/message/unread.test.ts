import { expect, test } from 'vitest'
import { newerUnread, pollOutcome, type Unread } from './unread.ts'

const unread = (total: number, version: number): Unread => ({ total, notices: 0, messages: total, version })

test('an outdated answer does not restore what was read', () => {
  const read = unread(0, 8)
  expect(newerUnread(read, unread(3, 7))).toBe(read)
  expect(newerUnread(read, unread(1, 9)).total).toBe(1)
  expect(newerUnread(null, unread(2, 1)).total).toBe(2)
})

test('only a newer answer counts as a rise', () => {
  expect(pollOutcome(unread(1, 5), unread(2, 6))).toBe('rose')
  expect(pollOutcome(unread(1, 5), unread(2, 4))).toBe('same')
  expect(pollOutcome(unread(1, 5), unread(1, 6))).toBe('same')
  expect(pollOutcome(null, unread(4, 1))).toBe('same')
})
