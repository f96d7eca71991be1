import type { DeskValues } from '@shulei/domain/host/desk/values.ts'

/** Values of a desk as the texts of a form: a field for each text and language, `sections.0.cn`; `faq` is JSON. */
export type SettingsFields = Readonly<Record<string, string>>

export const languages = ['cn', 'en'] as const
type Bilingual = DeskValues['title']
export type Question = DeskValues['faq'][number]

const bothOf = (name: string, text: Bilingual) => languages.map((lang) => [`${name}.${lang}`, text[lang]] as const)

export const fieldsOf = (values: DeskValues): SettingsFields =>
  Object.fromEntries([
    ...bothOf('title', values.title),
    ...bothOf('summary', values.summary),
    ...values.sections.flatMap((text, at) => bothOf(`sections.${at}`, text)),
    ['faq', JSON.stringify(values.faq)],
    ['gate', values.gate],
    ['teamMax', String(values.teamMax)],
    ['dailySubmissions', String(values.dailySubmissions)],
    ['turn', values.turn],
    ['end', values.end],
  ])

/** The questions in their field. */
export const faqOf = ({ faq = '' }: SettingsFields): Question[] => JSON.parse(faq || '[]') as Question[]

const textOf = (fields: SettingsFields, name: string): Bilingual => ({
  cn: fields[`${name}.cn`] ?? '',
  en: fields[`${name}.en`] ?? '',
})

/** The values that a form has; an empty number is 0, and an empty time stays an empty text. */
export const valuesOf = (fields: SettingsFields): DeskValues => ({
  title: textOf(fields, 'title'),
  summary: textOf(fields, 'summary'),
  sections: Object.keys(fields)
    .filter((name) => /^sections\.\d+\.cn$/.test(name))
    .map((_, at) => textOf(fields, `sections.${at}`)),
  faq: faqOf(fields),
  gate: fields.gate as DeskValues['gate'],
  teamMax: Number(fields.teamMax),
  dailySubmissions: Number(fields.dailySubmissions),
  turn: fields.turn ?? '',
  end: fields.end ?? '',
})
