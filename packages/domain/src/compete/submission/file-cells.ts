export type Delimiter = ',' | '\t' | ';'

/**
 * The cells of one line, or null if its quotes do not close where a cell ends. A row is one line: ids, numbers and labels contain no line
 * breaks, so an open quote at the end of a line is an error and cannot swallow the rest of the file. The time grows with the length alone:
 * libraries take ten times as long for many broken quotes as for many cells.
 */
export function splitLine(text: string, delimiter: Delimiter): string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let at = 0; ; ) {
    let end: number
    if (text[at] === '"') {
      let close = text.indexOf('"', at + 1)
      let hasPairs = false
      for (; close !== -1 && text[close + 1] === '"'; close = text.indexOf('"', close + 2)) hasPairs = true
      if (close === -1) return null
      const cell = text.slice(at + 1, close)
      cells.push(hasPairs ? cell.replaceAll('""', '"') : cell)
      end = close + 1
      while (text[end] !== delimiter && text[end]?.trim() === '') end++
      if (end < text.length && text[end] !== delimiter) return null
    } else {
      end = text.indexOf(delimiter, at)
      if (end === -1) end = text.length
      cells.push(text.slice(at, end))
    }
    if (end === text.length) return cells
    at = end + 1
  }
}

/**
 * Receives each valid prediction cell of rows with an expected id. `row` is the position of the id in `FileRules.ids`, `column`
 * that in `FileRules.predictionColumns`; `value` is the position of a label in `FileRules.labels`, and NaN for one where any label is
 * allowed, which `cell` holds then. Rows that are read without making strings have an empty `cell`.
 */
export type TakePrediction = (row: number, column: number, cell: string, value: number) => void
