import { countText, fitsText, hasForbiddenCharacters } from '@shulei/domain/text/count.ts'
import { MAX_NAME_LENGTH, nameProblem } from '@shulei/domain/text/name.ts'

/** The entry form as it is typed; `iden` is empty until one is chosen (1 student, 2 job holder, 4 teacher, B§9). */
export interface EntryDraft {
  teamName: string
  manifesto: string
  organization: string
  iden: '' | '1' | '2' | '4'
  reason: string
}

export const emptyDraft: EntryDraft = { teamName: '', manifesto: '', organization: '', iden: '', reason: '' }

/** Most characters of each text, counted by the rule of the server. */
export const limits = { teamName: MAX_NAME_LENGTH, manifesto: 200, organization: 60, reason: 200 } as const

export type EntryField = keyof EntryDraft

/** Text keys behind `signup.error.`. */
export type EntryProblem =
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
} as const satisfies Record<NonNullable<ReturnType<typeof nameProblem>>, EntryProblem>

function textProblem(text: string, max: number): EntryProblem | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  return fitsText(text, max) ? null : 'tooLong'
}

/** What is wrong, by field, in the order of the form. */
export function entryProblems(draft: EntryDraft): Partial<Record<EntryField, EntryProblem>> {
  const name = nameProblem(draft.teamName)
  const problems: [EntryField, EntryProblem | null][] = [
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

/** Problems that are worth saying while somebody still types: not that a field is empty yet. */
export const isLiveProblem = (problem: EntryProblem): boolean => !problem.endsWith('Empty')

/** How many characters are over the end; 0 while the text fits. */
export const overBy = (text: string, max: number): number => Math.max(0, countText(text) - max)
