import { fitsText, hasForbiddenCharacters } from '../../base/text/count.ts'
import { lineOf, linesOf } from '../../base/text/line.ts'
import { type Instant, shanghaiDay, shanghaiDayStart } from '../../base/time/instant.ts'

/** Most code points of each stored text of a profile. */
export const profileLimits = { introduction: 500, province: 30, city: 30 } as const

export type ProfileText = keyof typeof profileLimits

/** `forbidden`: NUL or half of a surrogate pair, which the database cannot store. */
export type ProfileTextProblem = 'forbidden' | 'tooLong'

/** Normalises a text of a profile for storage. Only the introduction may have several lines. */
export const profileTextOf = (name: ProfileText, text: string): string =>
  name === 'introduction' ? linesOf(text) : lineOf(text)

/** The problem of a text, or null. */
export function profileTextProblem(name: ProfileText, text: string): ProfileTextProblem | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  return fitsText(profileTextOf(name, text), profileLimits[name]) ? null : 'tooLong'
}

/** 0 not said, 1 male, 2 female. */
export const sexes = [0, 1, 2] as const
export type Sex = (typeof sexes)[number]

/** Earliest birthday. */
export const FIRST_BIRTHDAY = '1900-01-01'

export type BirthdayProblem = 'noDay' | 'tooEarly' | 'future'

/**
 * The problem of a birthday, or null: it must be a calendar day `YYYY-MM-DD` (`B§3`) from 1900 to the Shanghai day of `now`.
 */
export function birthdayProblem(birthday: string, now: Instant): BirthdayProblem | null {
  try {
    shanghaiDayStart(birthday)
  } catch {
    return 'noDay'
  }
  if (birthday < FIRST_BIRTHDAY) return 'tooEarly'
  return birthday > shanghaiDay(now) ? 'future' : null
}
