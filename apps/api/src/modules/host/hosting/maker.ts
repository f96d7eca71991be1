import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import { ApiError } from '../../../platform/api-error.ts'
import { openChild } from '../../../platform/child/child.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openQueue } from '../../../platform/queue.ts'
import type { HostingAnswer, HostingTask } from './make/hosting-task.ts'

const childFile = fileURLToPath(new URL('./make/hosting-child.ts', import.meta.url))

/** Heap of the child in megabytes, in which all rows of a table lie. */
const HEAP_MB = 768
/** Longest time in which a table is read and its folder is checked, and most tables that wait for their turn. */
const TIMEOUT_MS = 60_000
const MOST_WAITING = 20

const unread = (problem: ProfileProblem) => new ApiError('tableUnread', { data: { problem, fields: ['table'] } })

/** Reads tables of strangers in a child process, one after another. */
export interface Maker {
  /**
   * Hands the answer about a table to `use`, while the files that it names are there. Throws `tableUnread`, `tableTooSmall`,
   * `tableTooLarge`, `hostedTarget`, and `unavailable` where too many tables wait.
   */
  make<T>(
    task: Omit<HostingTask, 'scratch'>,
    use: (answer: Extract<HostingAnswer, { kind: 'described' | 'made' }>) => Promise<T>,
  ): Promise<T>
}

/** Opens the child, which starts with the first table. */
export function openMaker({ files, log, onClose }: Platform): Maker {
  const child = openChild<HostingTask, HostingAnswer>({
    file: childFile,
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    timeoutMs: TIMEOUT_MS,
  })
  onClose(() => child.close())
  const inTurn = openQueue(MOST_WAITING)
  return {
    make: (task, use) =>
      inTurn(async () => {
        const scratch = join(files.scratch, `hosting-${randomUUID()}`)
        await mkdir(scratch)
        try {
          const answer = await child.run({ ...task, scratch }, ({ kind }) => kind !== 'broken')
          switch (answer.kind) {
            case 'described':
            case 'made':
              return await use(answer)
            case 'refused':
              throw unread(answer.problem)
            case 'unfit':
              throw new ApiError(answer.reason, {
                facts: answer.facts,
                data: { fields: [answer.reason === 'hostedTarget' ? 'targetColumn' : 'table'] },
              })
            case 'timeout':
              throw unread({ code: 'tooLong', limit: TIMEOUT_MS / 1000 })
            case 'died':
              throw unread({ code: 'tooMuchMemory' })
            case 'broken':
              log.error({ message: answer.message }, 'a table could not become a competition')
              throw unread({ code: 'failed' })
          }
        } finally {
          await rm(scratch, { recursive: true, force: true })
        }
      }),
  }
}
