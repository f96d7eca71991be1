import { type Delimiter, splitLine } from './file-cells.ts'
import type { ProblemList } from './file-problems.ts'

export interface HeaderRules {
  idColumn: string
  predictionColumns: readonly string[]
  isKnownId(id: string): boolean
  isLabel(cell: string): boolean
}

/** Positions of the wanted columns in each row. */
export interface Layout {
  delimiter: Delimiter
  width: number
  /** Null if the file has no id column. */
  idIndex: number | null
  predictions: { name: string; index: number }[]
}

export interface Header {
  delimiter: Delimiter | null
  columns: string[]
  /** Null if the rows cannot be read. */
  layout: Layout | null
  /** The first line is already a row: the file has no header. */
  isRow: boolean
}

const DELIMITERS: readonly Delimiter[] = [',', '\t', ';']

/** Columns beyond the wanted ones with which rows are not read: each may have as many cells again. */
const MAX_EXTRA_COLUMNS = 1000

const UNREADABLE: Header = { delimiter: null, columns: [], layout: null, isRow: false }

/** Splits a line by the delimiter that gives the most wanted columns, then the most cells. */
function bestSplit(text: string, wanted: readonly string[]): { delimiter: Delimiter; columns: string[] } | null {
  let best: { delimiter: Delimiter; columns: string[]; found: number } | null = null
  for (const delimiter of DELIMITERS) {
    const columns = splitLine(text, delimiter)?.map((cell) => cell.trim())
    if (!columns) continue
    const names = new Set(columns)
    const found = wanted.filter((name) => names.has(name)).length
    if (!best || found > best.found || (found === best.found && columns.length > best.columns.length)) {
      best = { delimiter, columns, found }
    }
  }
  return best
}

/** Whether a header has one of the wanted columns, with any delimiter. */
export const namesColumn = (text: string, wanted: readonly string[]): boolean => {
  const names = new Set(bestSplit(text, wanted)?.columns)
  return wanted.some((name) => names.has(name))
}

/** Normalises a column name for guessing: without letter case, full-width forms, spaces and joining characters. */
const looseName = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s_.-]/g, '')

/** Names that programs give to a column of row numbers, or to one without a name. */
export const isIndexName = (name: string): boolean =>
  /^(?:|Unnamed: \d+(?:_level_\d+|\.\d+)?|index|level_0|\.\.\.\d+|_c0|row_?names?)$/i.test(name)

/**
 * Maps each missing column to the one column that is meant: a misspelling, the only other one beside a right one, or row numbers in place
 * of the ids, which stand first among the wanted ones.
 */
function meantColumns(columns: readonly string[], wanted: readonly string[]): Map<string, string> {
  const others = columns.filter((name) => !wanted.includes(name))
  const missing = wanted.filter((name) => !columns.includes(name))
  const [only] = missing
  const [other] = others
  if (only !== undefined && other !== undefined && missing.length === 1 && others.length === 1) {
    const isPair = columns.length === 2 && wanted.length === 2
    if (isPair || (only === wanted[0] && isIndexName(other))) return new Map([[only, other]])
  }
  return new Map(
    wanted.flatMap((name) => {
      if (columns.includes(name)) return []
      const similar = others.filter((other) => looseName(other) === looseName(name))
      return similar.length === 1 ? [[name, similar[0] as string] as const] : []
    }),
  )
}

/** Names as a line of a file has them; of many the first ones. */
const shortList = (names: readonly string[]) =>
  names.length > 6 ? `${names.slice(0, 5).join(',')},…` : names.join(',')

function layoutOf(
  delimiter: Delimiter,
  columns: readonly string[],
  rules: HeaderRules,
  meant: ReadonlyMap<string, string> = new Map(),
): Layout {
  const indexOf = (name: string) => {
    const index = columns.indexOf(meant.get(name) ?? name)
    return index < 0 ? null : index
  }
  return {
    delimiter,
    width: columns.length,
    idIndex: indexOf(rules.idColumn),
    predictions: rules.predictionColumns.flatMap((name) => {
      const index = indexOf(name)
      return index === null ? [] : [{ name, index }]
    }),
  }
}

function looksLikeRow(columns: readonly string[], rules: HeaderRules): boolean {
  return columns.some(
    (cell) => rules.isKnownId(cell) || rules.isLabel(cell) || (cell !== '' && Number.isFinite(Number(cell))),
  )
}

function compareColumns(
  columns: readonly string[],
  { wanted, meant, line }: { wanted: readonly string[]; meant: ReadonlyMap<string, string>; line: number },
  problems: ProblemList,
) {
  const names = new Set(columns)
  for (const name of wanted) {
    const value = meant.get(name)
    if (value === '') problems.add('columnUnnamed', { line, column: name })
    else if (value !== undefined) problems.add('columnName', { line, column: name, value })
    else if (!names.has(name)) problems.add('columnMissing', { line, column: name })
  }
  const wantedNames = new Set([...wanted, ...meant.values()])
  const seen = new Set<string>()
  let hasIndex = false
  for (const name of columns) {
    if (seen.has(name)) problems.add('columnTwice', { line, column: name })
    else if (!wantedNames.has(name)) {
      if (isIndexName(name) && wanted.every((one) => names.has(meant.get(one) ?? one))) {
        // a table that was written and read again has several of them, for one reason
        if (!hasIndex) problems.add('columnIndex', { line, column: name })
        hasIndex = true
      } else problems.add('columnExtra', { line, column: name })
    }
    seen.add(name)
  }
}

/** Reads the first non-blank line, reports its problems, and finds the wanted columns in any order. */
export function readHeader(text: string, line: number, rules: HeaderRules, problems: ProblemList): Header {
  const wanted = [rules.idColumn, ...rules.predictionColumns]
  const split = bestSplit(text, wanted)
  if (!split) {
    problems.add('quote', { line })
    return UNREADABLE
  }
  const { columns } = split
  const delimiter = columns.length > 1 ? split.delimiter : null
  const noneWanted = columns.every((name) => !wanted.includes(name))
  if (delimiter === null && noneWanted && wanted.every((name) => text.includes(name))) {
    problems.add('delimiter', { line, value: text })
    return { ...UNREADABLE, columns }
  }
  if (noneWanted && looksLikeRow(columns, rules)) {
    problems.add('headerMissing', { line, value: text })
    // With the id first and the right width, rows can still be read, so that all problems are reported at once.
    const readable = columns.length === wanted.length && rules.isKnownId(columns[0] ?? '')
    return { delimiter, columns: [], layout: readable ? layoutOf(split.delimiter, wanted, rules) : null, isRow: true }
  }
  const meant = meantColumns(columns, wanted)
  if (noneWanted && meant.size === 0) {
    // a table of another shape, such as a series with its index: the header as a whole is the one cause
    problems.add('headerOther', { line, value: text, column: shortList(wanted) })
    return { delimiter, columns, layout: null, isRow: false }
  }
  compareColumns(columns, { wanted, meant, line }, problems)
  const isTooWide = columns.length > wanted.length + MAX_EXTRA_COLUMNS
  const layout = isTooWide ? null : layoutOf(split.delimiter, columns, rules, meant)
  return { delimiter, columns, layout, isRow: false }
}
