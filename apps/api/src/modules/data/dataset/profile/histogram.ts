import { count, type Row } from './engine.ts'
import type { TableProfile } from './profile-task.ts'

/** Steps of a histogram. */
export const BINS = 10

/** The equal steps from `low` to `high`, of which `rows` has those with a count. */
export function stepsOf(
  rows: readonly Row[],
  [low, high]: readonly [number, number],
  steps: number,
): TableProfile['columns'][number]['histogram'] {
  const width = (high - low) / steps
  const counts = new Map(rows.map((row) => [Number(row.step), count(row, 'count')]))
  return Array.from({ length: steps }, (_, place) => ({
    from: low + place * width,
    to: low + (place + 1) * width,
    count: counts.get(place) ?? 0,
  }))
}
