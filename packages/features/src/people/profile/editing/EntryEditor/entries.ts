import type { Instant } from '@shulei/domain/base/time/instant.ts'
import {
  type AccomplishmentKind,
  type AccomplishmentTextProblem,
  accomplishmentLimits,
  accomplishmentTextProblem,
  type GotAtProblem,
  gotAtProblem,
  isDated,
  MAX_ACCOMPLISHMENTS,
} from '@shulei/domain/people/profile/accomplishments.ts'
import {
  type EntryText,
  type EntryTextProblem,
  entryLimits,
  entryTextProblem,
  MAX_ENTRIES,
  type MonthProblem,
  periodProblems,
} from '@shulei/domain/people/profile/edit-entries.ts'

/** The lists that share this editor. */
export type EntryKind = 'work' | 'education' | AccomplishmentKind

export const isAccomplishment = (kind: EntryKind): kind is AccomplishmentKind => kind !== 'work' && kind !== 'education'

/** Most rows of a list. */
export const mostOf = (kind: EntryKind) => (isAccomplishment(kind) ? MAX_ACCOMPLISHMENTS : MAX_ENTRIES)

type AccomplishmentField = keyof typeof accomplishmentLimits

/** Fields of all lists; each list uses some of them. */
export type EntryField = EntryText | AccomplishmentField | 'from' | 'to' | 'getTime'

const accomplishmentFields = (kind: AccomplishmentKind) =>
  ['name', 'organization', ...(isDated(kind) ? (['getTime'] as const) : []), 'description'] as const

/** The fields of a list in the order of its form; the first one is required. */
export const fieldsOf: Readonly<Record<EntryKind, readonly EntryField[]>> = {
  work: ['companyName', 'jobName', 'from', 'to'],
  education: ['schoolName', 'majorName', 'degreeName', 'from', 'to'],
  article: accomplishmentFields('article'),
  project: accomplishmentFields('project'),
  prize: accomplishmentFields('prize'),
  others: accomplishmentFields('others'),
}

/**
 * A row as typed. `id` names the row that is changed, and is empty for a new one. `key` is the idempotency key of the attempts
 * to save these values; empty before the first attempt and after every change. `base` has the stored values of the row that is changed, as
 * JSON.
 */
export interface EntryFields extends Record<EntryField, string> {
  [name: string]: string
  id: string
  key: string
  base: string
}

export const emptyEntry: EntryFields = {
  companyName: '',
  jobName: '',
  schoolName: '',
  majorName: '',
  degreeName: '',
  from: '',
  to: '',
  name: '',
  organization: '',
  getTime: '',
  description: '',
  id: '',
  key: '',
  base: '',
}

/** Text keys behind `entry.problem.`. */
export type EntryProblem = EntryTextProblem | AccomplishmentTextProblem | MonthProblem | GotAtProblem

const isLimited = (field: EntryField): field is AccomplishmentField => field in accomplishmentLimits
const isText = (field: EntryField): field is EntryText => field in entryLimits

/** Most characters of a field; 0 for dates. */
export const limitOf = (field: EntryField): number =>
  isLimited(field) ? accomplishmentLimits[field] : isText(field) ? entryLimits[field] : 0

function problemOf(field: EntryField, text: string, now: Instant): EntryProblem | null {
  if (isLimited(field)) return accomplishmentTextProblem(field, text)
  if (isText(field)) return entryTextProblem(field, text)
  return field === 'getTime' ? gotAtProblem(text, now) : null
}

/** Problems by field. */
export function entryProblems(kind: EntryKind, fields: EntryFields, now: Instant) {
  const found = fieldsOf[kind].map((field) => [field, problemOf(field, fields[field], now)] as const)
  const wrong = Object.fromEntries(found.filter(([, problem]) => problem !== null))
  return { ...wrong, ...periodProblems(fields, now) } as Partial<Record<EntryField, EntryProblem>>
}
