import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { noteChange } from './best/best.repo.ts'
import { recountTeam } from './best/best.service.ts'
import type { Board } from './board/lists.ts'
import { enqueueRanking } from './board/rerank.service.ts'
import {
  boardsOfTeam,
  lockBestScores,
  moveRows,
  moveSnapshots,
  moveSources,
  scoredSchedules,
} from './team-move.repo.ts'

/**
 * Moves all submissions of a team into another one, with quota ledger, best scores, past ranks (docs/decisions/055) and versions of
 * its source code, and answers the lists that have to be ranked again. The caller holds the locks of both teams, has made sure that none of their submissions is
 * in evaluation, and deletes the emptied team.
 */
export async function moveSubmissions(
  tx: Tx,
  { from, to, metric }: { from: number; to: number; metric: MetricId },
): Promise<Board[]> {
  await moveSources(tx, { from, to })
  const left = await boardsOfTeam(tx, from)
  if (left.length > 0) await lockBestScores(tx)
  if ((await moveRows(tx, { from, to })) === 0) return []
  await moveSnapshots(tx, { from, to })
  const changed: Board[] = []
  for (const scheduleId of await scoredSchedules(tx, to)) {
    const stages = left.filter((board) => board.scheduleId === scheduleId).map(({ stage }) => stage)
    if (stages.length === 0) continue
    await recountTeam(tx, { teamId: to, scheduleId, metric }, { replay: true })
    // the list changes even when the host's best score stays, since the emptied team leaves it
    await noteChange(tx, scheduleId, stages)
    changed.push(...stages.map((stage) => ({ scheduleId, stage })))
  }
  return changed
}

/** Enqueues the ranking of lists after the transaction that changed them. */
export async function rankLists(platform: Platform, boards: readonly Board[]): Promise<void> {
  for (const board of boards) await enqueueRanking(platform, board)
}
