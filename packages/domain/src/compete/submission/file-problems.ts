import { cutPoints } from '../../base/text/cut.ts'
import { type Rewriting, shown } from './file-rewritings.ts'
import type { ValueCause } from './file-values.ts'

/**
 * All problems of a result file. The locales have one sentence per code.
 * Whole file: empty, headerOnly, tooLarge, binary, spreadsheet, dataFile, otherText, encoding, archive…, delimiter, tooManyRows.
 * Header: header…, column…. The others belong to a row, or are causes: one for all rows that a program wrote wrongly in the
 * same way, in place of a problem for each of them.
 */
export type FileProblemCode =
  | 'empty'
  | 'headerOnly'
  | 'tooLarge'
  | 'binary'
  | 'spreadsheet'
  | 'dataFile'
  | 'otherText'
  | 'encoding'
  | 'archiveBroken'
  | 'archiveEntries'
  | 'archiveLocked'
  | 'archiveName'
  | 'archiveTooLarge'
  | 'delimiter'
  | 'headerMissing'
  | 'headerOther'
  | 'columnMissing'
  | 'columnName'
  | 'columnExtra'
  | 'columnTwice'
  | 'columnIndex'
  | 'columnUnnamed'
  | 'columnsSwapped'
  | 'cellCount'
  | CellsCause
  | 'idMissingValue'
  | 'idUnknown'
  | `id${Rewriting}`
  | 'idRowNumber'
  | 'idShifted'
  | 'idForeign'
  | 'idNone'
  | 'idTwice'
  | 'idMissing'
  | 'notNumber'
  | 'notFinite'
  | 'numberTooBig'
  | 'outOfRange'
  | 'probabilitiesSum'
  | 'labelUnknown'
  | 'emptyCell'
  | ValueCause
  | ScaleCause
  | LabelCause
  | 'tooManyRows'
  | 'thousandsMaybe'
  | 'quote'

/** Why rows have another number of cells than the header. */
export type CellsCause = 'cellsTrailing' | 'cellsRowNames' | 'cellsDecimal' | 'cellsDelimiter'

/** Why probabilities lie outside of 0 to 1. */
export type ScaleCause = 'scalePercent' | 'scaleRaw'

/** Why labels are unknown, besides the causes of values. */
export type LabelCause = 'labelSpelling' | 'labelNumbers' | 'labelProbability' | 'labelBoolean'

/** One finding. Texts from the file are cut to 80 characters. */
export interface FileProblem {
  code: FileProblemCode
  /** 1-based line of the file, counting blank lines. */
  line?: number
  column?: string
  id?: string
  /**
   * The found value: the cell; for `binary` and `encoding` the type of file or encoding; for `archiveBroken` the type of
   * archive, for `archiveEntries` the number of its files, for `archiveName` the name, for `archiveTooLarge` the limit in
   * bytes; for `columnName` the name in the file; for causes of wrong ids the id that is probably meant; for `cellCount` and
   * `tooManyRows` the number; for `idTwice` the line of the first occurrence; for `probabilitiesSum` the sum.
   */
  value?: string
  /** The value that is probably meant, for causes of wrong values. */
  meant?: string
  /** Number of rows that a cause concerns; the finding is the first of them. */
  rows?: number
  /** The line as it stands in the file; absent where the finding is not of one line. */
  text?: string
  /** Number of findings of this code in the whole file; the same on each of them. */
  count?: number
}

/** Findings that a report lists per code; the others are only counted. */
export const KEPT_PER_CODE = 20

/** Findings of a code by which its cause is judged. */
export const JUDGED_PER_CODE = 1000

const MAX_TEXT = 80
/** Longest text that is compared; longer ones are cut when they are found. */
const MAX_COMPARED = 400

const cut = (text: string) => (text.length > MAX_COMPARED ? text.slice(0, MAX_COMPARED) : text)

/** Cuts a text from the file to the length of a message, never through a character. */
export const clip = (text: string): string => cutPoints(text, MAX_TEXT)

/** The first findings of a code as they were found, at most `JUDGED_PER_CODE`, and the number of all. */
export interface Found {
  first: FileProblem[]
  total: number
}

