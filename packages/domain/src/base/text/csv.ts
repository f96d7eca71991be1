/** Begins a file that spreadsheet programs shall read as UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff'

/**
 * Characters with which a spreadsheet program begins a formula, also in their full-width form. A tab or line break before one is
 * dropped by some programs.
 */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * A cell of a CSV file for spreadsheet programs. A text that a program would run as a formula gets an apostrophe before it; numbers
 * stay numbers. Null is an empty cell.
 */
export function csvCell(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = FORMULA.test(value.trimStart()) || FORMULA.test(value) ? `'${value}` : value
  return /["\r\n,;\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A line of a CSV file with its end. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`

/** A whole CSV file for spreadsheet programs. */
export const csvFile = (rows: readonly (readonly (string | number | null)[])[]): string =>
  BYTE_ORDER_MARK + rows.map(csvLine).join('')
