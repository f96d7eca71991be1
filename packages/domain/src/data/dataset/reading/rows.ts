import { MAX_LINE_BYTES } from '../profile.ts'
import type { TableReading } from './reading.ts'

/** The parts of a reading that cut a text into rows and cells. */
export type Dialect = {
  [part in 'separator' | 'quote' | 'escape' | 'comment' | 'skip']: NonNullable<TableReading[part]>
}

/** A cell of a text table: null where the file has nothing between two separators, '' where it has two quotes. */
export type Cell = string | null

/** Receives the rows of a text. */
export interface RowSink {
  /** Lines are counted from 1; a row of several lines has the number of the first. */
  row(cells: Cell[], line: number): void
  /** Takes a line without quotes, if it likes it as it is; otherwise the line is split. */
  plain?(text: string, line: number): boolean
  /** Is told a line longer than `MAX_ROW`, and throws. */
  tooLong?(line: number): never
}

/** Quotes inside quoted cells that are neither doubled nor escaped: many of them tell that the signs mean something else. */
interface Notes {
  stray: number
}

/** Reads the rows of a text that comes in chunks. */
export interface RowReader {
  write(text: string): void
  /** Reads what is left. Answers the line of a quote that stays open, or 0, and how many quotes were stray. */
  end(): { open: number; stray: number }
}

const isBlank = (text: string) => text === '' || text.trim() === ''

/** Whether a line has nothing but white space; a line of tabs is a row where tabs separate the cells. */
function isBlankLine(line: string, { separator }: Dialect): boolean {
  return isBlank(line) && !(separator === '\t' && line.includes('\t'))
}

/** Splits a line without quotes. A space stands for a run of white space, and those around the line separate nothing. */
function splitPlain(line: string, separator: string): Cell[] {
  const cells: Cell[] = separator === ' ' ? line.trim().split(/[ \t]+/) : line.split(separator)
  for (let at = 0; at < cells.length; at++) if (isBlank(cells[at] ?? '')) cells[at] = null
  return cells
}

/**
 * Finds the end of a quoted cell whose content starts at `from`, looking from `scan` on; a quote that no separator follows belongs to
 * the cell. -1: it is open.
 */
function closingQuote(
  text: string,
  [from, scan]: readonly [number, number],
  { separator, quote, escape: sign }: Dialect,
  notes: Notes,
): number {
  const isOtherEscape = sign !== quote
  for (let at = text.indexOf(quote, scan); at !== -1; at = text.indexOf(quote, at + 1)) {
    if (isOtherEscape) {
      let signs = 0
      while (text[at - 1 - signs] === sign && at - 1 - signs >= from) signs++
      if (signs % 2 === 1) continue
    }
    let next = at + 1
    if (text[next] === quote) {
      at = next
      continue
    }
    while (next < text.length && (text[next] === ' ' || (text[next] === '\t' && separator !== '\t'))) {
      if (separator === ' ') return at
      next++
    }
    if (next >= text.length || text.startsWith(separator, next)) return at
    notes.stray++
  }
  return -1
}

function withoutEscapes(content: string, { quote, escape: sign }: Dialect): string {
  if (sign === quote) return content.includes(quote) ? content.replaceAll(quote + quote, quote) : content
  const doubled = content.replaceAll(quote + quote, quote)
  return doubled.includes(sign) ? doubled.replaceAll(sign + quote, quote).replaceAll(sign + sign, sign) : doubled
}

/**
 * Splits text from `from` on, which may hold breaks inside quotes; the first quoted cell does not end before `scan`. Answers where an
 * open cell starts, or -1.
 */
