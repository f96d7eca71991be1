import type { Platform } from '../platform.ts'
import type { JobName } from './jobs.ts'
import { type LeasedTable, releaseAll } from './lease.ts'

/** Milliseconds between two looks at a queue of rows. */
export const SWEEP_MS = 15_000

/** Works on what waits in a queue of rows, one piece after another. */
export interface Worker {
  /** Works until nothing waits or the worker is stopped. */
  drain(): Promise<void>
  /** Stops at once: what is in work waits again. */
  stop(): Promise<void>
}

/**
 * Opens a worker that calls `next` until it answers false. The signal fires at the stop, which waits for the call in work; that call then
 * stores nothing but a result.
 */
export function openWorker(next: (stopping: AbortSignal) => Promise<boolean>): Worker {
  const stopping = new AbortController()
  let working: Promise<unknown> = Promise.resolve()
  return {
    drain() {
      const turn = (async () => {
        while (!stopping.signal.aborted && (await next(stopping.signal)));
      })()
      working = turn.catch(() => {})
      return turn
    },
    async stop() {
      stopping.abort(new Error('the process stops'))
      await working
    },
  }
}

/** Workers that run at the same time. */
export interface Lanes {
  /** Makes every idle worker work until the queue is empty; a busy one looks at the queue again when it has finished. */
  wake(): void
  /** Stops all workers at once, see `Worker.stop`. */
  stop(): Promise<void>
}

/** Runs workers at the same time. They need no coordination: each piece of work is claimed by one of them, with its own lease. */
export function openLanes(workers: readonly Worker[], onError: (error: Error) => void): Lanes {
  const lanes = workers.map((worker) => ({ worker, isBusy: false, isWoken: false }))
  const run = async (lane: (typeof lanes)[number]) => {
    lane.isBusy = true
    while (lane.isWoken) {
      lane.isWoken = false
      await lane.worker.drain().catch(onError)
    }
    lane.isBusy = false
  }
  return {
    wake() {
      for (const lane of lanes) {
        lane.isWoken = true
        if (!lane.isBusy) void run(lane)
      }
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}

/**
 * Starts the workers of a queue of rows. They look at it when a job wakes them, and every `sweepMs`: for what a killed process left, a
 * command stored, or a lost job should have told.
 */
export async function startLanes(
  { jobs, log, db, database }: Pick<Platform, 'jobs' | 'log' | 'db' | 'database'>,
  { job, tables, workers }: { job: JobName; tables: readonly LeasedTable[]; workers: readonly Worker[] },
  sweepMs = SWEEP_MS,
): Promise<Pick<Lanes, 'stop'>> {
  // an embedded database has one process, so that everything in work was left by a process that has ended
  if (database.engine === 'embedded') for (const table of tables) await releaseAll(db, table)
  const lanes = openLanes(workers, (error) => log.error({ err: error, job }, 'a worker failed'))
  await jobs.work(job, async () => lanes.wake())
  lanes.wake()
  const timer = setInterval(lanes.wake, sweepMs)
  timer.unref()
  return {
    async stop() {
      clearInterval(timer)
      await lanes.stop()
    },
  }
}
