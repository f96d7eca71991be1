import { expect, test } from 'vitest'
import { columnsFor } from './columnsFor.ts'

const cases = [3, 4].flatMap((most) => Array.from({ length: 24 }, (_, index) => [index + 1, most] as const))

test.each(cases)(
  '%d parts in at most %d columns leave none alone, except one that fills the last of two columns',
  (parts, most) => {
    const columns = columnsFor(parts, most)
    expect(columns).toBeLessThanOrEqual(most)
    if (columns > 2) expect(parts % columns).not.toBe(1)
  },
)

test.each([
  [4, 4, 4],
  [5, 4, 3],
  [6, 4, 3],
  [7, 4, 4],
  [9, 4, 3],
  [4, 3, 2],
  [5, 3, 3],
  [7, 3, 2],
])('%d parts in at most %d columns stand in %d', (parts, most, columns) => {
  expect(columnsFor(parts, most)).toBe(columns)
})
