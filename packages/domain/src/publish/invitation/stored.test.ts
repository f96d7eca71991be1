import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HOUR } from '../../base/time/instant.ts'
import { namedInviter } from './ranking.ts'
import { INVITE_STORED_FOR, inviteKeys, inviteToSend, readStoredInvite, storedInvite } from './stored.ts'

const target = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }).map(String)
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

const none = ['', '  ', '<script>', '01', '-1', '1e3', '7.5', '9'.repeat(16), '7\0', '\ud800']
test.each(none)('the value %j is not stored', (value) => {
  expect(storedInvite(value, 0)).toBeNull()
})

test('a value is stored exactly when the server counts its sign-up for a person', () => {
  const digits = fc.stringMatching(/^\s?\d{0,17}\s?$/)
  fc.assert(
    fc.property(fc.oneof(target, digits, fc.string()), instant, (value, now) => {
      const id = namedInviter(value.trim(), 0)
      expect(readStoredInvite(storedInvite(value, now), now)).toBe(id === null ? null : String(id))
    }),
  )
})

test('a sign-up sends the inviter of an activity when no other link is kept', () => {
  const kept = new Map<string, string>()
  const send = (now: number) => inviteToSend((key) => kept.get(key) ?? null, now)
  const keep = (key: keyof typeof inviteKeys, value: string, now: number) =>
    kept.set(inviteKeys[key], storedInvite(value, now) ?? '')
  expect(send(0)).toBeNull()
  keep('activity', '7', HOUR)
  expect(send(HOUR)).toBe('7')
  keep('target', '8', 0)
  expect([send(HOUR), send(24 * HOUR), send(25 * HOUR)]).toEqual(['8', '7', null])
})

test('a text of any other form is no invitation', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), instant, (text, now) => {
      expect(readStoredInvite(text, now)).toBeNull()
    }),
  )
  expect(readStoredInvite(null, 0)).toBeNull()
})
