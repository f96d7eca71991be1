import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layoutSlope, PITCH, ROWS, type SlopeItem } from './layout.ts'

const item = (id: number, from: number, to: number): SlopeItem => ({
  id: String(id),
  label: `第 ${id} 支队伍`,
  from,
  to,
  low: Math.max(1, to - 2),
  high: to + 2,
  tone: id === 1 ? 'mine' : 'rest',
})

/** Two orders of the same teams. */
const orders = fc.integer({ min: 1, max: 50 }).chain((count) =>
  fc.shuffledSubarray(
    Array.from({ length: count }, (_, i) => i + 1),
    { minLength: count },
  ),
)

test('no two teams share an end but in the row of all worse ranks, and every end lies within the drawing', () => {
  fc.assert(
    fc.property(orders, (order) => {
      const layout = layoutSlope(order.map((from, index) => item(from, from, index + 1)))
      if (!layout) throw new Error('nothing was laid out')
      for (const side of ['start', 'end'] as const) {
        const isRow = side === 'start' ? 'isStartRow' : 'isEndRow'
        const own = layout.lines.filter((line) => line[isRow]).map((line) => line[side])
        expect(new Set(own).size).toBe(own.length)
        expect(own.length).toBe(Math.min(ROWS, order.length))
        for (const line of layout.lines) {
          expect(line[side]).toBeGreaterThanOrEqual(PITCH / 2)
          expect(line[side]).toBeLessThanOrEqual(layout.height - PITCH / 2)
        }
      }
    }),
  )
})

test('only a team that is not grey and has a row on the right has a fan, which holds its own rank', () => {
  const layout = layoutSlope([item(1, 3, 1), item(2, 1, 2), item(3, 2, 3)])
  expect(layout?.lines.map(({ fan }) => fan !== null)).toEqual([true, false, false])
  expect(layout?.lines[0]?.fan).toBe('M0 55C420 55 580 0 1000 0V66C580 66 420 55 0 55Z')
})

test('without items nothing is drawn', () => {
  expect(layoutSlope([])).toBeNull()
})
