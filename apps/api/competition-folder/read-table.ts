import { splitLine } from '@shulei/domain/compete/submission/file-cells.ts'
import { createLineReader, MAX_LINE_LENGTH } from '@shulei/domain/compete/submission/file-lines.ts'
import { GUESS_LENGTH, guessReading } from '@shulei/domain/data/dataset/reading/guess.ts'
import type { Table } from './csv.ts'
import { type Findings, quote, quoteAll } from './finding.ts'

/** A table whose header is right. Rows with a wrong number of cells are left out. */
export interface LinedTable extends Table {
  /** The line of each row in the file. */
  lines: number[]
}

/** Columns of a table: those that it must have, and those of other tables that the settings name too. */
export interface TableColumns {
  wanted: readonly string[]
  elsewhere?: readonly string[]
}

const separatorNames = { ',': 'commas', '\t': 'tabs', ';': 'semicolons', '|': 'upright bars', ' ': 'spaces' } as const

/** The mistake of a table that has another separator, lines above its header, or comments; an empty list where it has none. */
function otherReading(text: string): string[] {
  const { separator, skip, comment } = guessReading(text.slice(0, GUESS_LENGTH), {}, false).reading
  if (separator && separator !== ',') {
    return [`The columns look divided by ${separatorNames[separator]}, not by commas. Save the table with commas.`]
  }
  if (skip > 0) return [`The header seems to be in line ${skip + 1}. Remove the lines above it.`]
  return comment ? [`Lines that start with ${quote(comment)} look like comments. Remove them.`] : []
}

/** The mistakes of a header; an empty list for the right one. */
function headerMistakes(columns: readonly string[], { wanted, elsewhere = [] }: TableColumns): string[] {
  if (columns.length > wanted.length + 20) {
    return [
      `The header has ${columns.length} columns, but ${wanted.length} are described. Describe them, or remove them.`,
    ]
  }
  const missing = wanted.filter((name) => !columns.includes(name))
  const extra = columns.filter((name) => !wanted.includes(name) && !elsewhere.includes(name))
  const foreign = columns.filter((name) => !wanted.includes(name) && elsewhere.includes(name))
  const twice = columns.filter((name, at) => columns.indexOf(name) !== at)
  const mistakes = [
    ...(missing.length > 0
      ? [`The header lacks ${quoteAll(missing)}. Add what is missing, with exactly this name.`]
      : []),
    ...(extra.length > 0
      ? [`The header has ${quoteAll(extra)}, which the settings do not name. Remove or describe it.`]
      : []),
    ...(foreign.length > 0
      ? [`The header has ${quoteAll(foreign)}, which the settings keep out of this table. Remove the column.`]
      : []),
    ...(twice.length > 0 ? [`The header has ${quoteAll(twice)} twice. Keep one.`] : []),
  ]
  const isMoved = mistakes.length === 0 && columns.some((name, at) => name !== wanted[at])
  return isMoved ? [`The columns are not in the order ${quoteAll(wanted)}. Put them into this order.`] : mistakes
}

/** Reads the text of a table with these columns; null after a finding about its header. */
export function readTable(
  text: string,
  file: string,
  wantedColumns: TableColumns,
  findings: Findings,
): LinedTable | null {
  const { wanted } = wantedColumns
  const table: LinedTable = { columns: [...wanted], rows: [], lines: [] }
  let isRead = false
  let isRight = false
  const report = (line: number, sentence: string, kind: string) => findings.add({ file, line, text: sentence }, kind)
  const reader = createLineReader((content, line) => {
    if (isRead && !isRight) return
    if (content === null) {
      const where = isRead ? 'row' : 'header'
      if (!isRead) isRead = true
      report(line, `The ${where} is longer than ${MAX_LINE_LENGTH} characters. Check the line breaks.`, 'long')
      return
    }
    if (content.trim() === '') return
    const cells = splitLine(content, ',')
    if (cells === null) {
      isRead = true
      report(line, 'A quote is not closed on its line. Close it; a cell has no line break.', 'quote')
      return
    }
    if (isRead) {
      if (cells.length !== wanted.length) {
        report(line, `The row has ${cells.length} cells, the header ${wanted.length}. Check the commas.`, 'cells')
        return
      }
      table.rows.push(cells)
      table.lines.push(line)
      return
    }
    isRead = true
    const found = headerMistakes(cells, wantedColumns)
    const other = found.length > 0 ? otherReading(text) : []
    const mistakes = other.length > 0 ? other : found
    for (const mistake of mistakes) report(line, mistake, 'header')
    isRight = mistakes.length === 0
  })
  reader.write(text)
  reader.end()
  if (!isRead) findings.add({ file, line: null, text: 'The file is empty. Write a header and rows.' })
  else if (isRight && table.rows.length === 0 && !findings.has(file)) {
    findings.add({ file, line: null, text: 'The table has a header but no rows. Add its rows.' })
  }
  return isRight ? table : null
}

/** Reports the ids that are empty or were there before; answers all of them with their lines. */
export function checkIds(table: LinedTable, file: string, idColumn: string, findings: Findings): Map<string, number> {
  const place = table.columns.indexOf(idColumn)
  const ids = new Map<string, number>()
  for (const [at, row] of table.rows.entries()) {
    const [id = '', line = 0] = [row[place], table.lines[at]]
    const before = ids.get(id)
    if (id === '') findings.add({ file, line, text: 'The id is empty. Give every row an id.' }, 'idEmpty')
    else if (before !== undefined) {
      findings.add({ file, line, text: `The id ${quote(id)} is also in line ${before}. Ids differ.` }, 'idTwice')
    } else ids.set(id, line)
  }
  return ids
}
