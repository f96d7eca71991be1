import { intervalCount } from '@shulei/domain/ranking/distribution.ts'
import { metrics } from '@shulei/domain/submission/metric.ts'
import type { Executor } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { intervalsOf } from './distribution.ts'
import type { Board } from './lists.ts'
import { changesOf, countIntervals, findStale, rankAll, saveState, spreadOf } from './rerank.repo.ts'

/** Enqueues the ranking of a list; several requests for one list become one job. */
export async function enqueueRanking(platform: Platform, board: Board): Promise<void> {
  try {
    await platform.jobs.send('rerank', board, { singletonKey: `${board.scheduleId}:${board.stage}` })
  } catch (error) {
    // the sweeper will find the list, since it changed after it was ranked
    platform.log.warn({ err: error, ...board }, 'no job could be sent')
  }
}

/** Whether a list has changed since it was last ranked. */
export async function needsRanking(platform: Platform, board: Board): Promise<boolean> {
  const state = await changesOf(platform.db, board)
  return state !== null && state.changes > state.ranked
}

/**
 * Ranks a list if it has changed since it was last ranked. The count of changes is read first: a submission that ends meanwhile
 * leaves the list marked as changed, and its own job ranks it again.
 */
export async function rerank({ db, clock }: { db: Executor } & Pick<Platform, 'clock'>, board: Board): Promise<void> {
  const state = await changesOf(db, board)
  if (!state || state.changes === state.ranked) return
  await rankAll(db, board)
  const { total, worst, best } = await spreadOf(db, board)
  const slots =
    worst === null || best === null || worst === best
      ? new Map<number, number>()
      : await countIntervals(db, board, { worst, best, intervals: intervalCount(total) })
  const ascending = metrics[state.metric].direction === 'asc'
  await saveState(db, board, {
    rankedAt: new Date(clock()),
    rankedChanges: state.changes,
    total,
    distribution: intervalsOf({ worst, best, total }, { ascending, count: (slot) => slots.get(slot) ?? 0 }),
  })
}

/** Ranks every list that has changed since it was last ranked. */
export async function rerankStale(platform: Platform): Promise<void> {
  for (const board of await findStale(platform.db)) await rerank(platform, board)
}
