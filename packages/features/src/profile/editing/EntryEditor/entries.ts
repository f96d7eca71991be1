import type { Args } from '@shulei/contract/call.ts'
import type { addEducation, addWork } from '@shulei/contract/profile/calls.ts'
import {
  type EntryText,
  type EntryTextProblem,
  entryTextProblem,
  type MonthProblem,
  periodProblems,
} from '@shulei/domain/profile/edit-entries.ts'
import { byLatest } from '@shulei/domain/profile/latest.ts'
import type { Instant } from '@shulei/domain/time/instant.ts'
import type { Profile } from '../../useProfile.ts'

/** The two lists that share this editor. */
export type EntryKind = 'work' | 'education'

/** The text fields in the order of the form. */
export const textsOf = {
  work: ['companyName', 'jobName'],
  education: ['schoolName', 'majorName', 'degreeName'],
} as const satisfies Record<EntryKind, readonly EntryText[]>

/**
 * A new row as typed. `key` is the idempotency key of the attempts to add these values; empty before the first attempt and
 * after every change.
 */
export interface EntryFields extends Record<EntryText, string> {
  [name: string]: string
  from: string
  to: string
  key: string
}

export const emptyEntry: EntryFields = {
  companyName: '',
  jobName: '',
  schoolName: '',
  majorName: '',
  degreeName: '',
  from: '',
  to: '',
  key: '',
}

/** Text keys behind `entry.problem.`. */
export type EntryProblem = EntryTextProblem | MonthProblem

/** Problems by field. */
export function entryProblems(kind: EntryKind, fields: EntryFields, now: Instant) {
  const texts = textsOf[kind].map((name) => [name, entryTextProblem(name, fields[name])] as const)
  const wrong = Object.fromEntries(texts.filter(([, problem]) => problem !== null))
  return { ...wrong, ...periodProblems(fields, now) } as Partial<Record<EntryText | 'from' | 'to', EntryProblem>>
}

export const workBody = ({ companyName, jobName, from, to }: EntryFields): Args<typeof addWork>['body'] => ({
  companyName,
  jobName,
  workStartTime: from || null,
  workEndTime: to || null,
})

export const educationBody = (fields: EntryFields): Args<typeof addEducation>['body'] => ({
  schoolName: fields.schoolName,
  majorName: fields.majorName,
  degreeName: fields.degreeName,
  eduStartTime: fields.from || null,
  eduEndTime: fields.to || null,
})

/** A row as the list shows it. */
export interface ShownEntry {
  id: number
  title: string
  parts: string[]
  from: string | null
  to: string | null
}

/** The rows of a profile, latest first. */
export function entriesOf(kind: EntryKind, { careers, educations }: Profile): ShownEntry[] {
  const all =
    kind === 'work'
      ? careers.map(({ userWorkId: id, companyName: title, jobName, workStartTime: from, workEndTime: to }) => ({
          ...{ id, title, from, to },
          parts: [jobName],
        }))
      : educations.map(
          ({ userEduId: id, schoolName: title, majorName, degreeName, eduStartTime: from, eduEndTime: to }) => ({
            ...{ id, title, from, to },
            parts: [majorName, degreeName],
          }),
        )
  return all.toSorted(byLatest)
}
