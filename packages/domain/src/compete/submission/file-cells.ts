import Papa from 'papaparse'

export type Delimiter = ',' | '\t' | ';'

/**
 * The cells of one line, or null if its quotes do not close. A row is one line: ids, numbers and labels contain no line
 * breaks, so an open quote at the end of a line is an error and cannot swallow the rest of the file.
 */
export function splitLine(text: string, delimiter: Delimiter): string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"' })
  return errors.length > 0 ? null : (data[0] ?? [])
}

/**
 * Receives each valid prediction cell of rows with an expected id. `row` is the position of the id in `FileRules.ids`, `column`
 * that in `FileRules.predictionColumns`; `value` is the position of a label in `FileRules.labels`, and NaN for one where any label is
 * allowed, which `cell` holds then. Rows that are read without making strings have an empty `cell`.
 */
export type TakePrediction = (row: number, column: number, cell: string, value: number) => void
