import { fitsText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf, linesOf } from '../../base/text/line.ts'
import { type Instant, shanghaiDay, shanghaiDayStart } from '../../base/time/instant.ts'
import { monthOf } from './edit-entries.ts'

/** The four groups of accomplishments, by the names of their fields (A§3, Q117). */
export const accomplishmentKinds = ['article', 'project', 'prize', 'others'] as const
export type AccomplishmentKind = (typeof accomplishmentKinds)[number]

/** Field of the wire format that names an accomplishment (B§3). */
export const accomplishmentNames = {
  article: 'articleName',
  project: 'projectName',
  prize: 'prizeName',
  others: 'othersName',
} as const satisfies Record<AccomplishmentKind, string>

/** Whether accomplishments of a kind have a date (B§3). */
export const isDated = (kind: AccomplishmentKind): boolean => kind === 'article' || kind === 'prize'

/** Most accomplishments of one kind. */
export const MAX_ACCOMPLISHMENTS = 20

/** Most code points of each stored text. */
export const accomplishmentLimits = { name: 100, organization: 60, description: 500 } as const

export type AccomplishmentText = keyof typeof accomplishmentLimits

/** Normalises a text for storage: only the description may have several lines. */
export const accomplishmentTextOf = (field: AccomplishmentText, text: string): string =>
  field === 'description' ? linesOf(text) : lineOf(text)

export type AccomplishmentTextProblem = 'empty' | 'tooLong' | 'forbidden'

/** The problem of a text, or null. Only the name is required. */
export function accomplishmentTextProblem(field: AccomplishmentText, text: string): AccomplishmentTextProblem | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  const stored = accomplishmentTextOf(field, text)
  if (stored === '' && field === 'name') return 'empty'
  return fitsText(stored, accomplishmentLimits[field]) ? null : 'tooLong'
}

const DAY = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/

/** Parses a month or a day into `YYYY-MM` or `YYYY-MM-DD`; null if it is invalid or before 1900. */
export function monthOrDayOf(text: string): string | null {
  const month = monthOf(text)
  if (month !== null) return month
  const [, year, monthPart, dayPart] = DAY.exec(text.normalize('NFKC').trim()) ?? []
  if (year === undefined || monthPart === undefined || dayPart === undefined || Number(year) < 1900) return null
  const day = `${year}-${monthPart.padStart(2, '0')}-${dayPart.padStart(2, '0')}`
  try {
    shanghaiDayStart(day)
    return day
  } catch {
    return null
  }
}

export type GotAtProblem = 'noDate' | 'future'

/** The problem of the date of an accomplishment as typed, or null. It may be missing; it is today at the latest. */
export function gotAtProblem(text: string, now: Instant): GotAtProblem | null {
  if (text.trim() === '') return null
  const date = monthOrDayOf(text)
  if (date === null) return 'noDate'
  return date > shanghaiDay(now).slice(0, date.length) ? 'future' : null
}

/** Whether a new order has each of the present ids exactly once. */
export function isOrderOf(ids: readonly number[], present: readonly number[]): boolean {
  const wanted = new Set(ids)
  return wanted.size === ids.length && ids.length === present.length && present.every((id) => wanted.has(id))
}
