import type { ReadingChoice, TableReading } from '@shulei/domain/data/dataset/reading/reading.ts'

/** What a loader is told about the reading of a table. */
export interface LoadOptions {
  /** What the owner chose. */
  choice: ReadingChoice
  /** Parts that the format says itself, in place of a guess or a choice. */
  fixed?: Partial<TableReading>
}
