import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from './instant.ts'
import { relativeTime } from './relative.ts'

const NOW = Date.parse('2026-03-01T00:00:00Z')

test.each([
  [-5 * DAY, { kind: 'justNow' }],
  [0, { kind: 'justNow' }],
  [59 * MINUTE + 59_999, { kind: 'justNow' }],
  [HOUR, { kind: 'hours', count: 1 }],
  [2 * HOUR - 1, { kind: 'hours', count: 1 }],
  [DAY - 1, { kind: 'hours', count: 23 }],
  [DAY, { kind: 'days', count: 1 }],
  [30 * DAY - 1, { kind: 'days', count: 29 }],
  [30 * DAY, { kind: 'date' }],
  [3000 * DAY, { kind: 'date' }],
])('%i ms ago is %j', (age, shown) => {
  expect(relativeTime(NOW - age, NOW)).toEqual(shown)
})
