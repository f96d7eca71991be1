/**
 * Number of columns, at most `most`, for parts of equal rank, so that none stands alone in the last row; 2 for those where one has
 * to, which then fills its row.
 */
export function columnsFor(parts: number, most: number): number {
  if (parts <= most) return Math.max(1, parts)
  const wide = Array.from({ length: most - 2 }, (_, index) => most - index)
  return wide.find((columns) => parts % columns === 0) ?? wide.find((columns) => parts % columns > 1) ?? 2
}
