import { type NameProblem, nameProblem } from '@shulei/domain/base/text/name.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import {
  type BirthdayProblem,
  birthdayProblem,
  type ProfileText,
  type ProfileTextProblem,
  profileLimits,
  profileTextProblem,
} from '@shulei/domain/people/profile/edit.ts'
import type { Profile } from '../../useProfile.ts'

/** The form's values; an empty string for no birthday. */
export interface BasicFields extends Record<string, string> {
  userName: string
  introduction: string
  province: string
  city: string
  sex: '0' | '1' | '2'
  birthday: string
}

/** Private values that only the owner reads (C048). */
export interface OwnFacts {
  sex: number | null
  birthday: string | null
}

export const fieldsOf = ({ userName, introduction, location }: Profile, { sex, birthday }: OwnFacts): BasicFields => ({
  userName,
  introduction,
  ...location,
  sex: String(sex ?? 0) as BasicFields['sex'],
  birthday: birthday ?? '',
})

/** Text keys behind `problem.`. `halfDay`: an incomplete date. */
export type BasicProblem = NameProblem | ProfileTextProblem | BirthdayProblem | 'halfDay'
export type BasicProblems = Partial<Record<keyof BasicFields, BasicProblem>>

const texts = Object.keys(profileLimits) as ProfileText[]

/** Problems by field. An incomplete date is not validated further. */
export function basicProblems(values: BasicFields, { now, isHalfDay }: { now: Instant; isHalfDay: boolean }) {
  const problems: BasicProblems = {}
  const name = nameProblem(values.userName)
  if (name) problems.userName = name
  for (const name of texts) {
    const problem = profileTextProblem(name, values[name])
    if (problem) problems[name] = problem
  }
  const birthday = values.birthday === '' ? null : birthdayProblem(values.birthday, now)
  if (isHalfDay) problems.birthday = 'halfDay'
  else if (birthday) problems.birthday = birthday
  return problems
}