export interface ProblemList {
  /** Names the line that is read from now on; findings with a line number quote it. */
  reading(text: string): void
  add(code: FileProblemCode, detail?: Omit<FileProblem, 'code' | 'count' | 'text'>): void
  of(code: FileProblemCode): Found
  /** Puts other findings in the place of those of a code. */
  settle(code: FileProblemCode, found: Found): void
  /** Adds the cause of `rows` findings, of which `first` is the first. */
  addCause(code: FileProblemCode, first: FileProblem, rows: number): void
  /** The findings by line, at most `KEPT_PER_CODE` of a code, each with the count of its code. */
  kept(): FileProblem[]
  /** All findings, kept or not. */
  total(): number
}

/** Texts that are shown with their invisible signs: those that differ from the expected ones for no reason that can be seen. */
const isUnlike = (code: FileProblemCode) => code === 'idUnknown' || code === 'labelUnknown' || code === 'notNumber'

function shownProblem(problem: FileProblem, count: number): FileProblem {
  const sign = isUnlike(problem.code) || /Invisible|Signs|Spelling|Foreign|None$/.test(problem.code) ? shown : String
  const result = { ...problem, count }
  if (result.id !== undefined) result.id = clip(sign(result.id))
  if (result.column !== undefined) result.column = clip(result.column)
  if (result.value !== undefined) result.value = clip(sign(result.value))
  if (result.meant !== undefined) result.meant = clip(result.meant)
  if (result.text !== undefined) result.text = clip(result.text)
  return result
}

/** Collects findings in bounded memory. */
export function createProblemList(): ProblemList {
  const byCode = new Map<FileProblemCode, Found>()
  let current = ''
  const of = (code: FileProblemCode): Found => {
    const found = byCode.get(code) ?? { first: [], total: 0 }
    byCode.set(code, found)
    return found
  }
  return {
    reading(text) {
      current = text
    },
    add(code, detail) {
      const found = of(code)
      found.total++
      if (found.first.length >= JUDGED_PER_CODE) return
      const problem: FileProblem = { code, ...detail }
      if (problem.id !== undefined) problem.id = cut(problem.id)
      if (problem.value !== undefined) problem.value = cut(problem.value)
      if (problem.line !== undefined && current !== '') problem.text = cut(current)
      found.first.push(problem)
    },
    of: (code) => byCode.get(code) ?? { first: [], total: 0 },
    settle(code, found) {
      byCode.set(code, found)
    },
    addCause(code, first, rows) {
      const found = of(code)
      found.total++
      found.first.push({ ...first, code, rows })
    },
    kept: () =>
      [...byCode.values()]
        .flatMap(({ first, total }) => first.slice(0, KEPT_PER_CODE).map((problem) => shownProblem(problem, total)))
        .toSorted((a, b) => (a.line ?? Number.POSITIVE_INFINITY) - (b.line ?? Number.POSITIVE_INFINITY)),
    total: () => [...byCode.values()].reduce((sum, { total }) => sum + total, 0),
  }
}

/** Findings of a code that a reader sees as one: the first, and where the next ones are. */
export interface ProblemGroup {
  first: FileProblem
  /** Number of findings besides the first. */
  more: number
  /** Lines of the next findings; where they have none, their ids or columns. */
  next: string[]
}

const NEXT = 5

/** Values of the placeholders in a group's sentence, in the log as on the page. `next` has one line for each place. */
export function factsOf({ first, more, next }: ProblemGroup): Record<string, string | number | null> {
  const {
    line = null,
    column = null,
    id = null,
    value = null,
    meant = null,
    rows = null,
    text = null,
    count = 1,
  } = first
  return { line, column, id, value, meant, rows, text, count, more, next: next.join('\n') }
}

/** Catalogue key of a problem. A wrong number of cells without a value means a line that is too long to be a row. */
export const problemKey = ({ code, value }: Pick<FileProblem, 'code' | 'value'>): string =>
  code === 'cellCount' && value === undefined ? 'lineTooLong' : code

/** Catalogue key of the sentence about the further findings of a group, by what their places are. */
export const moreKey = ({ code, line }: { code: string; line?: unknown }): 'lines' | 'names' =>
  line === undefined || line === null || code.includes('column') ? 'names' : 'lines'

/** The findings of a report grouped by code: one sentence for each kind of problem. */
export function groupProblems(problems: readonly FileProblem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>()
  for (const problem of problems) {
    const { code, line, column, id, count = 1 } = problem
    const isHeader = code.startsWith('column')
    const key = problemKey(problem)
    const group = groups.get(key)
    if (!group) groups.set(key, { first: problem, more: count - 1, next: [] })
    else if (group.next.length < NEXT) group.next.push(String((isHeader ? column : (line ?? id)) ?? ''))
  }
  return [...groups.values()]
}
