/** Longest text to search columns with, in characters. */
export const MAX_COLUMN_SEARCH = 100

/** Most columns of a table that are shown at once; a search leads to the others. */
export const COLUMNS_SHOWN = 60

/** Positions of the columns whose name or description has every word of a text, in their order. All columns without a word. */
export function findColumns(
  columns: readonly { name: string; description: { cn: string; en: string } }[],
  text: string,
): number[] {
  const words = text.normalize('NFKC').toLowerCase().split(/\s+/).filter(Boolean)
  return [...columns.keys()].filter((place) => {
    const column = columns[place]
    const all = column && `${column.name} ${column.description.cn} ${column.description.en}`.toLowerCase()
    return all !== undefined && words.every((word) => all.includes(word))
  })
}
