import { expect, test } from 'vitest'
import { countdownParts } from './countdownParts.ts'

const now = Date.parse('2026-11-21T12:40:00+08:00')

test('splits the remaining time into days, hours, minutes and seconds', () => {
  const target = Date.parse('2026-11-23T17:57:42+08:00')
  expect(countdownParts(target, now)).toEqual({ days: 2, hours: 5, minutes: 17, seconds: 42 })
})

test('rounds a fraction of a second up', () => {
  expect(countdownParts(now + 1, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 })
})

test('returns zeros after the deadline', () => {
  expect(countdownParts(now - 5000, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
