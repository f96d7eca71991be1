/** Least width of a card and the gap between two, in pixels. */
export const CARD = 216
export const GAP = 20

/** Most columns of cards on a shelf. */
export const MOST = 4

/**
 * Columns for a number of cards where at most `room` fit side by side: as many as fit, but never so that the last row holds
 * a single card.
 */
export function shelfColumns(cards: number, room: number): number {
  for (let columns = Math.min(cards, room); columns > 1; columns--) if (cards % columns !== 1) return columns
  return 1
}
