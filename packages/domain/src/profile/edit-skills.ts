import { countText, hasForbiddenCharacters } from '../text/count.ts'
import { lineOf } from '../text/line.ts'
import { normaliseName } from '../text/name.ts'

/** Most technical directions of a person (`B§5`). */
export const MAX_SKILLS = 6

/** Most code points of one (`B§5`, Q087). */
export const MAX_SKILL_LENGTH = 10

/** `taken`: there already, whatever its case and width. */
export type SkillProblem = 'full' | 'empty' | 'forbidden' | 'tooLong' | 'taken'

/** A technical direction as it is stored. */
export const skillOf = lineOf

/** What keeps a technical direction from being added to those that are there, or null. */
export function skillProblem(skill: string, there: readonly string[]): SkillProblem | null {
  if (there.length >= MAX_SKILLS) return 'full'
  if (hasForbiddenCharacters(skill)) return 'forbidden'
  const stored = skillOf(skill)
  if (stored === '') return 'empty'
  if (countText(stored) > MAX_SKILL_LENGTH) return 'tooLong'
  return there.some((one) => normaliseName(one) === normaliseName(stored)) ? 'taken' : null
}
