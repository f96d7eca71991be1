import type { MetricId } from '@shulei/domain/submission/metric.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
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

export interface Spread {
  total: number
  worst: number | null
  best: number | null
}

/** Number of ranked teams, and the range of their scores. */
export async function spreadOf(db: Executor, { scheduleId, stage }: Board): Promise<Spread> {
  const { rows } = await db.execute<Record<keyof Spread, number | null>>(sql`
    select count(*)::int as total, min(merit) as worst, max(merit) as best
    from ${bestScores} where schedule_id = ${scheduleId} and stage = ${stage}`)
  return { total: rows[0]?.total ?? 0, worst: rows[0]?.worst ?? null, best: rows[0]?.best ?? null }
}

/** Number of teams per interval of merit, by the interval's index from 0, the worst. */
export async function countIntervals(
  db: Executor,
  { scheduleId, stage }: Board,
  { worst, best, intervals }: { worst: number; best: number; intervals: number },
): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ slot: number; count: number }>(sql`
    select least(${intervals}::int, width_bucket(merit, ${worst}::float8, ${best}::float8, ${intervals}::int)) - 1 as slot,
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
