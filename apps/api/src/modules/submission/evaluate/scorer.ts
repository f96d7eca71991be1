import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { ScoringAnswer, ScoringOutcome, ScoringTask } from './scoring-task.ts'

const childFile = fileURLToPath(new URL('./score-child.ts', import.meta.url))

/** Heap of the child in MB; the query engine's memory comes on top. */
const HEAP_MB = 768

export interface ScorerOptions {
  /** How long one file may take before the child is killed, milliseconds. */
  timeoutMs?: number
  /** How long a child waits for the next file, milliseconds. */
  idleMs?: number
  /** Files after which a child is replaced. */
  filesPerChild?: number
}

/** Scores one file at a time in a child process, which stays for the next one if that comes soon. */
export interface Scorer {
  score(task: ScoringTask): Promise<ScoringOutcome>
  /** Process id of the child, for tests that kill it. */
  readonly pid: number | undefined
  /** Ends the child and with it the file at hand, whose scoring answers `died`. */
  drop(): void
  /** Ends the child for good: every further file answers `died`. */
  close(): void
}

function start(): ChildProcess {
  // nothing of the environment goes along: the child needs no address, key or secret
  return fork(childFile, [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env.PATH, TZ: 'UTC' },
  })
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

/** Starts no process before the first file. */
export function openScorer({ timeoutMs = 60_000, idleMs = 5_000, filesPerChild = 100 }: ScorerOptions = {}): Scorer {
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
    // a child that failed us is not trusted with the next file
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
