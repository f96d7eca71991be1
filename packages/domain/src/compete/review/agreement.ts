/** Scores of one project by its reviewers, one for each; a project without a second score tells nothing about agreement. */
export type Ratings = readonly number[]

/** Krippendorff's α of interval data, with the figures it stands on. */
export interface Agreement {
  /** 1 is full agreement, 0 what chance gives; it may be negative. Null where it cannot be computed. */
  alpha: number | null
  /** Projects with at least two scores, and their scores. */
  projects: number
  scores: number
}

const squares = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/**
 * Krippendorff's α with the interval metric δ² = (a − b)²: one minus observed by expected disagreement (Krippendorff 2011). The sum
 * of squared differences of all pairs of n values is 2n times the sum of their squared distances from the mean. Null where fewer
 * than two projects have two scores, or all scores are equal.
 */
export function agreementOf(projects: readonly Ratings[]): Agreement {
  const paired = projects.filter((ratings) => ratings.length >= 2)
  const all = paired.flat()
  const counts = { projects: paired.length, scores: all.length }
  if (paired.length < 2 || new Set(all).size === 1) return { alpha: null, ...counts }
  const observed =
    paired.reduce((sum, ratings) => sum + (2 * ratings.length * squares(ratings)) / (ratings.length - 1), 0) /
    all.length
  const expected = (2 * all.length * squares(all)) / (all.length * (all.length - 1))
  return { alpha: 1 - observed / expected, ...counts }
}

/** The conclusions that a value of α allows, by Krippendorff's own bounds of 0.8 and 0.667. */
export function agreementLevel(alpha: number): 'good' | 'fair' | 'weak' {
  if (alpha >= 0.8) return 'good'
  return alpha >= 0.667 ? 'fair' : 'weak'
}
