import { fileURLToPath } from 'node:url'
import { openChild } from '../../../../platform/child/child.ts'
import type { ScoringAnswer, ScoringOutcome, ScoringTask } from './scoring-task.ts'

const childFile = fileURLToPath(new URL('./score-child.ts', import.meta.url))

/**
 * Megabytes for new objects. Rows are short-lived: more room would not be faster, and takes 130 MB more for a solution of a million
 * rows.
 */
const NEW_SPACE_MB = 4

/** Heap of the child in megabytes, without the predictions of the file in work. */
const HEAP_MB = 768

/** Milliseconds after which a child is killed that has not scored its file. */
export const SCORE_TIMEOUT_MS = 60_000

export interface ScorerOptions {
  /** In place of `SCORE_TIMEOUT_MS`. */
  timeoutMs?: number
  /** Milliseconds after which an idle child ends. */
  idleMs?: number
  /** Number of files after which a child is replaced. */
  filesPerChild?: number
}

/** Scores one file at a time in a child process, which stays for the next file if it comes soon. */
export interface Scorer {
  score(task: ScoringTask): Promise<ScoringOutcome>
  /** Process id of the child; undefined while none runs. */
  readonly pid: number | undefined
  /** Ends the child; a file in work is answered with `died`. */
  drop(): void
  /** Ends the child and starts no other: every further file is answered with `died`. */
  close(): void
}

/** Opens a scorer. The child process starts with the first file. */
export function openScorer({
  timeoutMs = SCORE_TIMEOUT_MS,
  idleMs = 5_000,
  filesPerChild = 100,
}: ScorerOptions = {}): Scorer {
  const child = openChild<ScoringTask, ScoringAnswer>({
    file: childFile,
    execArgv: [`--max-old-space-size=${HEAP_MB}`, `--max-semi-space-size=${NEW_SPACE_MB}`],
    timeoutMs,
    idleMs,
    tasksPerChild: filesPerChild,
  })
  return {
    score: (task) => child.run(task, ({ kind }) => kind === 'scored' || kind === 'refused'),
    get pid() {
      return child.pid
    },
    drop: child.drop,
    close: child.close,
  }
}
