import { expect, test } from 'vitest'
import { sideOf } from './ownRow.ts'

const row = { head: 40, height: 48, top: 40 + 10 * 48 }

test.each([
  [0, 360, 'below'],
  [row.top + 48 - 360, 360, undefined],
  [row.top + 48 - 361.5, 360, 'below'],
  [row.top - 40, 360, undefined],
  [row.top - 38.5, 360, 'above'],
  [5000, 360, 'above'],
])('a window scrolled to %d that is %d high has the row: %s', (top, height, side) => {
  expect(sideOf(row, { top, height })).toBe(side)
})

test('a rounded scroll position does not count as out of view', () => {
  expect(sideOf(row, { top: row.top - 39.5, height: 360 })).toBeUndefined()
  expect(sideOf(row, { top: row.top + 48 - 360.5, height: 360 })).toBeUndefined()
})
