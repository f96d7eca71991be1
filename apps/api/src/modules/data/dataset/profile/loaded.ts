import type { ReadingPart, StoredReading, TableReading } from '@shulei/domain/data/dataset/reading/reading.ts'

/** The table of the engine that a file is loaded into, all its columns as text. */
export const TABLE = 'loaded'

/** Facts that a file itself gives about a column. */
export interface Declared {
  /** Its cells are lists, objects or maps, written as JSON. */
  nested?: 'list' | 'struct' | 'map'
  /** The type of the lists' elements. */
  items?: 'number' | 'text'
  /** Time zone of its instants. */
  zone?: string
}

/** A table in the engine, with how it was read. */
export interface Loaded {
  /** Names of the columns, each once. */
  names: string[]
  /** Names as the file has them; null where it has none. */
  header: readonly string[] | null
  reading: Omit<TableReading, 'missing' | 'types' | 'dateOrder'>
  unsure: ReadingPart[]
  counts: Pick<StoredReading, 'short' | 'long' | 'broken'>
  /** An empty text is a value of its own, apart from a missing cell. */
  emptyIsText: boolean
  /** By the names of columns. */
  declared?: Readonly<Record<string, Declared>>
}

/** The reading of a format that says itself where its rows and columns are. */
export const selfReading = (names: readonly string[], header: readonly string[] = names): Loaded => ({
  names: [...names],
  header,
  reading: {
    ...{ encoding: null, separator: null, quote: null, escape: null, skip: 0, comment: null, hasHeader: true },
  },
  unsure: [],
  counts: { short: 0, long: 0, broken: 0 },
  emptyIsText: true,
})
