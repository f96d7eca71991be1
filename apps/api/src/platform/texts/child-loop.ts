import { Script } from 'node:vm'
import type { TextAnswer, TextTask } from './text-task.ts'

type Readers = Readonly<Record<string, (...input: never[]) => unknown>>

const call = new Script('readText()')
const scope = globalThis as { readText?: () => unknown }

/** Calls a function that ends with an error once its time is over, so that no text is read on after the parent was killed. */
function within(deadlineMs: number, read: () => unknown): unknown {
  scope.readText = read
  return call.runInThisContext({ timeout: deadlineMs })
}

function answer(readers: Readers, { name, input, deadlineMs }: TextTask): TextAnswer {
  const reader = readers[name]
  if (!reader) return { kind: 'broken', message: 'no reader has this name' }
  const before = process.cpuUsage()
  try {
    return { kind: 'read', read: within(deadlineMs, () => reader(...(input as never[]))) }
  } catch (error) {
    // the stack is full: a parser calls itself for each level of a text
    if (error instanceof RangeError) return { kind: 'deep' }
    if ((error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') {
      const { user, system } = process.cpuUsage(before)
      // on a busy machine the time of a text can pass without the child being at work
      return { kind: (user + system) / 1000 < deadlineMs / 2 ? 'starved' : 'slow' }
    }
    return { kind: 'broken', message: error instanceof Error ? error.message : String(error) }
  }
}

/** Makes this process a child that reads texts of strangers, one after another. */
export function answerTasks(readers: Readers): void {
  process.on('message', (task: TextTask) => process.send?.(answer(readers, task)))
  // without its parent the process has no use
  process.on('disconnect', () => process.exit(0))
  process.send?.('ready')
}
