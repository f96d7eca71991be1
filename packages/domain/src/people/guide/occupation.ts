import type { Iden } from '../../base/completion/completion.ts'
import { lineOf } from '../../base/text/line.ts'
import type { Instant } from '../../base/time/instant.ts'
import { type EntryText, entryTextProblem, type MonthProblem, periodProblems } from '../profile/edit-entries.ts'

/** 1 student, 2 job holder, 4 teacher (`B§9`); 3 is reserved (Q119). */
export const idens = [1, 2, 4] as const satisfies readonly Iden[]

/** The fields of an employment: a teacher's company is the school they teach at. */
export const workFields = ['companyName', 'jobName', 'workStartTime', 'workEndTime'] as const

/** The fields of an education. */
export const studyFields = ['schoolName', 'majorName', 'degreeName', 'eduStartTime', 'eduEndTime'] as const

export type OccupationField = (typeof workFields)[number] | (typeof studyFields)[number]

/** The occupation as typed; empty texts for what was left out. */
export type OccupationFields = Record<OccupationField, string>

/** Fields that the gate requires of an identity: everybody's school, a student's major, the employer and job of others. */
export const requiredFields = {
  1: ['schoolName', 'majorName'],
  2: ['companyName', 'jobName', 'schoolName'],
  4: ['companyName', 'jobName', 'schoolName'],
} as const satisfies Record<Iden, readonly OccupationField[]>

/** Fields of an identity in the order of the form. A student has no employment. */
export const fieldsOf = (iden: Iden): readonly OccupationField[] =>
  iden === 1 ? studyFields : [...workFields, ...studyFields]

export type OccupationProblem = 'empty' | 'tooLong' | 'forbidden' | MonthProblem

const texts: readonly EntryText[] = ['companyName', 'jobName', 'schoolName', 'majorName', 'degreeName']

/** Problems of an occupation by field (`B§5`): missing required fields, texts, and periods that end before they start. */
export function occupationProblems(
  iden: Iden,
  fields: OccupationFields,
  now: Instant,
): Partial<Record<OccupationField, OccupationProblem>> {
  const asked = fieldsOf(iden)
  const problems: Partial<Record<OccupationField, OccupationProblem>> = {}
  const put = (field: OccupationField, problem: OccupationProblem | null | undefined) => {
    if (problem && asked.includes(field)) problems[field] = problem
  }
  for (const name of texts) put(name, entryTextProblem(name, fields[name]))
  for (const name of requiredFields[iden]) if (isBlank(fields[name])) put(name, 'empty')
  const work = periodProblems({ from: fields.workStartTime, to: fields.workEndTime }, now)
  put('workStartTime', work.from)
  put('workEndTime', work.to)
  const study = periodProblems({ from: fields.eduStartTime, to: fields.eduEndTime }, now)
  put('eduStartTime', study.from)
  put('eduEndTime', study.to)
  return problems
}

/** Invisible characters alone are no text. */
const isBlank = (text: string) => lineOf(text) === ''
