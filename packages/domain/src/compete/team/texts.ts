import { countText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf, linesOf } from '../../base/text/line.ts'
import { normaliseName } from '../../base/text/name.ts'
import { MAX_SKILL_LENGTH } from '../../base/text/skills.ts'

/** Most code points of a team's texts. */
export const MAX_MANIFESTO = 200
export const MAX_REASON = 500
export const MAX_TUTOR_NAME = 30
export const MAX_TUTOR_ORGANIZATION = 60
export const MAX_LOOKING_TIME = 60

/** Most skills that a team looks for. */
export const MAX_LOOKING_SKILLS = 5

export type TeamTextProblem = 'empty' | 'forbidden' | 'tooLong'

function problemOf(text: string, stored: string, max: number): Exclude<TeamTextProblem, 'empty'> | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  return countText(stored) > max ? 'tooLong' : null
}

/** Normalises a manifesto for storage. */
export const manifestoOf = linesOf

/** The problem of a manifesto, which may be empty, or null. */
export const manifestoProblem = (text: string) => problemOf(text, manifestoOf(text), MAX_MANIFESTO)

/** Normalises the reason of a join request for storage. */
export const reasonOf = linesOf

/** The problem of the reason of a join request (`B§5`: it needs one), or null. */
export const reasonProblem = (text: string): TeamTextProblem | null =>
  problemOf(text, reasonOf(text), MAX_REASON) ?? (reasonOf(text) === '' ? 'empty' : null)

/** The teacher who guides a team. */
export interface Tutor {
  name: string
  organization: string
}

/** Normalises the information of a tutor for storage; null when nothing is given. */
export function tutorOf({ name, organization }: Tutor): Tutor | null {
  const stored = { name: lineOf(name), organization: lineOf(organization) }
  return stored.name === '' && stored.organization === '' ? null : stored
}

/** The problem of a tutor's information, or null: an organization needs the tutor's name. */
export function tutorProblem(tutor: Tutor): TeamTextProblem | null {
  const stored = tutorOf(tutor)
  if (stored === null) return hasForbiddenCharacters(tutor.name + tutor.organization) ? 'forbidden' : null
  const problem =
    problemOf(tutor.name, stored.name, MAX_TUTOR_NAME) ??
    problemOf(tutor.organization, stored.organization, MAX_TUTOR_ORGANIZATION)
  return problem ?? (stored.name === '' ? 'empty' : null)
}

/** The words of a team that looks for people: skills that it looks for, and when its members have time. */
export interface Looking {
  skills: readonly string[]
  time: string
}

/** Normalises a search for people for storage; skills that are equal regardless of case and width stay once. */
export function lookingOf({ skills, time }: Looking): { skills: string[]; time: string } {
  const bySkill = new Map<string, string>()
  for (const skill of skills.map(lineOf)) {
    const key = normaliseName(skill)
    if (key !== '' && !bySkill.has(key)) bySkill.set(key, skill)
  }
  return { skills: [...bySkill.values()], time: lineOf(time) }
}

/** The problem of a search for people, or null. */
export function lookingProblem(looking: Looking): 'forbidden' | 'tooLong' | 'tooMany' | null {
  if (hasForbiddenCharacters(looking.skills.join('') + looking.time)) return 'forbidden'
  // a long skill is refused before it is compared with others, which takes long
  if (looking.skills.some((skill) => countText(lineOf(skill)) > MAX_SKILL_LENGTH)) return 'tooLong'
  const stored = lookingOf(looking)
  if (countText(stored.time) > MAX_LOOKING_TIME) return 'tooLong'
  return stored.skills.length > MAX_LOOKING_SKILLS ? 'tooMany' : null
}
