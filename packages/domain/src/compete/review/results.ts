import type { Instant } from '../../base/time/instant.ts'
import { compareEntries } from '../ranking/order.ts'
import { hundredths } from './hundredths.ts'

/** A final total that differs by more points than this from the median of its project is pointed out. */
export const OUTLIER_POINTS = 15

/** A reviewer's final total for a project. */
export interface FinalTotal {
  reviewerId: number
  total: number
}

/** Figures of a project's final totals; all null without any. */
export interface Spread {
  mean: number | null
  min: number | null
  max: number | null
}

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] as number
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2
}

/** Mean in hundredths, smallest and greatest of final totals. The mean is the project's score: no total is left out or changed. */
export function spreadOf(totals: readonly FinalTotal[]): Spread {
  if (totals.length === 0) return { mean: null, min: null, max: null }
  const values = totals.map(({ total }) => total)
  return {
    mean: hundredths(values.reduce((sum, value) => sum + value, 0) / values.length),
    min: Math.min(...values),
    max: Math.max(...values),
  }
}

/**
 * Reviewers whose final total lies far from the others' of the same project. With fewer than three totals nobody can say which of
 * them is far off, so none is named. An outlier is pointed out to the head and stays in the score.
 */
export function outliersOf(totals: readonly FinalTotal[]): number[] {
  if (totals.length < 3) return []
  const median = medianOf(totals.map(({ total }) => total))
  return totals.filter(({ total }) => Math.abs(total - median) > OUTLIER_POINTS).map(({ reviewerId }) => reviewerId)
}

/** A project that takes part in the final order. */
export interface ReviewedProject {
  projectId: number
  teamId: number
  /** Time at which the team handed the project in. */
  at: Instant
  totals: readonly FinalTotal[]
}

/** A place in the final order. */
export interface Placed {
  projectId: number
  teamId: number
  score: number
  at: Instant
  /** From 1, without gaps. */
  rank: number
}

/**
 * The final order: greater mean, then the project that was handed in earlier, then the lower id of the team, which is the order of
 * every ranking of the site. Projects without a final total have no place.
 */
export function finalOrder(projects: readonly ReviewedProject[]): Placed[] {
  return projects
    .flatMap(({ projectId, teamId, at, totals }) => {
      const { mean } = spreadOf(totals)
      return mean === null ? [] : [{ projectId, teamId, at, score: mean }]
    })
    .toSorted(compareEntries('review'))
    .map((entry, index) => ({ ...entry, rank: index + 1 }))
}
