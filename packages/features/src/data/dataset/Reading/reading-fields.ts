import type { MadeChoice } from '@shulei/domain/data/dataset/reading/chosen.ts'
import { type ReadingPart, readingParts } from '@shulei/domain/data/dataset/reading/reading.ts'

/** The parts of a choice as JSON; the text of a part that is guessed is empty. */
export type ReadingFields = Record<ReadingPart, string>

/** The fields of a form in which nothing is chosen. */
export const guessed = Object.fromEntries(readingParts.map((part) => [part, ''])) as ReadingFields

/** Types in the order of their columns' names, so that equal choices are equal texts. */
const inOrder = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

export const fieldsOf = (choice: MadeChoice): ReadingFields => ({
  ...guessed,
  ...Object.fromEntries(Object.entries(choice).map(([part, value]) => [part, JSON.stringify(inOrder(value))])),
})

/** The value of a part; undefined where it is guessed. */
export const chosenIn = <P extends ReadingPart>(fields: ReadingFields, part: P): MadeChoice[P] =>
  fields[part] === '' ? undefined : (JSON.parse(fields[part]) as MadeChoice[P])

export const choiceOf = (fields: ReadingFields): MadeChoice =>
  Object.fromEntries(
    readingParts.filter((part) => fields[part] !== '').map((part) => [part, chosenIn(fields, part)]),
  ) as MadeChoice

/** The change of a field that gives a column another choice, or back to the guess with null. */
export function withColumn(
  fields: ReadingFields,
  part: 'types' | 'dateOrder',
  name: string,
  value: string | null,
): Partial<ReadingFields> {
  const { [name]: _, ...others }: Record<string, string> = chosenIn(fields, part) ?? {}
  const next = value === null ? others : { ...others, [name]: value }
  return { [part]: Object.keys(next).length === 0 ? '' : JSON.stringify(inOrder(next)) }
}
