import { HOUR, type Instant, MINUTE, shanghaiDay, shanghaiDayStart } from '@shulei/domain/base/time/instant.ts'
import { comparedDay } from '@shulei/domain/compete/ranking/days.ts'
import { carriedOf, countedSubmission, type ScoredSubmission } from '@shulei/domain/compete/submission/counted.ts'
import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { iso } from '../wire.ts'
import {
  analyzeDays,
  type DueBoard,
  dueBoards,
  earlierDays,
  insertListDay,
  insertSnapshot,
  type SnapshotRow,
  submissionsOfMoved,
} from './snapshot.repo.ts'

/** Time after which every score up to an instant is surely stored. */
const SETTLED = MINUTE

/** The latest 02:00 in Asia/Shanghai whose scores are surely stored at `now`. */
export function lastSnapshotAt(now: Instant): Instant {
  return shanghaiDayStart(shanghaiDay(now - SETTLED - 2 * HOUR)) + 2 * HOUR
}

function rowsOf(
  moved: ReadonlyMap<number, ScoredSubmission[]>,
  { stage, metric, choiceCount }: DueBoard & { metric: MetricId },
): SnapshotRow[] {
  const counting = { metric, carried: carriedOf(choiceCount) }
  return [...moved].flatMap(([teamId, scored]) => {
    const counted = countedSubmission(scored, stage, counting)
    if (!counted) return []
    const merit = metrics[metric].direction === 'asc' ? -counted.score : counted.score
    return [{ teamId, score: counted.score, merit, at: iso(counted.at) }]
  })
}

/**
 * Stores a snapshot of every open list at an instant, 02:00 in Asia/Shanghai, for changes of rank and for the lists of past days.
 * Scores after the instant do not count, so that it may run at any later time and more than once; each list is one transaction, so
 * that the next run completes an interrupted one.
 */
export async function takeSnapshots(platform: Platform, at: Instant): Promise<void> {
  const { db } = platform
  const instant = new Date(at)
  const day = shanghaiDay(at)
  const boards = await dueBoards(db, instant, day)
  for (const board of boards) {
    await db.transaction(async (tx) => {
      const moved = await submissionsOfMoved(tx, board.scheduleId, instant)
      const rows = rowsOf(moved, { ...board, metric: board.metric as MetricId })
      await insertSnapshot(tx, board, { day, moved: [...moved.keys()], rows })
      await insertListDay(tx, board, { day, since: comparedDay(await earlierDays(tx, board, day), day) })
    })
  }
  if (boards.length > 0) await analyzeDays(db)
}
