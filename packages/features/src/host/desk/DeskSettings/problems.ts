import { countText } from '@shulei/domain/base/text/count.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import {
  type DeskFault,
  type DeskFaultCode,
  type DeskValues,
  deskFaults,
  deskNumbers,
  deskTexts,
  type StoredTimes,
} from '@shulei/domain/host/desk/values.ts'
import { languages } from './form-fields.ts'

/** Why a value cannot be saved. `over`: code points too many; `most`: the largest number. */
export type Problem =
  | { code: DeskFaultCode | 'noTime' }
  | { code: 'tooLong'; over: number }
  | { code: 'number'; most: number }

/** Problems by the path of their value, `faq.0.answer.en`. */
export type Problems = Readonly<Record<string, Problem>>

const problemAt = ({ path, code }: DeskFault): [string, Problem] => [path.join('.'), { code }]

/** Faults that the server found, by the path of their value. */
export const problemsOf = (faults: readonly DeskFault[]): Problems =>
  Object.fromEntries(faults.map(problemAt).reverse())

type Text = readonly [path: string, text: DeskValues['title'], most: number]

const textsOf = ({ title, summary, sections, faq }: DeskValues): Text[] => [
  ['title', title, deskTexts.title],
  ['summary', summary, deskTexts.summary],
  ...sections.map((text, at): Text => [`sections.${at}`, text, deskTexts.section]),
  ...faq.flatMap(({ question, answer }, at): Text[] => [
    [`faq.${at}.question`, question, deskTexts.question],
    [`faq.${at}.answer`, answer, deskTexts.answer],
  ]),
]

/** Everything that keeps the values of a form from being saved, one problem for each value. */
export function valueProblems(values: DeskValues, stored: StoredTimes, now: Instant): Problems {
  const long = textsOf(values).flatMap(([path, text, most]) =>
    languages.flatMap((lang): [string, Problem][] => {
      const over = countText(text[lang]) - most
      return over > 0 ? [[`${path}.${lang}`, { code: 'tooLong', over }]] : []
    }),
  )
  const numbers = (['teamMax', 'dailySubmissions'] as const).flatMap((name): [string, Problem][] => {
    const [value, most] = [values[name], deskNumbers[name]]
    return Number.isInteger(value) && value >= 1 && value <= most ? [] : [[name, { code: 'number', most }]]
  })
  const times = (['turn', 'end'] as const).flatMap((name): [string, Problem][] =>
    Number.isNaN(Date.parse(values[name])) ? [[name, { code: 'noTime' }]] : [],
  )
  // of two problems of one value the later one in this list stands
  return Object.fromEntries([
    ...deskFaults(values, stored, now).map(problemAt).reverse(),
    ...long,
    ...numbers,
    ...times,
  ])
}
