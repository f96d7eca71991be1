import { countText, fitsText, hasForbiddenCharacters } from '@shulei/domain/base/text/count.ts'
import { MAX_NAME_LENGTH, nameProblem } from '@shulei/domain/base/text/name.ts'

/** The sign-up form as typed; `iden` is empty until one is chosen (1 student, 2 job holder, 4 teacher, B§9). */
export interface SignupDraft {
  teamName: string
  manifesto: string
  organization: string
  iden: '' | '1' | '2' | '4'
  reason: string
}

export const emptyDraft: SignupDraft = { teamName: '', manifesto: '', organization: '', iden: '', reason: '' }

/** Most characters of each text, counted as the server does. */
export const limits = { teamName: MAX_NAME_LENGTH, manifesto: 200, organization: 60, reason: 200 } as const

export type SignupField = keyof SignupDraft

/** Text keys behind `error.`. */
export type SignupProblem =
  | 'teamNameEmpty'
  | 'teamNameTooLong'
  | 'teamNameReserved'
  | 'teamNameForbidden'
  | 'organizationEmpty'
  | 'idenEmpty'
  | 'tooLong'
  | 'forbidden'

const nameKeys = {
  empty: 'teamNameEmpty',
  tooLong: 'teamNameTooLong',
  reserved: 'teamNameReserved',
  forbidden: 'teamNameForbidden',
} as const satisfies Record<NonNullable<ReturnType<typeof nameProblem>>, SignupProblem>

function textProblem(text: string, max: number): SignupProblem | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  return fitsText(text, max) ? null : 'tooLong'
}

/** Problems by field, in the order of the form. */
export function signupProblems(draft: SignupDraft): Partial<Record<SignupField, SignupProblem>> {
  const name = nameProblem(draft.teamName)
  const problems: [SignupField, SignupProblem | null][] = [
    ['teamName', name && nameKeys[name]],
    ['manifesto', textProblem(draft.manifesto, limits.manifesto)],
    [
      'organization',
      draft.organization.trim() === '' ? 'organizationEmpty' : textProblem(draft.organization, limits.organization),
    ],
    ['iden', draft.iden === '' ? 'idenEmpty' : null],
    ['reason', textProblem(draft.reason, limits.reason)],
  ]
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null))
}

/** Problems that are shown while typing: every one but an empty field. */
export const isLiveProblem = (problem: SignupProblem): boolean => !problem.endsWith('Empty')

/** Number of characters over the limit; 0 while the text fits. */
export const overBy = (text: string, max: number): number => Math.max(0, countText(text) - max)
