interface Column {
  name: string
  histogram: readonly { count: number }[]
  top: readonly { count: number }[]
}

/** The distribution of one column: rows in each bin, or rows with each of its most frequent values. */
export interface Shape {
  name: string
  counts: number[]
}

/** The first `limit` columns that have a distribution to draw; an id or a free text has none. */
export function shapesOf(columns: readonly Column[], limit = 3): Shape[] {
  return columns
    .map(({ name, histogram, top }) => ({
      name,
      counts: (histogram.length > 0 ? histogram : top).map(({ count }) => count),
    }))
    .filter(({ counts }) => counts.length > 0)
    .slice(0, limit)
}
