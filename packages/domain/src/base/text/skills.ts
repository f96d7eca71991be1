import { countText, hasForbiddenCharacters } from './count.ts'
import { lineOf } from './line.ts'
import { normaliseName } from './name.ts'

/** Most technical directions of a person (`B§5`). */
export const MAX_SKILLS = 6

/** Most code points of a technical direction (`B§5`, Q087). */
export const MAX_SKILL_LENGTH = 10

/** `taken`: exists already, regardless of case and width. */
export type SkillProblem = 'full' | 'empty' | 'forbidden' | 'tooLong' | 'taken'

/** Normalises a technical direction for storage. */
export const skillOf = lineOf

/** Reason why a technical direction cannot be added to the existing ones, or null. */
export function skillProblem(skill: string, there: readonly string[]): SkillProblem | null {
  if (there.length >= MAX_SKILLS) return 'full'
  if (hasForbiddenCharacters(skill)) return 'forbidden'
  const stored = skillOf(skill)
  if (stored === '') return 'empty'
  if (countText(stored) > MAX_SKILL_LENGTH) return 'tooLong'
  return there.some((one) => normaliseName(one) === normaliseName(stored)) ? 'taken' : null
}
