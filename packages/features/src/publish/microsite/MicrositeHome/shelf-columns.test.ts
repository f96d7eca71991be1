import { expect, test } from 'vitest'
import { MOST, shelfColumns } from './shelf-columns.style.ts'

const rooms = Array.from({ length: MOST }, (_, index) => index + 1)
const counts = Array.from({ length: 12 }, (_, index) => index + 1)

test.each(rooms.flatMap((room) => counts.map((cards) => [cards, room] as const)))(
  '%d cards with room for %d side by side leave no card alone in the last row',
  (cards, room) => {
    const columns = shelfColumns(cards, room)
    expect(columns).toBeGreaterThanOrEqual(1)
    expect(columns).toBeLessThanOrEqual(room)
    if (columns > 1) expect(cards % columns).not.toBe(1)
  },
)

test('cards that fit in one row stand in one row', () => {
  for (const room of rooms) expect(shelfColumns(room, room)).toBe(room)
})
