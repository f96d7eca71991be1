import { availableParallelism } from 'node:os'
import { openLanes, SWEEP_MS } from '../../../../platform/jobs/lanes.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { needsRanking, rerank } from '../board/rerank.service.ts'
import { openEvaluator } from '../evaluate/evaluator.ts'
import { openScorer } from '../evaluate/scorer.ts'
import { promoteDue } from '../promotion/promotion.service.ts'
import { openShakeUps } from '../shake-up/shake-up.service.ts'
import { lastSnapshotAt, takeSnapshots } from '../snapshot/snapshot.service.ts'
import { recoverAbandoned, sweep } from './sweep.service.ts'
import { throttleByKey } from './throttle.ts'

export interface WorkerOptions {
  /** Milliseconds between two sweeps. */
  sweepMs?: number
  /** Number of files that are scored at the same time. */
  lanes?: number
}

/** Two files at the same time where there is a second core; more would take memory and cores from pages. */
const LANES = Math.min(2, availableParallelism())

/** Running workers. `stop` interrupts them: a claimed submission returns to the queue. */
export interface Workers {
  stop(): Promise<void>
}

/**
 * Starts the workers of this process for all jobs of submissions and rankings: evaluation, ranking, snapshot, promotion, shake-up,
 * and the sweeper.
 */
export async function startSubmissionWorkers(
  platform: Platform,
  { sweepMs = SWEEP_MS, lanes: count = LANES }: WorkerOptions = {},
): Promise<Workers> {
  const { jobs, log } = platform
  const evaluators = Array.from({ length: count }, () => openEvaluator(platform, openScorer()))
  const lanes = openLanes(evaluators, (error) => log.error({ err: error }, 'an evaluation failed'))
  // an embedded database has one process, so that everything in evaluation was left by a process that has ended
  await recoverAbandoned(platform, platform.database.engine === 'embedded')

  await jobs.work('score', async () => lanes.wake())
  const throttled = throttleByKey()
  await jobs.work('rerank', async (board) => {
    if (!(await needsRanking(platform, board))) return
    await throttled(`${board.scheduleId}:${board.stage}`, () => rerank(platform, board))
  })
  await jobs.work('snapshot', () => takeSnapshots(platform, lastSnapshotAt(platform.clock())))
  await jobs.schedule('snapshot', '2 2 * * *')
  await jobs.work('promote', () => promoteDue(platform))
  await jobs.schedule('promote', '* * * * *')
  const shakeUps = openShakeUps(platform, openScorer())
  await jobs.work('shake-up', () => shakeUps.computeDue())
  await jobs.schedule('shake-up', '* * * * *')

  let sweeping: Promise<void> = Promise.resolve()
  const run = () => {
    sweeping = sweeping.then(() => sweep(platform)).catch((error) => log.error({ err: error }, 'the sweeper failed'))
  }
  run()
  const timer = setInterval(run, sweepMs)
  timer.unref()
  // takes a snapshot that was due while no process ran
  const missed = takeSnapshots(platform, lastSnapshotAt(platform.clock())).catch((error) =>
    log.error({ err: error }, 'the snapshot failed'),
  )
  return {
    async stop() {
      clearInterval(timer)
      await sweeping
      await missed
      await shakeUps.stop()
      await lanes.stop()
    },
  }
}
