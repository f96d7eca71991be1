import { expect, test } from 'vitest'
import { MINUTE } from '../time/instant.ts'
import { mayReload } from './reload.ts'

const NOW = Date.parse('2026-03-01T00:00:00Z')

test.each([
  [null, true],
  [NOW, false],
  [NOW - MINUTE + 1, false],
  [NOW - MINUTE, true],
  [NOW + 1, false],
  [NOW + 60 * MINUTE, true],
  [Number.NaN, true],
])('after a reload at %j: %s', (last, expected) => {
  expect(mayReload(last, NOW)).toBe(expected)
})
