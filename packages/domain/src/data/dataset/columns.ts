import { ownOf } from '../../base/text/own.ts'

/** Longest text to search columns with, in characters. */
export const MAX_COLUMN_SEARCH = 100

/** Most columns of a table that are shown at once; a search leads to the others. */
export const COLUMNS_SHOWN = 60

interface Described {
  description: { cn: string; en: string }
}

/** Columns with the owner's descriptions, which are stored by the name of the column; empty where there is none. */
export const describedBy = <Column extends { name: string }>(
  columns: readonly Column[],
  texts: Readonly<Record<string, Described['description']>>,
): (Column & Described)[] =>
  columns.map((column) => ({ ...column, description: ownOf(texts, column.name) ?? { cn: '', en: '' } }))

/** Positions of the columns whose name or description has every word of a text, in their order. All columns without a word. */
export function findColumns(columns: readonly ({ name: string } & Described)[], text: string): number[] {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  return [...columns.keys()].filter((place) => {
    const column = columns[place]
    const all = column && `${column.name} ${column.description.cn} ${column.description.en}`.toLowerCase()
    return all !== undefined && words.every((word) => all.includes(word))
  })
}
