import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR } from '../time/instant.ts'
import { INVITE_STORED_FOR, readStoredInvite, storedInvite } from './stored.ts'

const target = fc.string({ minLength: 1, maxLength: 64 }).filter((text) => text.trim() === text && !text.includes('\0'))
const instant = fc.integer({ min: 0, max: 4e12 })

test('a stored invitation lasts 24 hours to the millisecond', () => {
  fc.assert(
    fc.property(target, instant, fc.integer({ min: 0, max: 3 * INVITE_STORED_FOR }), (value, now, later) => {
      const read = readStoredInvite(storedInvite(value, now), now + later)
      expect(read).toBe(later < 24 * HOUR ? value : null)
    }),
  )
})

test('an invitation from the future of a clock that was set back is none', () => {
  expect(readStoredInvite(storedInvite('7', 1_000_000), 0)).toBeNull()
})

test.each(['', '  ', 'x'.repeat(65), 'a\0b', '\ud800'])('the value %j is not stored', (value) => {
  expect(storedInvite(value, 0)).toBeNull()
})

test('a text of any other form is no invitation', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), instant, (text, now) => {
      expect(readStoredInvite(text, now)).toBeNull()
    }),
  )
  expect(readStoredInvite(null, 0)).toBeNull()
})
