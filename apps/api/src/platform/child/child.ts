import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'

/**
 * Niceness of a child, which gives it a third of the processor share of a process that answers pages. The lowest priority would
 * starve it on a busy machine.
 */
const GIVES_WAY = 5

export interface ChildOptions {
  /** The module that the child runs. It answers each message with one message, after it has sent `ready`. */
  file: string
  /** Options of Node: limits of its heap. */
  execArgv: readonly string[]
  /** Milliseconds after which a child is killed that has not answered a task; it has started before they begin. */
  timeoutMs: number
  /** Milliseconds after which an idle child ends. */
  idleMs?: number
  /** Number of tasks after which a child is replaced. */
  tasksPerChild?: number
}

/** The end of a task whose child gave no answer. */
export type Unanswered = { kind: 'timeout' } | { kind: 'died'; wasReady: boolean }

/** Does one task at a time in a child process, which stays for the next task if it comes soon. */
export interface Child<Task, Answer> {
  /** `isSound` tells whether the child may get another task after this answer. */
  run(task: Task, isSound: (answer: Answer) => boolean): Promise<Answer | Unanswered>
  /** Process id of the child; undefined while none runs. */
  readonly pid: number | undefined
  /** Ends the child; a task in work is answered with `died`. */
  drop(): void
  /** Ends the child and starts no other: every further task is answered with `died`. */
  close(): void
}

/** A child process, and whether it has said that it is ready; false when it ended before. */
interface Started {
  process: ChildProcess
  isReady: Promise<boolean>
}

/** Starts a child with a low priority, so that pages are answered while it works. */
function start({ file, execArgv }: ChildOptions): Started {
  // the child gets nothing of the environment, since it needs no address, key or secret
  const child = fork(file, [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [...execArgv, '--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env.PATH, TZ: 'UTC' },
  })
  // set before the child starts threads, since they inherit the priority
  if (child.pid !== undefined) setPriority(child.pid, GIVES_WAY)
  const isReady = new Promise<boolean>((resolve) => {
    child.once('message', () => resolve(true))
    child.once('exit', () => resolve(false))
    child.once('error', () => resolve(false))
  })
  return { process: child, isReady }
}

function once<Answer>(child: ChildProcess, task: object, timeoutMs: number): Promise<Answer | Unanswered> {
  return new Promise((resolve) => {
    const finish = (outcome: Answer | Unanswered) => {
      clearTimeout(timer)
      child.off('message', onMessage)
      child.off('exit', onExit)
      resolve(outcome)
    }
    const onMessage = (message: unknown) => finish(message as Answer)
    const onExit = () => finish({ kind: 'died', wasReady: true })
    const timer = setTimeout(() => {
      finish({ kind: 'timeout' })
      child.kill('SIGKILL')
    }, timeoutMs)
    child.on('message', onMessage)
    child.once('exit', onExit)
    child.send(task, (error) => {
      if (error) finish({ kind: 'died', wasReady: true })
    })
  })
}

const isUnanswered = (outcome: object): outcome is Unanswered =>
  'kind' in outcome && (outcome.kind === 'timeout' || outcome.kind === 'died')

/** Opens a child. Its process starts with the first task. */
export function openChild<Task extends object, Answer extends object>(options: ChildOptions): Child<Task, Answer> {
  const { timeoutMs, idleMs = 5_000, tasksPerChild = 100 } = options
  let child: Started | undefined
  let tasks = 0
  let closed = false
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  const drop = () => {
    child?.process.kill('SIGKILL')
    child = undefined
  }
  const alive = () => {
    const { exitCode, signalCode, connected } = child?.process ?? {}
    const isGone = child && (exitCode !== null || signalCode !== null || !connected)
    if (isGone || tasks >= tasksPerChild) drop()
    if (!child) {
      child = start(options)
      tasks = 0
    }
    return child
  }
  const run = async (task: Task, isSound: (answer: Answer) => boolean): Promise<Answer | Unanswered> => {
    if (closed) return { kind: 'died', wasReady: false }
    clearTimeout(idle)
    const { process: running, isReady } = alive()
    const outcome: Answer | Unanswered = (await isReady)
      ? await once<Answer>(running, task, timeoutMs)
      : { kind: 'died', wasReady: false }
    tasks += 1
    if (isUnanswered(outcome) || !isSound(outcome)) drop()
    if (closed) return outcome
    idle = setTimeout(drop, idleMs)
    idle.unref()
    return outcome
  }
  return {
    run(task, isSound) {
      const turn = last.then(() => run(task, isSound))
      last = turn
      return turn
    },
    get pid() {
      return child?.process.pid
    },
    drop,
    close() {
      closed = true
      clearTimeout(idle)
      drop()
    },
  }
}
