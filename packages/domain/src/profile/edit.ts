import { fitsText, hasForbiddenCharacters } from '../text/count.ts'
import { lineOf, linesOf } from '../text/line.ts'
import { type Instant, shanghaiDay, shanghaiDayStart } from '../time/instant.ts'

/** Most code points of each text of a profile, as it is stored. */
export const profileLimits = { introduction: 500, province: 30, city: 30 } as const

export type ProfileText = keyof typeof profileLimits

/** `forbidden`: NUL or half of a surrogate pair, which no database takes. */
export type ProfileTextProblem = 'forbidden' | 'tooLong'

/** A text of a profile as it is stored. Only the introduction has lines. */
export const profileTextOf = (name: ProfileText, text: string): string =>
  name === 'introduction' ? linesOf(text) : lineOf(text)

/** What keeps a text from being stored, or null. */
export function profileTextProblem(name: ProfileText, text: string): ProfileTextProblem | null {
  if (hasForbiddenCharacters(text)) return 'forbidden'
  return fitsText(profileTextOf(name, text), profileLimits[name]) ? null : 'tooLong'
}

/** 0 not said, 1 male, 2 female. */
export const sexes = [0, 1, 2] as const
export type Sex = (typeof sexes)[number]

/** First day that a birthday can be. */
export const FIRST_BIRTHDAY = '1900-01-01'

export type BirthdayProblem = 'noDay' | 'tooEarly' | 'future'

/** What is wrong with a birthday, or null: a calendar day `YYYY-MM-DD` (`B§3`) from 1900 to the Shanghai day of `now`. */
export function birthdayProblem(birthday: string, now: Instant): BirthdayProblem | null {
  try {
    shanghaiDayStart(birthday)
  } catch {
    return 'noDay'
  }
  if (birthday < FIRST_BIRTHDAY) return 'tooEarly'
  return birthday > shanghaiDay(now) ? 'future' : null
}
