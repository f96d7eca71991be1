import { type CompletionItem, missingItems, type PersonFacts } from '../../base/completion/completion.ts'
import { lineOf, linesOf } from '../../base/text/line.ts'
import type { Instant } from '../../base/time/instant.ts'
import { type BirthdayProblem, birthdayProblem, type ProfileTextProblem, profileTextProblem } from '../profile/edit.ts'
import { MAX_INDUSTRIES } from '../profile/edit-industries.ts'
import { idens } from './occupation.ts'

/** The first page of the guide as typed; empty texts for what was left out, industry codes joined by commas. */
export interface BindingFields extends Record<string, string> {
  iden: string
  birthday: string
  province: string
  city: string
  industry: string
  introduction: string
}

export type BindingProblem = 'empty' | 'full' | ProfileTextProblem | BirthdayProblem

/** Codes of a joined list. */
export const codesOf = (joined: string): string[] => joined.split(',').filter((code) => code !== '')

/** The identity of a text, or null. */
export const idenOf = (text: string): PersonFacts['iden'] => idens.find((one) => String(one) === text) ?? null

const fieldOf: Partial<Record<CompletionItem, keyof BindingFields>> = {
  identity: 'iden',
  birthday: 'birthday',
  city: 'city',
  industry: 'industry',
  introduction: 'introduction',
}

/** Problems of the first page by field: items that the gate would miss (`B§4`), and values that cannot be stored (`B§5`). */
export function bindingProblems(
  fields: BindingFields,
  now: Instant,
): Partial<Record<keyof BindingFields, BindingProblem>> {
  const problems: Partial<Record<keyof BindingFields, BindingProblem>> = {}
  const facts: PersonFacts = {
    ...{ iden: idenOf(fields.iden), birthday: fields.birthday || null, industries: codesOf(fields.industry) },
    ...{ city: lineOf(fields.city), introduction: linesOf(fields.introduction) },
    ...{ email: '', skills: [], educations: [], careers: [], realName: null },
  }
  for (const { name } of missingItems(facts)) {
    const field = fieldOf[name]
    if (field) problems[field] = 'empty'
  }
  for (const name of ['introduction', 'province', 'city'] as const) {
    const problem = profileTextProblem(name, fields[name])
    if (problem) problems[name] = problem
  }
  if (fields.birthday !== '') {
    const problem = birthdayProblem(fields.birthday, now)
    if (problem) problems.birthday = problem
  }
  if (facts.industries.length > MAX_INDUSTRIES) problems.industry = 'full'
  return problems
}
