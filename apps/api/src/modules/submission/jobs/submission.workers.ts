import type { Platform } from '../../../platform/platform.ts'
import { needsRanking, rerank } from '../board/rerank.service.ts'
import { openEvaluator } from '../evaluate/evaluator.ts'
import { openScorer } from '../evaluate/scorer.ts'
import { lastSnapshotAt, takeSnapshots } from '../snapshot/snapshot.service.ts'
import { restBetween } from './rest.ts'
import { recoverAbandoned, sweep } from './sweep.service.ts'

export interface WorkerOptions {
  /** Pause between two sweeps, milliseconds. */
  sweepMs?: number
  /** How long one file may be scored, seconds. */
  timeoutSeconds?: number
}

/** Workers at work. `stop` ends what runs: an entry at hand goes back to the queue. */
export interface Workers {
  stop(): Promise<void>
}

/** Takes the jobs of submissions and rankings in this process: evaluation, re-rank, snapshot, and the sweeper. */
export async function startSubmissionWorkers(
  platform: Platform,
  { sweepMs = 15_000, timeoutSeconds = 60 }: WorkerOptions = {},
): Promise<Workers> {
  const { jobs, log } = platform
  const evaluator = openEvaluator(platform, openScorer({ timeoutMs: timeoutSeconds * 1000 }), timeoutSeconds)
  // nobody else works on an embedded database: whatever is in evaluation was left by a process that ended
  await recoverAbandoned(platform, platform.database.engine === 'embedded')

  await jobs.work('score', () => evaluator.drain())
  const rested = restBetween()
  await jobs.work('rerank', async (board) => {
    if (!(await needsRanking(platform, board))) return
    await rested(`${board.scheduleId}:${board.stage}`, () => rerank(platform, board))
  })
  await jobs.work('snapshot', () => takeSnapshots(platform, lastSnapshotAt(platform.clock())))
  await jobs.schedule('snapshot', '2 2 * * *')

  let sweeping: Promise<void> = Promise.resolve()
  const run = () => {
    sweeping = sweeping.then(() => sweep(platform)).catch((error) => log.error({ err: error }, 'the sweeper failed'))
  }
  run()
  const timer = setInterval(run, sweepMs)
  timer.unref()
  // a snapshot that was due while nobody worked
  const missed = takeSnapshots(platform, lastSnapshotAt(platform.clock())).catch((error) =>
    log.error({ err: error }, 'the snapshot failed'),
  )
  return {
    async stop() {
      clearInterval(timer)
      await sweeping
      await missed
      await evaluator.stop()
    },
  }
}