function splitQuoted(
  text: string,
  [from, scan]: readonly [number, number],
  cells: Cell[],
  dialect: Dialect,
  notes: Notes,
): number {
  const { separator, quote } = dialect
  const isGap = (at: number) => text[at] === ' ' || (text[at] === '\t' && separator !== '\t')
  let at = from
  for (;;) {
    let start = at
    while (start < text.length && isGap(start)) start++
    if (separator === ' ' && start >= text.length && at > 0) return -1
    let next: number
    if (text[start] === quote) {
      const end = closingQuote(text, [start + 1, Math.max(start + 1, scan)], dialect, notes)
      if (end === -1) {
        // white space before a quote makes a quoted cell only where the quote closes
        if (start === at || separator === ' ') return at
        next = text.indexOf(separator, at)
        cells.push(text.slice(at, next === -1 ? text.length : next))
      } else {
        cells.push(withoutEscapes(text.slice(start + 1, end), dialect))
        next = text.indexOf(separator, end + 1)
      }
    } else {
      const begin = separator === ' ' ? start : at
      next = text.indexOf(separator, begin)
      const cell = text.slice(begin, next === -1 ? text.length : next)
      cells.push(isBlank(cell) ? null : cell)
    }
    if (next === -1) return -1
    at = next + 1
  }
}

/** Longest row in characters; a quote that is still open then does not close. */
export const MAX_ROW = MAX_LINE_BYTES

/**
 * Opens a reader of rows. Lines end with a line feed, a carriage return or both; empty lines and comments are no rows; a quote means
 * something only where a cell starts or ends.
 */
export function openRows(dialect: Dialect, sink: RowSink): RowReader {
  const { separator, quote, comment, skip } = dialect
  const notes: Notes = { stray: 0 }
  let rest = ''
  let line = 0
  // the row whose quote is open
  let open: { text: string; from: number; cells: Cell[]; line: number } | null = null

  function takeOpen(row: NonNullable<typeof open>, added: string) {
    const scan = row.text.length
    row.text += added
    if (!added.includes(quote)) return
    const left = splitQuoted(row.text, [row.from, scan], row.cells, dialect, notes)
    if (left === -1) {
      open = null
      sink.row(row.cells, row.line)
    } else row.from = left
  }

  function take(text: string, lineBreak: string) {
    line++
    if (text.length > MAX_ROW) sink.tooLong?.(line)
    if (open) return takeOpen(open, lineBreak + text)
    if (line <= skip || isBlankLine(text, dialect)) return
    if (comment !== '' && text.trimStart().startsWith(comment)) return
    if (quote === '' || !text.includes(quote)) {
      if (!sink.plain?.(text, line)) sink.row(splitPlain(text, separator), line)
      return
    }
    const cells: Cell[] = []
    const left = splitQuoted(text, [0, 0], cells, dialect, notes)
    if (left === -1) sink.row(cells, line)
    else open = { text, from: left, cells, line }
  }

  let before = ''
  function takeLines(text: string, isLast: boolean) {
    let from = 0
    const hasReturns = text.includes('\r')
    for (;;) {
      let at = text.indexOf('\n', from)
      let width = 1
      if (hasReturns) {
        const back = text.indexOf('\r', from)
        if (back !== -1 && (at === -1 || back < at)) {
          // a return at the end of a chunk may be half of a break
          if (back === text.length - 1 && !isLast) break
          width = text[back + 1] === '\n' ? 2 : 1
          at = back
        }
      }
      if (at === -1) break
      take(text.slice(from, at), before)
      before = text.slice(at, at + width)
      from = at + width
      if (open && open.text.length > MAX_ROW) break
    }
    rest = text.slice(from)
    if (rest.length > MAX_ROW && !open) sink.tooLong?.(line + 1)
  }

  return {
    write(text) {
      if (open && open.text.length > MAX_ROW) return
      takeLines(rest === '' ? text : rest + text, false)
    },
    end() {
      if (!(open && open.text.length > MAX_ROW)) {
        takeLines(rest, true)
        if (rest !== '') take(rest, before)
      }
      return { open: open?.line ?? 0, stray: notes.stray }
    },
  }
}

/** The rows of a text, at most `most` of them, and what its quotes tell. */
export function rowsOf(text: string, dialect: Dialect, most = Number.POSITIVE_INFINITY) {
  const rows: { cells: Cell[]; line: number }[] = []
  const reader = openRows(dialect, {
    row(cells, line) {
      if (rows.length < most) rows.push({ cells, line })
    },
  })
  reader.write(text)
  return { rows, ...reader.end() }
}
