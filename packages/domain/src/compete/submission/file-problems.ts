/**
 * All problems of a result file. The locales have one sentence per code.
 * Whole file: empty, headerOnly, tooLarge, binary, encoding, archive…, delimiter, tooManyRows. Header: headerMissing,
 * columnMissing, columnName, columnExtra, columnTwice. The others belong to a row.
 */
export type FileProblemCode =
  | 'empty'
  | 'headerOnly'
  | 'tooLarge'
  | 'binary'
  | 'encoding'
  | 'archiveBroken'
  | 'archiveEntries'
  | 'archiveLocked'
  | 'archiveName'
  | 'archiveTooLarge'
  | 'delimiter'
  | 'headerMissing'
  | 'columnMissing'
  | 'columnName'
  | 'columnExtra'
  | 'columnTwice'
  | 'cellCount'
  | 'idMissingValue'
  | 'idUnknown'
  | 'idDate'
  | 'idTwice'
  | 'idMissing'
  | 'notNumber'
  | 'notFinite'
  | 'numberTooBig'
  | 'outOfRange'
  | 'probabilitiesSum'
  | 'labelUnknown'
  | 'emptyCell'
  | 'tooManyRows'
  | 'quote'

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
   * bytes; for `columnName` the name in the file, for `idDate` the id that is probably meant; for `cellCount` and
   * `tooManyRows` the number; for `idTwice` the line of the first occurrence; for `probabilitiesSum` the sum.
   */
  value?: string
  /** The line as it stands in the file; absent where the finding is not of one line. */
  text?: string
  /** Number of findings of this code in the whole file; the same on each of them. */
  count?: number
}

/** Findings kept per code; the others are only counted. */
export const KEPT_PER_CODE = 20

const MAX_TEXT = 80

/** Cuts a text from the file to the length of a message, never through a character. */
export function clip(text: string): string {
  if (text.length <= MAX_TEXT) return text
  const kept = Array.from(text.slice(0, 2 * MAX_TEXT))
    .slice(0, MAX_TEXT)
    .join('')
  return kept.length < text.length ? `${kept}…` : kept
}

export interface ProblemList {
  /** Names the line that is read from now on; findings with a line number quote it. */
  reading(text: string): void
  add(code: FileProblemCode, detail?: Omit<FileProblem, 'code' | 'count' | 'text'>): void
  /** The kept findings in the order found, each with the count of its code. */
  kept(): FileProblem[]
  /** All findings, kept or not. */
  total(): number
}

/** Collects findings in bounded memory. */
export function createProblemList(): ProblemList {
  const list: FileProblem[] = []
  const counts = new Map<FileProblemCode, number>()
  let total = 0
  let current = ''
  return {
    reading(text) {
      current = text
    },
    add(code, detail) {
      const count = (counts.get(code) ?? 0) + 1
      counts.set(code, count)
      total++
      if (count > KEPT_PER_CODE) return
      const problem: FileProblem = { code, ...detail }
      if (problem.id !== undefined) problem.id = clip(problem.id)
      if (problem.column !== undefined) problem.column = clip(problem.column)
      if (problem.value !== undefined) problem.value = clip(problem.value)
      if (problem.line !== undefined && current !== '') problem.text = clip(current)
      list.push(problem)
    },
    kept: () => list.map((problem) => ({ ...problem, count: counts.get(problem.code) ?? 0 })),
    total: () => total,
  }
}
