import { fitsText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf } from '../../base/text/line.ts'
import { type Instant, shanghaiDay } from '../../base/time/instant.ts'

/** Seconds in which a removed row of a profile can be put back. */
export const UNDO_SECONDS = 10

/** Most work experiences and most educations of a person. */
export const MAX_ENTRIES = 20

/** Most code points of each stored text of a work experience or an education. */
export const entryLimits = { companyName: 60, jobName: 60, schoolName: 60, majorName: 60, degreeName: 20 } as const

export type EntryText = keyof typeof entryLimits

/** Required texts. */
const required: ReadonlySet<EntryText> = new Set(['companyName', 'schoolName'])

export type EntryTextProblem = 'empty' | 'tooLong' | 'forbidden'

/** The problem of a text, or null. */
export function entryTextProblem(name: EntryText, text: string): EntryTextProblem | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  const stored = lineOf(text)
  if (stored === '' && required.has(name)) return 'empty'
  return fitsText(stored, entryLimits[name]) ? null : 'tooLong'
}

const MONTH = /^(\d{4})\s*(?:[-/.年]\s*(\d{1,2})\s*月?|(\d{2}))$/

/** Parses a month into `YYYY-MM` from `2021-7`, `2021/07`, `2021.7`, `2021年7月` or `202107`; null if it is invalid. */
export function monthOf(text: string): string | null {
  const [, year, short, long] = MONTH.exec(text.normalize('NFKC').trim()) ?? []
  const month = Number(short ?? long)
  if (year === undefined || Number(year) < 1900 || month < 1 || month > 12) return null
  return `${year}-${String(month).padStart(2, '0')}`
}

/** Most calendar years in the future of an end, for ongoing studies. */
export const YEARS_AHEAD = 10

export type MonthProblem = 'noMonth' | 'future' | 'endTooLate' | 'order'

/** A period as typed; an empty text for a missing side. */
export interface WrittenPeriod {
  from: string
  to: string
}

/** Problems of a period by side. It starts this month at the latest, ends at most YEARS_AHEAD later, and not before it starts. */
export function periodProblems({ from, to }: WrittenPeriod, now: Instant): { from?: MonthProblem; to?: MonthProblem } {
  const today = shanghaiDay(now)
  const [start, end] = [monthOf(from), monthOf(to)]
  const [isStartGiven, isEndGiven] = [from.trim() !== '', to.trim() !== '']
  const problems: { from?: MonthProblem; to?: MonthProblem } = {}
  if (isStartGiven && start === null) problems.from = 'noMonth'
  else if (start !== null && start > today.slice(0, 7)) problems.from = 'future'
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}-12`
  if (isEndGiven && end === null) problems.to = 'noMonth'
  else if (end !== null && end > last) problems.to = 'endTooLate'
  else if (start !== null && end !== null && end < start) problems.to = 'order'
  return problems
}
