/** A table as read from CSV: cells are texts, an empty one is missing. */
export interface Table {
  columns: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The cells of a column. Throws for a name that is no column, because a description must name columns of the train table. */
export function cellsOf({ columns, rows }: Table, name: string): string[] {
  const place = columns.indexOf(name)
  if (place < 0) throw new Error(`no column ${name} in ${columns.join(', ')}`)
  return rows.map((row) => row[place] ?? '')
}

/** A cell as number; NaN for a missing cell and for a cell that is no number. */
export const numberOf = (cell: string): number => (cell.trim() === '' ? Number.NaN : Number(cell))

const DAY = 86_400_000

/** The day of a cell that starts with yyyy-mm-dd, in whole days since 1970; NaN for a cell that starts otherwise. */
export const dayOf = (cell: string): number => {
  const at = /^\d{4}-\d{2}-\d{2}/.test(cell) ? Date.parse(`${cell.slice(0, 10)}T00:00:00Z`) : Number.NaN
  return Math.floor(at / DAY)
}

/** The first day of a year, in whole days since 1970. */
export const yearStart = (year: number): number => Date.UTC(year, 0, 1) / DAY
export const yearOf = (day: number): number => new Date(day * DAY).getUTCFullYear()

/** Lowest and highest of the finite numbers; null without any. */
export function rangeOf(values: Iterable<number>): [low: number, high: number] | null {
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  for (const value of values) {
    if (!Number.isFinite(value)) continue
    if (value < low) low = value
    if (value > high) high = value
  }
  return low <= high ? [low, high] : null
}

/** Rows by the value of a column, without missing values. The most frequent value is first; equally frequent ones go by name. */
export function groupsOf(cells: readonly string[]): { value: string; rows: number[] }[] {
  const groups = new Map<string, number[]>()
  for (const [row, cell] of cells.entries()) {
    if (cell === '') continue
    const rows = groups.get(cell)
    if (rows) rows.push(row)
    else groups.set(cell, [row])
  }
  return [...groups]
    .map(([value, rows]) => ({ value, rows }))
    .sort((a, b) => b.rows.length - a.rows.length || (a.value < b.value ? -1 : 1))
}

/** NaN for no values. */
export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** At most `most` of the rows, chosen at even distances. */
export const thin = <T>(rows: readonly T[], most: number): T[] =>
  rows.length <= most
    ? [...rows]
    : Array.from({ length: most }, (_, place) => rows[Math.floor((place * rows.length) / most)] as T)
