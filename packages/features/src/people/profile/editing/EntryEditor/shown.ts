import type { AccomplishmentKind } from '@shulei/domain/people/profile/accomplishments.ts'
import { byLatest } from '@shulei/domain/people/profile/latest.ts'
import type { Profile } from '../../useProfile.ts'
import { type EntryField, type EntryKind, isAccomplishment } from './entries.ts'

type RowValues = Partial<Record<EntryField, string>>

/** A row as the list shows it. */
export interface ShownEntry {
  id: number
  /** Empty for an accomplishment without a name, which only its owner sees (A§3). */
  title: string
  parts: string[]
  /** Several lines; empty for work and education. */
  text: string
  /** Null for accomplishments. */
  period: { from: string | null; to: string | null } | null
  /** Date of an accomplishment, as stored. */
  date: string | null
  /** The row's values for the form. */
  values: RowValues
  /** The values as they are stored: a degree in the words in which it was written. */
  stored: RowValues
}

/** Writes a stored degree in the reader's language. */
type FormatDegree = (stored: string) => string

const work = ({ careers }: Profile): ShownEntry[] =>
  careers.map(({ userWorkId, companyName, jobName, workStartTime: from, workEndTime: to }) => {
    const values = { companyName, jobName, from: from ?? '', to: to ?? '' }
    return {
      ...{ id: userWorkId, title: companyName, parts: [jobName], text: '', period: { from, to }, date: null },
      ...{ values, stored: values },
    }
  })

const education = ({ educations }: Profile, degree: FormatDegree): ShownEntry[] =>
  educations.map(({ userEduId, schoolName, majorName, degreeName, eduStartTime: from, eduEndTime: to }) => {
    const stored = { schoolName, majorName, degreeName, from: from ?? '', to: to ?? '' }
    const parts = [majorName, degree(degreeName)]
    return {
      ...{ id: userEduId, title: schoolName, parts, text: '', period: { from, to }, date: null },
      ...{ values: { ...stored, degreeName: degree(degreeName) }, stored },
    }
  })

interface Item {
  shipDeleteId: number
  organization: string
  description: string
  getTime?: string | null
}

function accomplishment(name: string | null, { shipDeleteId, organization, description, getTime }: Item): ShownEntry {
  const values = { name: name ?? '', organization, description, getTime: getTime ?? '' }
  return {
    ...{ id: shipDeleteId, title: name ?? '', parts: [organization], text: description, period: null },
    ...{ date: getTime ?? null, values, stored: values },
  }
}

const accomplishments: Record<AccomplishmentKind, (all: Profile['accomplishments']) => ShownEntry[]> = {
  article: ({ article }) => article.map((item) => accomplishment(item.articleName, item)),
  project: ({ project }) => project.map((item) => accomplishment(item.projectName, item)),
  prize: ({ prize }) => prize.map((item) => accomplishment(item.prizeName, item)),
  others: ({ others }) => others.map((item) => accomplishment(item.othersName, item)),
}

/** The rows of a list: work and education latest first, accomplishments in their owner's order. */
export function entriesOf(kind: EntryKind, profile: Profile, degree: FormatDegree): ShownEntry[] {
  if (isAccomplishment(kind)) return accomplishments[kind](profile.accomplishments)
  const rows = kind === 'work' ? work(profile) : education(profile, degree)
  return rows.toSorted((a, b) => byLatest(a.period ?? never, b.period ?? never))
}

const never = { from: null, to: null }
