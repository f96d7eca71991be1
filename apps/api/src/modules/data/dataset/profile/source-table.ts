import type { Engine } from './engine.ts'
import type { LoadOptions } from './load-table.ts'
import type { Loaded } from './loaded.ts'

/** A table of a file, which may have several. */
export interface SourceTable {
  /** Name inside the file, as that of a sheet; empty where the file is one table. */
  part: string
  /** Its workbook does not show it. */
  isHidden?: boolean
  /** Path of the one list of its file that is read, with dots. */
  inside?: string
  /** As in `StoredReading`. */
  jsonPath?: string | null
  /** Loads it into the engine, all cells as text and in the order of the file. */
  load(engine: Engine, options: LoadOptions): Promise<Loaded>
}
