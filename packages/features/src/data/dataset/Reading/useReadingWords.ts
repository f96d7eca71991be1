import {
  encodings,
  type ReadingPart,
  readingParts,
  type Separator,
  separators,
} from '@shulei/domain/data/dataset/reading/reading.ts'
import { useTranslation } from 'react-i18next'
import type { ConflictField } from '../../../base/form/ConflictChoice/ConflictChoice.tsx'
import { encodingNames, separatorKeys } from './useReadingText.ts'

/** Parts of which one of a few values is chosen. */
export const listedParts = [
  'encoding',
  'separator',
  'hasHeader',
  'comment',
  'quote',
  'escape',
] as const satisfies readonly ReadingPart[]
export type ListedPart = (typeof listedParts)[number]

const values = {
  encoding: encodings,
  separator: separators,
  hasHeader: [true, false],
  comment: ['', '#', '%', '//'],
  quote: ['"', "'", ''],
  escape: ['"', "'", '\\'],
} as const satisfies Record<ListedPart, readonly unknown[]>

/** Names of the parts of a reading and of their values, as the form shows them. */
export function useReadingWords() {
  const { t } = useTranslation('reading')
  const { t: columns } = useTranslation('columns')
  /** A value of a part in words. */
  const word = (part: ListedPart, value: unknown): string => {
    if (part === 'encoding') return encodingNames[value as keyof typeof encodingNames]
    if (part === 'separator') return t(`separator.${separatorKeys[value as Separator]}`)
    if (part === 'hasHeader') return t(value === true ? 'header.yes' : 'header.no')
    if (value === '') return t(part === 'comment' ? 'comment.none' : 'quote.none')
    if (part === 'escape') return t(value === '\\' ? 'escape.backslash' : 'escape.twice', { mark: String(value) })
    return t(part === 'comment' ? 'comment.mark' : value === '"' ? 'quote.double' : 'quote.single', {
      mark: String(value),
    })
  }
  const noteOf = (value: unknown) => t(`encoding.${value as 'utf-8'}`)
  const show = (part: ReadingPart) => (json: string) => {
    if (json === '') return t('auto')
    const value: unknown = JSON.parse(json)
    if (listedParts.some((one) => one === part)) return word(part as ListedPart, value)
    if (Array.isArray(value)) return value.join(' ')
    if (typeof value !== 'object' || value === null) return String(value)
    return Object.entries(value)
      .map(
        ([name, one]) =>
          `${name}: ${part === 'dateOrder' ? t(`order.${one as 'dayFirst'}`) : columns(`type.${one as 'id'}`)}`,
      )
      .join(', ')
  }
  return {
    word,
    /** The values of a part, each with the JSON that stands for it. */
    options: (part: ListedPart) =>
      values[part].map((value) => ({
        id: JSON.stringify(value),
        label: word(part, value),
        ...(part === 'encoding' ? { note: noteOf(value) } : {}),
      })),
    fields: Object.fromEntries(
      readingParts.map((part) => [part, { label: t(`part.${part}` as 'part.skip'), show: show(part) }]),
    ) as Record<ReadingPart, ConflictField>,
  }
}
