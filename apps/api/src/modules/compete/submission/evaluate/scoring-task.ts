import type { FileSketch } from '@shulei/domain/compete/sign/likeness.ts'
import type { FileProblem, FileReport } from '@shulei/domain/compete/submission/file.ts'
import type { FileShape } from '../file-rules.ts'

/** A file to score. Paths are local; the child reads no other files. */
export interface ScoringTask {
  file: string
  solution: string
  shape: FileShape
  /** Also scores the rows of list B on this many redrawn test sets, the same ones for the same seed. */
  redraw?: { draws: number; seed: number }
}

/** The scores of both lists; null where the solution has no rows of a list. */
export interface Scores {
  A: number | null
  B: number | null
}

/** The part of a report that the child sends to its parent. */
export type FileFindings = Pick<FileReport, 'rows' | 'problems' | 'problemCount'>

/** The answer of the child. `refused`: the file has problems, all of them listed. `broken`: the server is at fault. */
export type ScoringAnswer =
  | {
      kind: 'scored'
      rows: number
      scores: Scores
      sketch?: FileSketch | null
      drawn?: number[]
      /** Doubts about a file that is scored nevertheless; left out where there are none. */
      warnings?: FileProblem[]
    }
  | { kind: 'refused'; findings: FileFindings }
  | { kind: 'broken'; message: string }

/** The outcome of a scoring in the parent process: the child may also time out or die. */
export type ScoringOutcome = ScoringAnswer | { kind: 'timeout' } | { kind: 'died' }
