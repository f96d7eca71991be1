import { type MetricId, metrics } from '@shulei/domain/submission/metric.ts'
import { HOUR, type Instant, MINUTE, shanghaiDay, shanghaiDayStart } from '@shulei/domain/time/instant.ts'
import type { Platform } from '../../../platform/platform.ts'
import { countedEntry, type ScoredEntry } from '../best/counted-entry.ts'
import type { Board } from '../board/lists.ts'
import { iso } from '../wire.ts'
import { dueBoards, entriesOfMoved, insertSnapshot, type Place } from './snapshot.repo.ts'

/** What was scored up to the instant is surely stored this long after it. */
const SETTLED = MINUTE

/** The last 02:00 in Asia/Shanghai that is settled at `now`. */
export function lastSnapshotAt(now: Instant): Instant {
  return shanghaiDayStart(shanghaiDay(now - SETTLED - 2 * HOUR)) + 2 * HOUR
}

function placesOf(moved: ReadonlyMap<number, ScoredEntry[]>, { stage }: Board, metric: MetricId): Place[] {
  return [...moved].flatMap(([teamId, entries]) => {
    const counted = countedEntry(entries, stage, metric)
    if (!counted) return []
    const merit = metrics[metric].direction === 'asc' ? -counted.score : counted.score
    return [{ teamId, score: counted.score, merit, at: iso(counted.at) }]
  })
}

/**
 * Keeps every open list as it stood at an instant, 02:00 in Asia/Shanghai: for movement, and later the daily and weekly lists.
 * What was scored after the instant does not count, so it does not matter when this runs, nor how often; each list is one
 * transaction, so one that was cut off is made whole by the next run.
 */
export async function takeSnapshots(platform: Platform, at: Instant): Promise<void> {
  const { db } = platform
  const instant = new Date(at)
  const day = shanghaiDay(at)
  for (const board of await dueBoards(db, instant, day)) {
    await db.transaction(async (tx) => {
      const moved = await entriesOfMoved(tx, board.scheduleId, instant)
      const places = placesOf(moved, board, board.metric as MetricId)
      await insertSnapshot(tx, board, { day, moved: [...moved.keys()], places })
    })
  }
}
