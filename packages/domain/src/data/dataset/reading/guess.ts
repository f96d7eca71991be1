import { formOf } from './cells.ts'
import { guessHeader } from './header.ts'
import type { ReadingChoice, ReadingPart, Separator, TableReading } from './reading.ts'
import { separators } from './reading.ts'
import { type Cell, type Dialect, rowsOf } from './rows.ts'

/** Most characters and rows of a file that a guess looks at. */
export const GUESS_LENGTH = 256 * 1024
const GUESS_ROWS = 1000

/** The guessed parts of a reading that cut the text, and the rows of its head. */
export interface GuessedReading {
  reading: Pick<TableReading, 'separator' | 'quote' | 'escape' | 'skip' | 'comment' | 'hasHeader'>
  unsure: ReadingPart[]
}

interface Tried {
  dialect: Dialect
  /** From 0 to 1: how evenly the rows are cut, and how clean their cells are. */
  score: number
  /** Cells of most rows. */
  width: number
}

/** The count of cells that most rows have; of two equally frequent ones the larger. Empty cells at the end of a row do not count. */
function widthOf(rows: readonly { cells: readonly Cell[] }[]): { width: number; share: number } {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  let [width, most] = [1, 0]
  for (const [cells, count] of counts)
    if (count > most || (count === most && cells > width)) [width, most] = [cells, count]
  return { width, share: rows.length === 0 ? 0 : most / rows.length }
}

/** Signs that would have cut a cell further; a comma counts where digits or no blank stand behind it. */
const leftover: Readonly<Record<Separator, RegExp>> = {
  ',': /,(?=\S)/,
  '\t': /\t/,
  ';': /;(?=\S)/,
  '|': /\|/,
  ' ': /\s{2,}/,
}

