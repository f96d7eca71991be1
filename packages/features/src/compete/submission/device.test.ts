import { describe, expect, test } from 'vitest'
import { isMobileDevice, withDevice } from './device.ts'
import type { Verdict } from './submits.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15'

describe('a device is mobile', () => {
  test.each([
    ['a phone', { userAgent: iphone, hint: undefined, isCoarse: true }, true],
    ['a tablet with keyboard and touch pad', { userAgent: iphone, hint: undefined, isCoarse: false }, false],
    ['a laptop with a touch screen', { userAgent: mac, hint: undefined, isCoarse: true }, false],
    ['what the browser says weighs more than its name', { userAgent: mac, hint: true, isCoarse: true }, true],
  ])('%s', (_, signs, mobile) => {
    expect(isMobileDevice(signs)).toBe(mobile)
  })
})

describe('the verdict', () => {
  const open: Verdict = { allowed: true, reason: null, nextAt: null, checkedAt: '2026-11-21T04:40:00Z', checks: [] }

  test('of the server is unchanged while the device is unknown', () => {
    expect(withDevice(open, null)).toBe(open)
  })

  test('is blocked on a phone, with that reason first', () => {
    const blocked = withDevice({ ...open, allowed: false, reason: 'notSignedUp' }, true)
    expect(blocked).toMatchObject({ allowed: false, reason: 'mobileDevice' })
    expect(blocked.checks.at(-1)).toMatchObject({ rule: 'device', ok: false, remedy: 'desktop' })
  })

  test('stays open on a computer', () => {
    expect(withDevice(open, false)).toMatchObject({ allowed: true, reason: null })
  })
})
