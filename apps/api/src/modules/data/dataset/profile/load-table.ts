import type { ReadingChoice, TableReading } from '@shulei/domain/data/dataset/reading/reading.ts'

/** The parts of a table's reading that a loader does not guess. */
export interface LoadOptions {
  /** The parts that the owner chose. */
  choice: ReadingChoice
  /** Parts that the format says itself, in place of a guess or a choice. */
  fixed?: Partial<TableReading>
}
