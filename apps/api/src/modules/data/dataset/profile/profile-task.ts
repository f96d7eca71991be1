import type { ColumnProfile, FileFormat, ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import type { ReadingChoice, StoredReading } from '@shulei/domain/data/dataset/reading/reading.ts'
import type { CopyFacts } from '@shulei/domain/data/dataset/slice/compare.ts'

/** A file to profile. Paths are local; the child reads `file` and writes into `scratch`, and touches no others. */
export interface ProfileTask {
  file: string
  /** The name that its owner gave it. */
  name: string
  format: FileFormat
  /** The owner's choices about the reading of each table, by its path inside an archive. */
  readings: Readonly<Record<string, ReadingChoice>>
  /** Whether each table is written into a copy that the preview searches and sorts. */
  copies?: boolean
  /** An own, empty folder for this task; the parent removes it. */
  scratch: string
}

/** A written copy, a Parquet file, see `write-copy.ts`; `path` is null where it could not be written. */
export interface TableCopy extends CopyFacts {
  path: string | null
}

/** The profile of one table, without the descriptions of its columns. */
export interface TableProfile {
  /** Path inside an archive; empty for the file itself. */
  part: string
  rows: number
  isPartial: boolean
  columns: Omit<ColumnProfile, 'description'>[]
  /** At most 100 rows, cells as text; null is a missing cell. */
  preview: (string | null)[][]
  /** How the file was read. */
  reading: StoredReading
}

/** The profile of a table with its copy, where the task asks for copies. */
export interface CopiedTable extends TableProfile {
  copy?: TableCopy
}

/** Small pictures drawn on one sheet, which lies at `path` in the scratch folder. */
export interface ContactSheet {
  path: string
  width: number
  height: number
  /** Pictures in the file; more than are drawn when the sheet is full. */
  count: number
  pictures: { name: string; width: number; height: number }[]
}

/** The profile of a file: its tables, and its pictures on one sheet. */
export interface FileProfile {
  tables: CopiedTable[]
  /** Tables in the file; more than have a profile in a large archive. */
  tableCount: number
  sheet: ContactSheet | null
}

/** The answer of the child. `refused`: the file has a problem that its owner can solve. `broken`: the server is at fault. */
export type ProfileAnswer =
  | ({ kind: 'profiled' } & FileProfile)
  | { kind: 'refused'; problem: ProfileProblem }
  | { kind: 'broken'; message: string }
