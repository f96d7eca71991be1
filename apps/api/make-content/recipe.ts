import type { Table } from '../competition-folder/csv.ts'
import type { CardWords, Level } from '../seed/card.ts'
import { listOf } from './split.ts'

/** The source package's files that a recipe selects: text by name, in sorted order. */
export type SourceFiles = ReadonlyMap<string, string>

/** The tables that a recipe makes of its source. `predictions` holds the cells after the id, row by row as in `test`. */
export interface Extract {
  train: Table
  test: Table
  /** The true value of each test row, as written in solution.csv. */
  targets: string[]
  predictions: Record<Level, string[][]>
}

/** The recipe of one competition. */
export interface Recipe {
  slug: string
  /** First 16 hex digits of the SHA-256 of the source (see `SourceCard.sha256`). */
  sourceSha256: string
  /** Selects source files by their paths in the package. */
  isSource: (path: string) => boolean
  words: CardWords
  /** The cells that sample_submission.csv has after every id. */
  sample: string[]
  /** Whether the ids of the source would tell the target: rows then get ids by chance, and are shuffled. */
  hasRandomIds?: true
  extract: (files: SourceFiles) => Extract
}

/** The text of the only source file. */
export function onlyFile(files: SourceFiles): string {
  const [text, ...rest] = files.values()
  if (text === undefined || rest.length > 0) throw new Error(`expected one source file, found ${files.size}`)
  return text
}

/** The solution table: id, target and list of every test row. */
export function solutionOf(slug: string, ids: string[], targets: string[]): Table {
  const rows = ids.map((id, i) => [id, targets[i] ?? '', listOf(slug, id)])
  return { columns: ['id', 'target', 'list'], rows }
}
