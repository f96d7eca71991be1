import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MINUTE } from '../../base/time/instant.ts'
import { isMachineInstant, localInstant, localText, nearestInstant } from './instant.ts'

const zones = fc.constantFrom('Asia/Shanghai', 'UTC', 'America/New_York', 'Asia/Kathmandu', 'Pacific/Chatham')
const minutes = fc
  .integer({ min: Date.UTC(1992, 0, 1) / MINUTE, max: Date.UTC(2090, 0, 1) / MINUTE })
  .map((minute) => minute * MINUTE)

test('a time that a field shows is read back as the same time of the zone', () => {
  fc.assert(
    fc.property(minutes, zones, (at, zone) => {
      const text = localText(at, zone)
      const read = localInstant(text, zone)
      expect(read).not.toBeNull()
      // an hour that clocks show twice may be read as its other turn
      expect(localText(read ?? 0, zone)).toBe(text)
    }),
  )
})

test('in a zone without summer time the instant itself is read back', () => {
  fc.assert(
    fc.property(minutes, fc.constantFrom('Asia/Shanghai', 'UTC'), (at, zone) => {
      expect(localInstant(localText(at, zone), zone)).toBe(at)
    }),
  )
})

test.each([
  ['2026-12-01T09:00', 'Asia/Shanghai', '2026-12-01T01:00:00Z'],
  ['2026-12-01T09:00', 'America/New_York', '2026-12-01T14:00:00Z'],
  ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00:00Z'],
  ['2026-12-01T09:00:30', 'UTC', '2026-12-01T09:00:00Z'],
])('%s in %s is %s', (text, zone, iso) => {
  expect(localInstant(text, zone)).toBe(Date.parse(iso))
})

test.each([
  ['', 'UTC'],
  ['2026-12-01', 'UTC'],
  ['2026-13-01T09:00', 'UTC'],
  ['2026-02-30T09:00', 'UTC'],
  ['2026-12-01T24:00', 'UTC'],
  ['2026-12-01T09:60', 'UTC'],
  ['2026-12-01T09:00', 'Nowhere/Land'],
  ['2026-12-01T09:00', ''],
  ['+002026-12-01T09:00', 'UTC'],
])('"%s" in "%s" is no time', (text, zone) => {
  expect(localInstant(text, zone)).toBeNull()
})

test('an instant that is no whole number of milliseconds is not shown', () => {
  const range = { from: 0, to: 1000 }
  for (const at of [Number.NaN, 0.5, Number.POSITIVE_INFINITY]) expect(isMachineInstant(at, range)).toBe(false)
  expect(isMachineInstant(0, range)).toBe(true)
  expect(isMachineInstant(1000, range)).toBe(true)
})

test('the nearest instant is one that is shown, and no shown one is nearer', () => {
  fc.assert(
    fc.property(minutes, minutes, minutes, minutes, (a, b, at, other) => {
      const range = { from: Math.min(a, b), to: Math.max(a, b) }
      const nearest = nearestInstant(at, range)
      expect(isMachineInstant(nearest, range)).toBe(true)
      if (isMachineInstant(other, range)) expect(Math.abs(nearest - at)).toBeLessThanOrEqual(Math.abs(other - at))
    }),
  )
})
