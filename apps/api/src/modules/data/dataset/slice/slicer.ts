import { fileURLToPath } from 'node:url'
import { openChild } from '../../../../platform/child/child.ts'
import type { Files } from '../../../../platform/files.ts'
import type { SliceAnswer, SlicePage, SliceTask } from './slice-task.ts'

const childFile = fileURLToPath(new URL('./slice-child.ts', import.meta.url))

/** Heap of the child in megabytes; rows are in the memory of the query engine, which has its own limit. */
const HEAP_MB = 128
/** Milliseconds after which a child without a slice ends. */
const IDLE_MS = 60_000
/** Most slices that wait or run, of all readers and of one. */
export const MOST_SLICES = 8
export const MOST_OF_ONE = 2
/** Most copies of a remote store that lie on this machine. */
const MOST_COPIES = 4

export interface Slicer {
  /** Answers a page of the copy with the key, or why there is none. */
  slice(
    reader: number,
    key: string,
    task: Omit<SliceTask, 'file'>,
  ): Promise<SlicePage | { problem: 'tooSlow' | 'busy' } | { problem: 'broken'; message: string }>
  /** Ends the child; slices in work and later ones are answered with `busy`. */
  close(): void
}

/** Opens the slices of copies of tables in this process. Its child starts with the first slice. */
export function openSlicer(files: Pick<Files, 'local'>, deadlineMs: number): Slicer {
  const child = openChild<SliceTask, SliceAnswer>({
    file: childFile,
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    // a child ends a slice by itself; one that cannot is killed
    timeoutMs: 2 * deadlineMs,
    idleMs: IDLE_MS,
  })
  /** Slices of each reader who has one here. */
  const readers = new Map<number, number>()
  const copies = new Map<string, Awaited<ReturnType<Files['local']>>>()
  let slices = 0
  let last: Promise<unknown> = Promise.resolve()

  async function pathOf(key: string): Promise<string> {
    const known = copies.get(key) ?? (await files.local(key))
    // the last one asked for is the last one in the map
    copies.delete(key)
    copies.set(key, known)
    const [oldest] = copies
    if (oldest && copies.size > MOST_COPIES) {
      copies.delete(oldest[0])
      await oldest[1].done()
    }
    return known.path
  }

  async function run(key: string, task: Omit<SliceTask, 'file'>): ReturnType<Slicer['slice']> {
    const answer = await child.run({ ...task, file: await pathOf(key) }, ({ kind }) => kind !== 'broken')
    switch (answer.kind) {
      case 'page':
        return answer
      case 'broken':
        return { problem: 'broken', message: answer.message }
      case 'died':
        return { problem: answer.wasReady ? 'tooSlow' : 'busy' }
      case 'slow':
      case 'timeout':
        return { problem: 'tooSlow' }
    }
  }

  return {
    async slice(reader, key, task) {
      const own = readers.get(reader) ?? 0
      if (slices >= MOST_SLICES || own >= MOST_OF_ONE) return { problem: 'busy' }
      slices++
      readers.set(reader, own + 1)
      const turn = last.then(() => run(key, task))
      last = turn.catch(() => {})
      try {
        return await turn
      } finally {
        slices--
        const left = (readers.get(reader) ?? 1) - 1
        if (left === 0) readers.delete(reader)
        else readers.set(reader, left)
      }
    },
    close: child.close,
  }
}
