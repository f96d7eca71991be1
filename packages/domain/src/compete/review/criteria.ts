import { countText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { hundredths } from './hundredths.ts'

/** A question that reviewers answer with points. */
export interface Criterion {
  /** Name in stored scores; never shown. */
  key: string
  title: { cn: string; en: string }
  hint: { cn: string; en: string }
  /** Range of the points, both ends included. */
  min: number
  max: number
  /** Points are multiples of this step, counted from `min`. */
  step: number
  /** Share of the total, in percent; the weights of a competition sum up to 100. */
  weight: number
}

/** Points by the key of their criterion; null or missing where none are given yet. */
export type Points = Readonly<Record<string, number | null>>

/** The greatest total. */
export const FULL_SCORE = 100

/** Fewest and most characters of a final comment, which the team reads. */
export const MIN_COMMENT = 20
export const MAX_COMMENT = 2000

/** Whether criteria can be used: unique keys, proper ranges, and weights that sum up to 100. */
export function areCriteria(criteria: readonly Criterion[]): boolean {
  const keys = new Set(criteria.map(({ key }) => key))
  const sum = criteria.reduce((total, { weight }) => total + weight, 0)
  return (
    criteria.length > 0 &&
    keys.size === criteria.length &&
    Math.abs(sum - FULL_SCORE) < 1e-9 &&
    criteria.every(
      ({ min, max, step, weight }) =>
        [min, max, step, weight].every(Number.isFinite) && min < max && step > 0 && weight > 0 && step <= max - min,
    )
  )
}

/** Whether points are in a criterion's range, and on one of its steps. */
export function fitsCriterion({ min, max, step }: Criterion, value: number): boolean {
  if (!Number.isFinite(value) || value < min || value > max) return false
  const steps = (value - min) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

/**
 * The total of a score sheet from 0 to 100, in hundredths: each criterion adds its weight times the share of its range. Criteria
 * without points, or with points that do not fit, add nothing. Every page, call and command takes the total from here.
 */
export function totalOf(criteria: readonly Criterion[], points: Points): number {
  return hundredths(
    criteria.reduce((sum, criterion) => {
      const value = points[criterion.key] ?? null
      if (value === null || !fitsCriterion(criterion, value)) return sum
      const { min, max, weight } = criterion
      return sum + (weight * (value - min)) / (max - min)
    }, 0),
  )
}

/** Keys of the criteria without points. */
export const missingPoints = (criteria: readonly Criterion[], points: Points): string[] =>
  criteria.filter(({ key }) => points[key] === null || points[key] === undefined).map(({ key }) => key)

/** A problem of a score sheet, with the criterion that it is about. */
export type SheetProblem =
  | { reason: 'scoreOutOfRange'; key: string }
  | { reason: 'scoreMissing'; key: string }
  | { reason: 'scoreCommentShort' | 'scoreCommentLong' | 'scoreCommentForbidden' }

/** The points and the comment of a reviewer for a project. */
export interface Sheet {
  points: Points
  comment: string
}

/**
 * The first problem of a score sheet, or null. A draft may have gaps; a final sheet has points for every criterion and a comment
 * that helps the team. Points of unknown criteria are out of range.
 */
export function sheetProblem(
  criteria: readonly Criterion[],
  { points, comment }: Sheet,
  isFinal: boolean,
): SheetProblem | null {
  for (const [key, value] of Object.entries(points)) {
    const criterion = criteria.find((one) => one.key === key)
    if (!criterion || (value !== null && !fitsCriterion(criterion, value))) return { reason: 'scoreOutOfRange', key }
  }
  if (hasForbiddenCharacters(comment)) return { reason: 'scoreCommentForbidden' }
  if (countText(comment) > MAX_COMMENT) return { reason: 'scoreCommentLong' }
  if (!isFinal) return null
  const [key] = missingPoints(criteria, points)
  if (key !== undefined) return { reason: 'scoreMissing', key }
  return countText(comment.trim()) < MIN_COMMENT ? { reason: 'scoreCommentShort' } : null
}

/** Whether two sheets say the same: a repeated save changes nothing. */
export function isSameSheet(criteria: readonly Criterion[], a: Sheet, b: Sheet): boolean {
  return a.comment === b.comment && criteria.every(({ key }) => (a.points[key] ?? null) === (b.points[key] ?? null))
}
