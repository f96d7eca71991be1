import type { FileReport } from '@shulei/domain/submission/file.ts'
import type { FileShape } from '../file-rules.ts'

/** One file to score. Paths are on this machine; the child reads nothing else. */
export interface ScoringTask {
  file: string
  solution: string
  /** Folder for a temporary copy. */
  scratch: string
  shape: FileShape
}

/** The figures of both lists; null where the solution has no row of a list. */
export interface Scores {
  A: number | null
  B: number | null
}

/** The part of a report that travels from the child. */
export type FileFindings = Pick<FileReport, 'rows' | 'problems' | 'problemCount'>

/** What the child answers. `refused`: the file has problems, all of them named. `broken`: the fault is ours. */
export type ScoringAnswer =
  | { kind: 'scored'; rows: number; scores: Scores }
  | { kind: 'refused'; findings: FileFindings }
  | { kind: 'broken'; message: string }

/** What a scoring comes to, seen from the server: the child may also take too long or end. */
export type ScoringOutcome = ScoringAnswer | { kind: 'timeout' } | { kind: 'died' }
