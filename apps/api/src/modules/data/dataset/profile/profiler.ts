import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MAX_PROFILE_TIME, type ProfileProblem } from '@shulei/domain/data/dataset/profile.ts'
import { openChild } from '../../../../platform/child/child.ts'
import type { ProfileAnswer, ProfileTask } from './profile-task.ts'

const childFile = fileURLToPath(new URL('./profile-child.ts', import.meta.url))

/** Heap of the child in megabytes; the tables are in the memory of the query engine, which has its own limit. */
const HEAP_MB = 384

export interface ProfilerOptions {
  /** Folder for the databases and unpacked files of the child. */
  scratch: string
  /** In place of `MAX_PROFILE_TIME`; then the child is killed. */
  timeoutMs?: number
}

/** A finished profile; `use` receives it while the contact sheet is still there. */
export type Profiled = Extract<ProfileAnswer, { kind: 'profiled' }>

/** Profiles one file at a time in a child process. */
export interface Profiler {
  /**
   * Profiles a file and hands the result to `use`. Answers the problem instead: that of the file, `tooLong` or `tooMuchMemory` when
   * the child had to be ended, `failed` when the server is at fault. Null: the result was used.
   */
  profile(
    file: Omit<ProfileTask, 'scratch' | 'file'> & { path: string },
    use: (result: Profiled) => Promise<void>,
  ): Promise<{ problem: ProfileProblem; message?: string; died?: true } | null>
  /** Ends the child; a file in work is answered with `died`. */
  drop(): void
  close(): void
}

/** The child process of a profiler, which starts with its first task. */
export const openProfileChild = (timeoutMs: number) =>
  openChild<ProfileTask, ProfileAnswer>({
    file: childFile,
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    timeoutMs,
  })

/** Opens a profiler. The child process starts with the first file. */
export function openProfiler({ scratch, timeoutMs = MAX_PROFILE_TIME }: ProfilerOptions): Profiler {
  const child = openProfileChild(timeoutMs)
  return {
    async profile({ path, ...file }, use) {
      const folder = join(scratch, `profile-${randomUUID()}`)
      await mkdir(folder)
      try {
        const answer = await child.run({ file: path, ...file, scratch: folder }, ({ kind }) => kind !== 'broken')
        switch (answer.kind) {
          case 'profiled':
            await use(answer)
            return null
          case 'refused':
            return { problem: answer.problem }
          case 'timeout':
            return { problem: { code: 'tooLong', limit: timeoutMs / 1000 } }
          case 'died':
            return { problem: { code: 'tooMuchMemory' }, died: true }
          case 'broken':
            return { problem: { code: 'failed' }, message: answer.message }
        }
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    drop: child.drop,
    close: child.close,
  }
}
