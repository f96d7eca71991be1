import { countText, hasForbiddenCharacters } from '@shulei/domain/base/text/count.ts'
import { lineOf } from '@shulei/domain/base/text/line.ts'
import { MAX_NAME_LENGTH, nameProblem } from '@shulei/domain/base/text/name.ts'
import {
  MAX_MANIFESTO,
  MAX_TUTOR_NAME,
  MAX_TUTOR_ORGANIZATION,
  manifestoOf,
  manifestoProblem,
  type Tutor,
  tutorProblem,
} from '@shulei/domain/compete/team/texts.ts'

/** The form as typed. */
export type TeamDraft = Record<'name' | 'manifesto' | 'tutorName' | 'tutorOrganization', string>

/** Most characters of each text. */
export const limits: Readonly<Record<keyof TeamDraft, number>> = {
  name: MAX_NAME_LENGTH,
  manifesto: MAX_MANIFESTO,
  tutorName: MAX_TUTOR_NAME,
  tutorOrganization: MAX_TUTOR_ORGANIZATION,
}

/** Text keys behind `form.problem.`. */
export type TeamProblem =
  | 'nameEmpty'
  | 'nameTooLong'
  | 'nameReserved'
  | 'nameForbidden'
  | 'tooLong'
  | 'forbidden'
  | 'tutorEmpty'

const nameKeys = {
  empty: 'nameEmpty',
  tooLong: 'nameTooLong',
  reserved: 'nameReserved',
  forbidden: 'nameForbidden',
} as const satisfies Record<NonNullable<ReturnType<typeof nameProblem>>, TeamProblem>

const textKeys = { empty: 'tutorEmpty', tooLong: 'tooLong', forbidden: 'forbidden' } as const

/** Length of a field's text over its limit; 0 while it fits. */
export const overBy = (draft: TeamDraft, field: keyof TeamDraft): number =>
  Math.max(0, countText((field === 'manifesto' ? manifestoOf : lineOf)(draft[field])) - limits[field])

export const tutorOfDraft = ({ tutorName, tutorOrganization }: TeamDraft): Tutor => ({
  name: tutorName,
  organization: tutorOrganization,
})

/** The field that a problem of the tutor belongs to. */
function tutorField(draft: TeamDraft): 'tutorName' | 'tutorOrganization' {
  const isWrong = hasForbiddenCharacters(draft.tutorOrganization) || overBy(draft, 'tutorOrganization') > 0
  const isNameWrong = hasForbiddenCharacters(draft.tutorName) || overBy(draft, 'tutorName') > 0
  return isWrong && !isNameWrong ? 'tutorOrganization' : 'tutorName'
}

/** Problems by field, by the server's own rules. */
export function teamProblems(draft: TeamDraft): Partial<Record<keyof TeamDraft, TeamProblem>> {
  const name = nameProblem(draft.name)
  const manifesto = manifestoProblem(draft.manifesto)
  const tutor = tutorProblem(tutorOfDraft(draft))
  return {
    ...(name ? { name: nameKeys[name] } : {}),
    ...(manifesto ? { manifesto } : {}),
    ...(tutor ? { [tutorField(draft)]: textKeys[tutor] } : {}),
  }
}

/** Problems that are shown while typing: every one but an empty field. */
export const isLiveProblem = (problem: TeamProblem): boolean => !problem.endsWith('Empty')
