import { join } from 'node:path'
import { MAX_LINE_BYTES } from '@shulei/domain/data/dataset/profile.ts'
import { GUESS_LENGTH, guessReading } from '@shulei/domain/data/dataset/reading/guess.ts'
import type { ReadingChoice } from '@shulei/domain/data/dataset/reading/reading.ts'
import { type Cell, type Dialect, openRows, rowsOf } from '@shulei/domain/data/dataset/reading/rows.ts'
import { columnNames, mustFit } from './column-names.ts'
import type { Engine } from './engine.ts'
import { loadRows } from './load-rows.ts'
import type { LoadOptions } from './load-table.ts'
import type { Loaded } from './loaded.ts'
import { Refusal, refuse } from './refusal.ts'
import { charactersOf, type Decoding, findDecoding, openWriter, startOf } from './text-file.ts'

/** Rows of the head that say how many columns a table has. */
const HEAD_ROWS = 1000
/** Characters that are written at once. */
const BATCH = 1 << 16

/** The names of the columns as the file has them, and how many there are. */
function headerOf(head: string, dialect: Dialect, hasHeader: boolean) {
  const { rows } = rowsOf(head, dialect, HEAD_ROWS)
  const [first] = rows
  if (!first) return dialect.skip > 0 ? refuse('allSkipped', { count: dialect.skip }) : refuse('empty')
  const lengths = (hasHeader ? rows.slice(1) : rows).map(({ cells }) => cells.length)
  const widths = new Map<number, number>()
  for (const length of lengths) widths.set(length, (widths.get(length) ?? 0) + 1)
  const [usual = first.cells.length] = [...widths].toSorted(([a, m], [b, n]) => n - m || b - a)[0] ?? []
  if (!hasHeader) return { header: null, width: usual, line: 0 }
  const names = first.cells.map((cell) => cell ?? '')
  // R leaves out the name of the column of row names
  const lacksFirst = usual === names.length + 1 && lengths.every((length) => length === usual)
  const header = lacksFirst ? ['', ...names] : names
  // separators behind every row make a column without a name and without cells
  const ends = rows.every(({ cells }) => cells.length < header.length || cells[header.length - 1] === null)
  const width = ends && header.length > 1 && rows.length > 1 ? header.length - 1 : header.length
  return { header: header.slice(0, width), width, line: first.line }
}

const needsQuotes = (cell: string, separator: string) =>
  cell === '' || cell.includes('"') || cell.includes(separator) || cell.includes('\n') || cell.includes('\r')
const written = (cell: Cell, separator: string) =>
  cell === null ? '' : needsQuotes(cell, separator) ? `"${cell.replaceAll('"', '""')}"` : cell

/** The separator of the rows that are written: any number of spaces becomes one comma. */
const writtenSeparator = ({ separator }: Dialect) => (separator === ' ' ? ',' : separator)

/** A pattern of lines of which some cell is spaces alone, which is a missing value. */
const blankCellBetween = (sign: string) => new RegExp(`(^|[${sign}]) +($|[${sign}])`)

function countOf(text: string, sign: string): number {
  let count = 0
  for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) count++
  return count
}

/** Facts about the rows of a file, found while they were written. */
interface Written {
  rows: number
  /** Whether some cell is an empty text, and some cell is nothing at all: only then the file tells them apart. */
  empties: boolean
  gaps: boolean
  /** Rows with fewer and with more cells than columns. */
  short: number
  long: number
  /** The first of them. */
  ragged: { line: number; count: number } | null
}