/** Whether a cell looks whole: no other separator and no half of a quote is left in it. */
function isClean(cell: Cell, separator: Separator): boolean {
  if (cell === null) return true
  const text = cell.trim()
  if (formOf(text) !== 'words') return true
  if (/^["']|["']$/.test(text)) return false
  return !separators.some((other) => other !== separator && other !== ' ' && leftover[other].test(text))
}

function tryDialect(text: string, dialect: Dialect): Tried {
  const { rows, open, stray } = rowsOf(text, dialect, GUESS_ROWS)
  // the last row may be cut, and R leaves out the name of the column of row names
  const whole = rows.length > 3 ? rows.slice(0, -1) : rows
  const below = widthOf(whole.slice(1))
  const lacksName = whole.length > 2 && whole[0]?.cells.length === below.width - 1
  const { width, share } = lacksName ? below : widthOf(whole)
  if (width < 2) return { dialect, width, score: 0 }
  let [all, clean] = [0, 0]
  for (const { cells } of rows.slice(0, 200)) {
    for (const cell of cells) {
      all++
      if (isClean(cell, dialect.separator)) clean++
    }
  }
  const evenness = share * ((width - 1) / width) ** 0.25
  // a quote that is still open at the end of the head may close behind it, but not at the end of the file
  const closed = open === 0 ? 1 : text.length < GUESS_LENGTH ? 0.2 : 0.9
  const quoted = 1 - Math.min(stray / (2 * rows.length), 0.5)
  return { dialect, width, score: evenness * (clean / all) ** 2 * closed * quoted }
}

/** Comment signs that stand at the start of lines, where those lines are no rows like the others. */
function guessComment(text: string): { comment: TableReading['comment'] & string; isUnsure: boolean } {
  const lines = text
    .split(/\r\n|\n|\r/)
    .slice(0, GUESS_ROWS)
    .filter((line) => line.trim() !== '')
  for (const sign of ['#', '%', '//'] as const) {
    const marked = lines.filter((line) => line.trimStart().startsWith(sign))
    if (marked.length === 0 || marked.length === lines.length) continue
    const others = lines.filter((line) => !line.trimStart().startsWith(sign))
    const cut = (line: string) => Math.max(...[',', '\t', ';', '|'].map((one) => line.split(one).length))
    const usual = median(others.map(cut))
    const alike = marked.filter((line) => cut(line) === usual && usual > 1)
    // the names of the columns may stand behind the sign, as in “#chrom”: only lines above them are no rows
    if (alike.length === 0) return { comment: sign, isUnsure: false }
    if (alike.length < marked.length / 2) return { comment: sign, isUnsure: true }
  }
  return { comment: '', isUnsure: false }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

const quotesOf = (text: string): readonly Pick<Dialect, 'quote' | 'escape'>[] => [
  { quote: '"', escape: '"' },
  ...(text.includes('\\"') ? [{ quote: '"', escape: '\\' } as const] : []),
  ...(/(^|[,;\t|\n])'/.test(text) ? [{ quote: "'", escape: "'" } as const] : []),
  ...(/(^|[,;\t|\n])'/.test(text) && text.includes("\\'") ? [{ quote: "'", escape: '\\' } as const] : []),
  ...(text.includes('"') ? [{ quote: '', escape: '"' } as const] : []),
]

const SINGLE = { quote: "'", escape: "'" } as const
/** Whether spaces may separate cells in single quotes. */
const isQuoted = ({ quote, escape: sign }: ReadingChoice, text: string) =>
  quote == null && (sign == null || sign === "'") && /(^|[ \n])'/.test(text)

/** Two scores nearer than this may both be right. */
const NEAR = 0.1
/** Evenness below which a cut is chance. */
const LEAST = 0.4

/** Lines above the table that are titles: they fill few cells, and fuller rows follow. */
function titleLines(rows: readonly { cells: readonly Cell[]; line: number }[], width: number) {
  const filled = (place: number) => rows[place]?.cells.filter((cell) => cell !== null).length ?? 0
  let titles = 0
  while (titles < rows.length - 1 && titles < 30) {
    const [own, next] = [filled(titles), filled(titles + 1)]
    const isTitle = width >= 3 ? own < width / 2 : own < width && (rows[titles]?.cells.length ?? 0) < width
    if (!isTitle) break
    titles++
    if (next === 0) continue
  }
  // a table whose first rows have gaps is no title
  const isFuller = filled(titles) > width / 2
  return isFuller ? titles : 0
}

/**
 * Guesses how a text table is cut, from its head. `choice` holds what the owner decided; `isTsv` prefers tabs. The parts in `unsure` may as
 * well be something else.
 */
export function guessReading(head: string, choice: ReadingChoice, isTsv: boolean): GuessedReading {
  const unsure: ReadingPart[] = []
  const text = head.slice(0, GUESS_LENGTH)
  const declared = /^sep=(.)[\r\n]/i.exec(text)?.[1]
  const named = separators.find((separator) => separator === declared)
  const commented = choice.comment != null ? { comment: choice.comment, isUnsure: false } : guessComment(text)
  const comment = commented.comment
  const given = { comment, skip: choice.skip ?? (named ? 1 : 0) }

  const quotes = quotesOf(text).filter(
    (one) =>
      (choice.quote == null || choice.quote === one.quote) && (choice.escape == null || choice.escape === one.escape),
  )
  const fallback = {
    quote: choice.quote ?? '"',
    escape: choice.escape ?? (choice.quote === "'" ? "'" : '"'),
  } as const
  const allQuotes = quotes.length > 0 ? quotes : [fallback]
  const chosen = choice.separator ?? named
  const preferred: readonly Separator[] = isTsv ? ['\t', ',', ';', '|'] : [',', '\t', ';', '|']
  const tried = (chosen ? [chosen] : preferred).flatMap((separator) =>
    allQuotes.map((quote) => tryDialect(text, { ...given, ...quote, separator })),
  )
  let best = tried.reduce((a, b) => (b.score > a.score + 1e-9 ? b : a))
  if (!chosen && best.score < LEAST) {
    const [spaces] = (isQuoted(choice, text) ? [...allQuotes, SINGLE] : allQuotes)
      .map((quote) => tryDialect(text, { ...given, ...quote, separator: ' ' }))
      .toSorted((a, b) => b.score - a.score) as [Tried]
    const { rows } = rowsOf(text, spaces.dialect, GUESS_ROWS)
    if (spaces.score > Math.max(best.score, 0.7) && looksLikeColumns(rows.map(({ cells }) => cells))) {
      best = spaces
      if (spaces.width < 3) unsure.push('separator')
    } else if (best.score === 0) best = tried[0] ?? best
    else unsure.push('separator')
  } else if (!chosen) {
    const rival = tried.find(
      (one) => one.dialect.separator !== best.dialect.separator && one.score > best.score - NEAR && one.score > LEAST,
    )
    if (rival) unsure.push('separator')
  }
  const near = tried.filter(
    (one) => one.dialect.separator === best.dialect.separator && one !== best && one.score > best.score - 0.02,
  )
  if (near.some((one) => one.dialect.quote !== '' && one.dialect.quote !== best.dialect.quote)) unsure.push('quote')
  if (commented.isUnsure) unsure.push('comment')

  const { dialect } = best
  const { rows } = rowsOf(text, dialect, GUESS_ROWS)
  let skip = dialect.skip
  let table = rows
  if (choice.skip === undefined) {
    const titles = titleLines(rows, best.width)
    if (titles > 0) {
      skip = (rows[titles]?.line ?? 1) - 1
      table = rows.slice(titles)
      const isPlain = rows.slice(0, titles).every(({ cells }) => cells.filter((cell) => cell !== null).length <= 1)
      if (!isPlain || best.width < 3) unsure.push('skip')
    }
  }
  const cells = table.map((row) => row.cells)
  const header = guessHeader(cells)
  const hasHeader = choice.hasHeader ?? header.hasHeader
  if (choice.hasHeader === undefined && header.isUnsure) unsure.push('hasHeader')
  return { reading: { ...dialect, skip, hasHeader }, unsure }
}

/** Whether rows that spaces cut are a table: some column has values, not words. */
function looksLikeColumns(rows: readonly (readonly Cell[])[]): boolean {
  const [first, ...rest] = rows
  if (!first || rest.length === 0) return false
  const width = median(rest.map((row) => row.length))
  if (first.length !== width && first.length !== width - 1) return false
  return Array.from({ length: width }, (_, place) => rest.map((row) => row[place] ?? null)).some(
    (column) => column.filter((cell) => formOf(cell) === 'words').length === 0,
  )
}
