import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'
import { competitions, schedules } from '../../competition/tables.ts'
import { bestScores, boardStates } from '../tables.ts'
import type { Board } from './lists.ts'

const on = (board: Board) => and(eq(boardStates.scheduleId, board.scheduleId), eq(boardStates.stage, board.stage))

/** The number of a list's changes, the number up to which it is ranked, and its metric. */
export async function changesOf(db: Executor, board: Board) {
  const [row] = await db
    .select({ changes: boardStates.changes, ranked: boardStates.rankedChanges, metric: competitions.metric })
    .from(boardStates)
    .innerJoin(schedules, eq(schedules.id, boardStates.scheduleId))
    .innerJoin(competitions, eq(competitions.id, schedules.competitionId))
    .where(on(board))
  return row ? { ...row, metric: row.metric as MetricId } : null
}

/**
 * Ranks a list by score, then earlier submission, then lower team id. Writes changed ranks only. `nulls last` is part of the
 * index's order; no merit is null.
 */
export async function rankAll(db: Executor, { scheduleId, stage }: Board): Promise<void> {
  await db.execute(sql`
    update ${bestScores} as b set rank = o.place
    from (
      select team_id, (row_number() over (order by merit desc nulls last, at, team_id))::int as place
      from ${bestScores} where schedule_id = ${scheduleId} and stage = ${stage}
    ) o
    where b.schedule_id = ${scheduleId} and b.stage = ${stage} and b.team_id = o.team_id
      and b.rank is distinct from o.place`)
}

/** Number of ranked teams, with the range and the quartiles of their merits; null for an empty list. */
export async function spreadOf(db: Executor, { scheduleId, stage }: Board) {
  const { rows } = await db.execute<{
    total: number
    worst: number
    best: number
    quartiles: [number, number] | null
  }>(sql`
    select count(*)::int as total, min(merit) as worst, max(merit) as best,
      to_json(percentile_cont(array[0.25, 0.75]) within group (order by merit)) as quartiles
    from ${bestScores} where schedule_id = ${scheduleId} and stage = ${stage}`)
  const [row] = rows
  if (!row?.quartiles) return null
  const [q1, q3] = row.quartiles
  return { total: row.total, worst: row.worst, best: row.best, q1, q3 }
}

/** Worst and best merit between two merits. */
export async function boundsBetween(
  db: Executor,
  { scheduleId, stage }: Board,
  { low, high }: { low: number; high: number },
): Promise<{ from: number; to: number }> {
  const { rows } = await db.execute<{ from: number; to: number }>(sql`
    select min(merit) as "from", max(merit) as "to" from ${bestScores}
    where schedule_id = ${scheduleId} and stage = ${stage} and merit between ${low}::float8 and ${high}::float8`)
  return rows[0] ?? { from: low, to: high }
}

/** Number of teams per interval of merit, by the interval's index from 0, the worst; -1 and `intervals` hold those outside. */
export async function countIntervals(
  db: Executor,
  { scheduleId, stage }: Board,
  { from, to, intervals }: { from: number; to: number; intervals: number },
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ slot: number; count: number }>(sql`
    select case when merit = ${to}::float8 then ${intervals}::int - 1
        else width_bucket(merit, ${from}::float8, ${to}::float8, ${intervals}::int) - 1 end as slot,
      count(*)::int as count
    from ${bestScores} where schedule_id = ${scheduleId} and stage = ${stage} group by 1`)
  return new Map(rows.map(({ slot, count }) => [slot, count]))
}

type StateValues = Pick<typeof boardStates.$inferInsert, 'rankedAt' | 'rankedChanges' | 'total' | 'distribution'>

export async function saveState(db: Executor, board: Board, values: StateValues): Promise<void> {
  await db.update(boardStates).set(values).where(on(board))
}

/** Lists that changed after they were last ranked. */
export async function findStale(db: Executor): Promise<Board[]> {
  const rows = await db
    .select({ scheduleId: boardStates.scheduleId, stage: boardStates.stage })
    .from(boardStates)
    .where(gt(boardStates.changes, boardStates.rankedChanges))
  return rows.map(({ scheduleId, stage }) => ({ scheduleId, stage: stage === 1 ? 1 : 0 }))
}
