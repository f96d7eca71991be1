import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
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

/**
 * Niceness of the child, which gives it a third of the processor share of a process that answers pages. The lowest priority would
 * starve it on a busy machine.
 */
const GIVES_WAY = 5

/** Starts a child with a low priority, so that pages are answered while files are scored. */
function start(): ChildProcess {
  // the child gets nothing of the environment, since it needs no address, key or secret
  const child = fork(childFile, [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [
      `--max-old-space-size=${HEAP_MB}`,
      `--max-semi-space-size=${NEW_SPACE_MB}`,
      '--disable-warning=ExperimentalWarning',
    ],
    env: { PATH: process.env.PATH, TZ: 'UTC' },
  })
  // set before the child starts threads, since they inherit the priority
  if (child.pid !== undefined) setPriority(child.pid, GIVES_WAY)
  return child
}

function once(child: ChildProcess, task: ScoringTask, timeoutMs: number): Promise<ScoringOutcome> {
  return new Promise((resolve) => {
    const finish = (outcome: ScoringOutcome) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(outcome)
    }
    const onMessage = (message: ScoringAnswer | 'ready') => {
      if (message !== 'ready') finish(message)
    }
    const onExit = () => finish({ kind: 'died' })
    const timer = setTimeout(() => {
      finish({ kind: 'timeout' })
      child.kill('SIGKILL')
    }, timeoutMs)
    child.on('message', onMessage)
    child.once('exit', onExit)
    child.send(task, (error) => {
      if (error) finish({ kind: 'died' })
    })
  })
}

/** Opens a scorer. The child process starts with the first file. */
export function openScorer({
  timeoutMs = SCORE_TIMEOUT_MS,
  idleMs = 5_000,
  filesPerChild = 100,
}: ScorerOptions = {}): Scorer {
  let child: ChildProcess | undefined
  let files = 0
  let closed = false
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const drop = () => {
    child?.kill('SIGKILL')
    child = undefined
  }
  const alive = () => {
    if (child && (child.exitCode !== null || child.signalCode !== null || !child.connected || files >= filesPerChild))
      drop()
    if (!child) {
      child = start()
      files = 0
    }
    return child
  }
  const run = async (task: ScoringTask): Promise<ScoringOutcome> => {
    if (closed) return { kind: 'died' }
    clearTimeout(idle)
    const outcome = await once(alive(), task, timeoutMs)
    files += 1
    // a child that failed does not get another file
    if (outcome.kind !== 'scored' && outcome.kind !== 'refused') drop()
    if (closed) return outcome
    idle = setTimeout(drop, idleMs)
    idle.unref()
    return outcome
  }
  return {
    score(task) {
      const turn = last.then(() => run(task))
      last = turn
      return turn
    },
    get pid() {
      return child?.pid
    },
    drop,
    close() {
      closed = true
      clearTimeout(idle)
      drop()
    },
  }
}
