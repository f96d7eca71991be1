import { outerFence } from '@shulei/domain/compete/ranking/fence.ts'
import { metrics } from '@shulei/domain/compete/submission/metric.ts'
import type { Executor } from '../../../../platform/db/database.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { edgesOf, intervalsOf } from './distribution.ts'
import type { Board } from './lists.ts'
import { boundsBetween, changesOf, countAhead, findStale, rankAll, saveState, spreadOf } from './rerank.repo.ts'

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

/** Worst and best merit of the teams that do not lie far out. */
async function rangeOf(db: Executor, board: Board, spread: NonNullable<Awaited<ReturnType<typeof spreadOf>>>) {
  const { worst, best } = spread
  const { low, high } = outerFence(spread)
  return low <= worst && best <= high ? { from: worst, to: best } : await boundsBetween(db, board, { low, high })
}

/**
 * Ranks a list if it has changed since it was last ranked. The count of changes is read first: a submission that ends meanwhile
 * leaves the list marked as changed, and its own job ranks it again. Only the ranking itself reads all teams; figures of the whole
 * list are then found by rank.
 */
export async function rerank({ db, clock }: { db: Executor } & Pick<Platform, 'clock'>, board: Board): Promise<void> {
  const state = await changesOf(db, board)
  if (!state || state.changes === state.ranked) return
  await rankAll(db, board)
  const spread = await spreadOf(db, board)
  const total = spread?.total ?? 0
  const bounds = spread && { ...spread, ...(await rangeOf(db, board, spread)) }
  const edges = bounds === null || bounds.worst === bounds.best ? [] : edgesOf(bounds, total)
  const ahead = edges.length === 0 ? [] : await countAhead(db, board, { total, edges })
  const ascending = metrics[state.metric].direction === 'asc'
  await saveState(db, board, {
    rankedAt: new Date(clock()),
    rankedChanges: state.changes,
    total,
    distribution: intervalsOf(bounds, { total, ascending, edges, ahead }),
  })
}

/** Ranks every list that has changed since it was last ranked. */
export async function rerankStale(platform: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  for (const board of await findStale(platform.db)) await rerank(platform, board)
}
