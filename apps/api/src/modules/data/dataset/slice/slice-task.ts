import type { CellTest, KeyKind } from '@shulei/domain/data/dataset/slice/compare.ts'

/** A column of a copy: its place, from 0, how its cells are compared, and those that mean a missing value. */
export interface SliceColumn {
  place: number
  kind: KeyKind
  /** Cells without surrounding white space; the empty one is among them unless it is a value of its own. */
  missing: readonly string[]
  /** The copy has what its cells are compared by. */
  hasKey: boolean
}

/** A slice of the copy of a table, which the child answers. */
export interface SliceTask {
  /** Path of the copy; nothing else is read. */
  file: string
  /** Columns and rows of the whole table. */
  width: number
  rows: number
  find: string
  tests: readonly { column: SliceColumn; test: CellTest }[]
  sort: { column: SliceColumn; isDown: boolean } | null
  offset: number
  /** Columns to show. */
  shown: readonly SliceColumn[]
  /** Most code points of a cell. */
  longest: number
  /** Milliseconds; then the answer is `slow`. */
  deadlineMs: number
}

export interface SlicePage {
  /** Rows that all tests and the search leave. */
  found: number
  rows: { no: number; cells: (string | null)[] }[]
}

/** `slow`: the deadline or the memory was not enough. `broken`: the server is at fault. */
export type SliceAnswer = ({ kind: 'page' } & SlicePage) | { kind: 'slow' } | { kind: 'broken'; message: string }
