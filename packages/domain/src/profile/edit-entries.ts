import { fitsText, hasForbiddenCharacters } from '../text/count.ts'
import { lineOf } from '../text/line.ts'
import { type Instant, shanghaiDay } from '../time/instant.ts'

/** Most careers of a person, and most educations. */
export const MAX_ENTRIES = 20

/** Most code points of each text of a career or an education, as it is stored. */
export const entryLimits = { companyName: 60, jobName: 60, schoolName: 60, majorName: 60, degreeName: 20 } as const

export type EntryText = keyof typeof entryLimits

/** Without these there is no entry. */
const required: ReadonlySet<EntryText> = new Set(['companyName', 'schoolName'])

export type EntryTextProblem = 'empty' | 'tooLong' | 'forbidden'

/** What keeps a text of an entry from being stored, or null. */
export function entryTextProblem(name: EntryText, text: string): EntryTextProblem | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  const stored = lineOf(text)
  if (stored === '' && required.has(name)) return 'empty'
  return fitsText(stored, entryLimits[name]) ? null : 'tooLong'
}

const MONTH = /^(\d{4})\s*(?:[-/.年]\s*(\d{1,2})\s*月?|(\d{2}))$/

/** A month as `YYYY-MM`, however it was written: `2021-7`, `2021/07`, `2021.7`, `2021年7月`, `202107`; null for what is none. */
export function monthOf(text: string): string | null {
  const [, year, short, long] = MONTH.exec(text.normalize('NFKC').trim()) ?? []
  const month = Number(short ?? long)
  if (year === undefined || Number(year) < 1900 || month < 1 || month > 12) return null
  return `${year}-${String(month).padStart(2, '0')}`
}

/** Years that an end may lie ahead: studies that go on have one. */
const YEARS_AHEAD = 10

export type MonthProblem = 'noMonth' | 'future' | 'order'

/** A stretch as it was written; an empty text is a side that is not given. */
export interface WrittenPeriod {
  from: string
  to: string
}

/** What is wrong with the months of an entry, by side. It begins this month at the latest, and does not end before it begins. */
export function periodProblems({ from, to }: WrittenPeriod, now: Instant): { from?: MonthProblem; to?: MonthProblem } {
  const today = shanghaiDay(now)
  const [start, end] = [monthOf(from), monthOf(to)]
  const [isStartGiven, isEndGiven] = [from.trim() !== '', to.trim() !== '']
  const problems: { from?: MonthProblem; to?: MonthProblem } = {}
  if (isStartGiven && start === null) problems.from = 'noMonth'
  else if (start !== null && start > today.slice(0, 7)) problems.from = 'future'
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12`
  if (isEndGiven && end === null) problems.to = 'noMonth'
  else if (end !== null && end > last) problems.to = 'future'
  else if (start !== null && end !== null && end < start) problems.to = 'order'
  return problems
}
