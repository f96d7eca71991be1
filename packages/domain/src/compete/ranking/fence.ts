import { quantile } from '../../quantile.ts'

/** Fewest teams whose quartiles say something about a score that lies far out. */
const FEWEST = 5

/** Scores outside lie far out: Tukey's outer fence. */
export interface Fence {
  low: number
  high: number
}

const everything: Fence = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

/**
 * Three times the distance of the quartiles beyond each of them. Nothing lies outside for fewer than five teams, or when half of
 * the scores are equal.
 */
export function outerFence({ q1, q3, total }: { q1: number; q3: number; total: number }): Fence {
  if (total < FEWEST || !(q3 > q1)) return everything
  return { low: q1 - 3 * (q3 - q1), high: q3 + 3 * (q3 - q1) }
}

/** The fence of finite scores in any order. */
export function fenceOf(scores: readonly number[]): Fence {
  const sorted = scores.toSorted((a, b) => a - b)
  return outerFence({ q1: quantile(sorted, 0.25), q3: quantile(sorted, 0.75), total: sorted.length })
}