/** Writes the rows of a file as the engine reads them, each with all its cells. Throws `quoteOpen` and `lineTooLong`. */
async function writeRows(
  path: string,
  plain: string,
  table: { decoding: Decoding; dialect: Dialect; width: number; headerLine: number },
): Promise<Written> {
  const { decoding, dialect, width, headerLine } = table
  const sign = writtenSeparator(dialect)
  const blankCell = blankCellBetween(sign)
  const found: Written = { rows: 0, empties: false, gaps: false, short: 0, long: 0, ragged: null }
  const ragged = (line: number, count: number) => {
    if (count < width) found.short++
    else found.long++
    found.ragged ??= { line, count }
  }
  let batch = ''
  const reader = openRows(dialect, {
    row(cells, line) {
      if (line <= headerLine) return
      found.rows++
      let length = cells.length
      while (length > width && cells[length - 1] === null) length--
      if (length !== width) ragged(line, length)
      let row = ''
      for (let at = 0; at < width; at++) {
        const cell = cells[at] ?? null
        if (cell === null) found.gaps = true
        else if (cell === '') found.empties = true
        row += (at === 0 ? '' : sign) + written(cell, sign)
      }
      batch += row === '' ? '""\n' : `${row}\n`
    },
    plain(text, line) {
      if (line <= headerLine || width === 1 || sign !== dialect.separator || text.includes('"')) return false
      if (text.includes(' ') && blankCell.test(text)) return false
      if (countOf(text, sign) !== width - 1) return false
      found.rows++
      found.gaps ||= text.startsWith(sign) || text.endsWith(sign) || text.includes(sign + sign)
      batch += `${text}\n`
      return true
    },
    tooLong: (line) => refuse('lineTooLong', { line, limit: MAX_LINE_BYTES }),
  })
  const writer = openWriter(plain)
  try {
    for await (const text of charactersOf(path, decoding)) {
      reader.write(text)
      if (batch.length < BATCH) continue
      await writer.write(batch)
      batch = ''
    }
    const { open } = reader.end()
    if (open > 0) refuse('quoteOpen', { line: open })
    await writer.write(batch)
  } finally {
    await writer.end()
  }
  return found
}

/** Loads a text table as its reading says: the chosen parts, and guesses for the others. */
async function loadAs(
  engine: Engine,
  path: string,
  scratch: string,
  { format, choice: own, fixed = {} }: { format: 'csv' | 'tsv' } & LoadOptions,
): Promise<Loaded> {
  const choice: ReadingChoice = { ...own, ...fixed }
  const decoding = await findDecoding(path, choice.encoding)
  const head = await startOf(path, decoding, GUESS_LENGTH)
  if (head.trim() === '') refuse('empty')
  const { reading, unsure } = guessReading(head, choice, format === 'tsv')
  const { hasHeader, ...parts } = reading
  const dialect = parts as Dialect
  const { header, width, line } = headerOf(head.slice(0, GUESS_LENGTH), dialect, hasHeader)
  mustFit(width)
  const names = columnNames(header ?? Array.from({ length: width }, () => ''))
  const plain = join(scratch, 'rows.csv')
  const found = await writeRows(path, plain, { decoding, dialect, width, headerLine: line })
  const odd = found.short + found.long
  if (found.ragged && odd > found.rows / 2) refuse('ragged', { ...found.ragged, limit: width })
  await loadRows(engine, plain, { names, separator: writtenSeparator(dialect) })
  // rows to skip and a header are said of every table; how text is cut, of text alone
  const ofText = Object.keys(fixed).filter((part) => part !== 'skip' && part !== 'hasHeader')
  const saidByFormat = Object.fromEntries(ofText.map((part) => [part, null]))
  return {
    names,
    header,
    reading: { encoding: decoding.encoding, ...reading, ...saidByFormat },
    emptyIsText: found.empties && found.gaps,
    unsure: [...(decoding.isUnsure ? (['encoding'] as const) : []), ...unsure],
    counts: { short: found.short, long: found.long, broken: decoding.broken },
  }
}

/**
 * Loads a text table as its reading says. Where a guessed quote stays open far behind the head of the file, quotes mean nothing in it, which
 * is asked.
 */
export async function loadDelimited(...[engine, path, scratch, options]: Parameters<typeof loadAs>): Promise<Loaded> {
  try {
    return await loadAs(engine, path, scratch, options)
  } catch (error) {
    const isOpen = error instanceof Refusal && error.problem.code === 'quoteOpen'
    if (!isOpen || options.choice.quote != null || options.fixed?.quote != null) throw error
    const choice = { ...options.choice, quote: '' } as const
    const loaded = await loadAs(engine, path, scratch, { ...options, choice }).catch(() => Promise.reject(error))
    return { ...loaded, unsure: [...loaded.unsure, 'quote'] }
  }
}
