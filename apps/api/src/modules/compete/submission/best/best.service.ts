import {
  type Counted,
  type Counting,
  carriedOf,
  countedSubmission,
  type ScoredSubmission,
  tally,
} from '@shulei/domain/compete/submission/counted.ts'
import { type MetricId, metrics } from '@shulei/domain/compete/submission/metric.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import type { Stage } from '../board/lists.ts'
import { iso } from '../wire.ts'
import { type BestRow, noteChange, putBest, removeBest, type StoredBest, teamState } from './best.repo.ts'
import { extendHistory } from './history.ts'

const isUnchanged = (row: StoredBest | undefined, counted: Counted) =>
  row !== undefined && row.submissionId === counted.id && row.score === counted.score

function rowOf(
  { scheduleId, teamId, metric }: TeamInSchedule,
  {
    stage,
    counted,
    scored,
    before,
  }: { stage: Stage; counted: Counted; scored: ScoredSubmission[]; before: StoredBest | undefined },
): BestRow {
  const { submits, lastAt } = tally(scored, stage)
  const history = before?.history ?? []
  const point = { at: iso(counted.at), score: counted.score }
  return {
    scheduleId,
    stage,
    teamId,
    submissionId: counted.id,
    score: counted.score,
    merit: metrics[metric].direction === 'asc' ? -counted.score : counted.score,
    at: new Date(counted.at),
    submits,
    lastSubmitAt: new Date(lastAt),
    history: isUnchanged(before, counted) ? history : extendHistory(history, point),
  }
}

/** The history of best scores that results when the submissions end in order with their present scores. */
function replayHistory(scored: readonly ScoredSubmission[], stage: Stage, counting: Counting): BestRow['history'] {
  const inOrder = scored.toSorted((a, b) => a.at - b.at || a.id - b.id)
  let last: Counted | null = null
  let history: BestRow['history'] = []
  for (const index of inOrder.keys()) {
    const counted = countedSubmission(inOrder.slice(0, index + 1), stage, counting)
    if (counted && counted.id !== last?.id)
      history = extendHistory(history, { at: iso(counted.at), score: counted.score })
    last = counted
  }
  return history
}

interface TeamInSchedule {
  teamId: number
  scheduleId: number
  metric: MetricId
}

/**
 * Recomputes a team's rows on both lists of a schedule from its scored submissions; answers the lists whose order may have changed.
 * Counting all submissions instead of comparing with the last one stays right when they end out of order, and on list B, where a
 * new best submission of list A may displace one with a better hidden score. The caller holds the team's lock. `replay` also
 * rebuilds the history, for submissions whose scores were changed.
 */
export async function recountTeam(tx: Tx, team: TeamInSchedule, { replay = false } = {}): Promise<Stage[]> {
  const { teamId, scheduleId, metric } = team
  const { choiceCount, scored, stored } = await teamState(tx, teamId, scheduleId)
  const counting = { metric, carried: carriedOf(choiceCount) }
  const changed: Stage[] = []
  const rows: BestRow[] = []
  for (const stage of [0, 1] as const) {
    const before = stored.find((row) => row.stage === stage)
    const counted = countedSubmission(scored, stage, counting)
    if (counted) {
      const row = rowOf(team, { stage, counted, scored, before })
      rows.push(replay ? { ...row, history: replayHistory(scored, stage, counting) } : row)
    } else if (before) await removeBest(tx, teamId, { scheduleId, stage })
    if (counted ? !isUnchanged(before, counted) : before) changed.push(stage)
  }
  await putBest(tx, rows)
  await noteChange(tx, scheduleId, changed)
  return changed
}
