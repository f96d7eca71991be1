import { type MetricId, metrics } from '@shulei/domain/submission/metric.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { Stage } from '../board/lists.ts'
import { iso } from '../wire.ts'
import { type BestRow, noteChange, putBest, removeBest, type Standing, teamState } from './best.repo.ts'
import { type Counted, countedEntry, type ScoredEntry, tally } from './counted-entry.ts'
import { extendHistory } from './history.ts'

const standsSame = (row: Standing | undefined, counted: Counted) =>
  row !== undefined && row.submissionId === counted.id && row.score === counted.score

function rowOf(
  { scheduleId, teamId, metric }: Place,
  {
    stage,
    counted,
    entries,
    before,
  }: { stage: Stage; counted: Counted; entries: ScoredEntry[]; before: Standing | undefined },
): BestRow {
  const { submits, lastAt } = tally(entries, stage)
  const history = before?.history ?? []
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
    history: standsSame(before, counted)
      ? history
      : extendHistory(history, { at: iso(counted.at), score: counted.score }),
  }
}

interface Place {
  teamId: number
  scheduleId: number
  metric: MetricId
}

/**
 * Brings a team's rows on both lists of a schedule in line with its scored entries, and answers the lists whose order may have
 * changed. Counting anew instead of comparing with the last entry stays right when entries end out of order, and on list B,
 * where a new best list A entry may push out one with a better hidden score. The team's lock is held.
 */
export async function recountTeam(tx: Tx, place: Place): Promise<Stage[]> {
  const { teamId, scheduleId, metric } = place
  const { entries, standings } = await teamState(tx, teamId, scheduleId)
  const changed: Stage[] = []
  const rows: BestRow[] = []
  for (const stage of [0, 1] as const) {
    const before = standings.find((row) => row.stage === stage)
    const counted = countedEntry(entries, stage, metric)
    if (counted) rows.push(rowOf(place, { stage, counted, entries, before }))
    else if (before) await removeBest(tx, teamId, { scheduleId, stage })
    if (counted ? !standsSame(before, counted) : before) changed.push(stage)
  }
  await putBest(tx, rows)
  await noteChange(tx, scheduleId, changed)
  return changed
}
