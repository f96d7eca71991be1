import type { Drawers } from './read/drawers.ts'
import type { Readers as TextReaders } from './read/readers.ts'

/** Everything that reads texts of strangers in a child process. */
export type Readers = TextReaders & Drawers

/** A text for a child process: the name of its reader, and what the reader is called with. */
export interface TextTask {
  name: keyof Readers
  input: readonly unknown[]
  /** Milliseconds in which it must be read. */
  deadlineMs: number
}

export type TextAnswer =
  | { kind: 'read'; read: unknown }
  | { kind: 'slow' | 'starved' | 'deep' }
  | { kind: 'broken'; message: string }
