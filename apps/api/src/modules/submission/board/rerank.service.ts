import { metrics } from '@shulei/domain/submission/metric.ts'
import type { Platform } from '../../../platform/platform.ts'
import { INTERVALS, intervalsOf } from './distribution.ts'
import type { Board } from './lists.ts'
import { changesOf, countIntervals, findStale, rankAll, saveState, spreadOf } from './rerank.repo.ts'

/** Asks for a list to be ranked soon; several askings become one job. */
export async function wakeRanking(platform: Platform, board: Board): Promise<void> {
  try {
    await platform.jobs.send('rerank', board, { singletonKey: `${board.scheduleId}:${board.stage}` })
  } catch (error) {
    // the sweeper finds lists that changed after they were ranked
    platform.log.warn({ err: error, ...board }, 'no job could be sent')
  }
}

/** Whether a list has changed since it was last ranked. */
export async function needsRanking(platform: Platform, board: Board): Promise<boolean> {
  const state = await changesOf(platform.db, board)
  return state !== null && state.changes > state.ranked
}

/**
 * Ranks a list if it has changed since it was last ranked. The count of changes is read first: an entry that comes in between
 * leaves the list marked, and its own job ranks it again.
 */
export async function rerank(platform: Platform, board: Board): Promise<void> {
  const { db } = platform
  const state = await changesOf(db, board)
  if (!state || state.changes === state.ranked) return
  await rankAll(db, board)
  const { total, worst, best } = await spreadOf(db, board)
  const slots =
    worst === null || best === null || worst === best
      ? new Map<number, number>()
      : await countIntervals(db, board, { worst, best, intervals: INTERVALS })
  const ascending = metrics[state.metric].direction === 'asc'
  await saveState(db, board, {
    rankedAt: new Date(platform.clock()),
    rankedChanges: state.changes,
    total,
    distribution: intervalsOf({ worst, best, total }, { ascending, count: (slot) => slots.get(slot) ?? 0 }),
  })
}

/** Ranks every list that needs it. */
export async function rerankStale(platform: Platform): Promise<void> {
  for (const board of await findStale(platform.db)) await rerank(platform, board)
}
