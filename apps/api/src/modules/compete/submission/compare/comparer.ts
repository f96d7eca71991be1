import { fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { ComparisonTask, RowCounts } from './count-rows.ts'

const childFile = fileURLToPath(new URL('./compare-child.ts', import.meta.url))

/** Milliseconds after which a comparison is given up. */
const TIMEOUT_MS = 30_000

/** Heap of the child in megabytes, without the predictions of both files. */
const HEAP_MB = 512

/** Niceness of the child, so that pages are answered meanwhile. */
const GIVES_WAY = 5

type Answer = { counts: RowCounts } | { message: string }

function run(task: ComparisonTask): Promise<RowCounts> {
  // the child gets nothing of the environment, since it needs no address, key or secret
  const child = fork(childFile, [], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [`--max-old-space-size=${HEAP_MB}`, '--disable-warning=ExperimentalWarning'],
    env: { PATH: process.env.PATH, TZ: 'UTC' },
  })
  if (child.pid !== undefined) setPriority(child.pid, GIVES_WAY)
  return new Promise<RowCounts>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('a comparison took too long')), TIMEOUT_MS)
    child.once('message', (answer: Answer) =>
      'counts' in answer ? resolve(answer.counts) : reject(new Error(answer.message)),
    )
    child.once('error', reject)
    child.once('exit', () => reject(new Error('the comparing process ended')))
    child.send(task, (error) => {
      if (error) reject(error)
    })
    child.once('exit', () => clearTimeout(timer))
  }).finally(() => child.kill('SIGKILL'))
}

let last: Promise<unknown> = Promise.resolve()

/** Compares two files in a child process, one comparison after another. Rejects when the server is at fault. */
export function compareFiles(task: ComparisonTask): Promise<RowCounts> {
  const turn = last.then(() => run(task))
  last = turn.catch(() => {})
  return turn
}
