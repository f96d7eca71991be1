import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { and, eq, gt, type SQL, sql } from 'drizzle-orm'
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
 * index's order; no merit is null. The changed ranks pass as arrays: the planner takes few rows for granted and finds them by their
 * key, where it would otherwise read the whole list once more.
 */
export async function rankAll(db: Executor, { scheduleId, stage }: Board): Promise<void> {
  await db.execute(sql`
    with moved as materialized (
      select array_agg(team_id) as teams, array_agg(place) as places from (
        select team_id, rank, (row_number() over (order by merit desc nulls last, at, team_id))::int as place
        from ${bestScores} where schedule_id = ${scheduleId} and stage = ${stage}
      ) o where rank is distinct from place
    )
    update ${bestScores} as b set rank = m.place
    from (select unnest(teams) as team_id, unnest(places) as place from moved) m
    where b.schedule_id = ${scheduleId} and b.stage = ${stage} and b.team_id = m.team_id`)
}

/** SQL: the merit of a rank; of the nearest one where its team was removed after the ranking. */
const meritAt = ({ scheduleId, stage }: Board, rank: SQL) => sql`coalesce(
  (select merit from ${bestScores} where schedule_id = ${scheduleId} and stage = ${stage} and rank <= ${rank}
    order by rank desc limit 1),
  (select merit from ${bestScores} where schedule_id = ${scheduleId} and stage = ${stage} and rank > ${rank}
    order by rank limit 1))`

/** Number of ranked teams, with the range and the quartiles of their merits by rank; null for an empty list. */
export async function spreadOf(db: Executor, board: Board) {
  const { rows } = await db.execute<{ total: number; merits: [number, number, number, number] }>(sql`
    select size.total, json_agg(low + (place - floor(place)) * (high - low) order by part) as merits
    from (select max(rank) as total from ${bestScores} where schedule_id = ${board.scheduleId} and stage = ${board.stage}) size
      cross join unnest(array[0, 0.25, 0.75, 1]::float8[]) part
      cross join lateral (select part * (size.total - 1) as place) p
      cross join lateral (select ${meritAt(board, sql`size.total - floor(place)::int`)} as low,
        ${meritAt(board, sql`size.total - ceil(place)::int`)} as high) m
    where size.total is not null group by size.total`)
  const [row] = rows
  if (!row) return null
  const [worst, q1, q3, best] = row.merits
  return { total: row.total, worst, best, q1, q3 }
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

/**
 * Number of teams whose merit is at least each edge, in the order of the edges, which ascend; for the last edge, of those above it.
 * Each is the rank before the first team below the edge.
 */
export async function countAhead(
  db: Executor,
  { scheduleId, stage }: Board,
  { total, edges }: { total: number; edges: readonly number[] },
): Promise<number[]> {
  // a team that came after the ranking has no rank yet
  const first = (below: SQL) => sql`(select min(rank) - 1 from (select rank from ${bestScores}
    where schedule_id = ${scheduleId} and stage = ${stage} and ${below}
    order by merit desc nulls last, at, team_id limit 3) next)`
  const { rows } = await db.execute<{ ahead: number[] }>(sql`
    select json_agg(coalesce(case when place = ${edges.length}::int then ${first(sql`merit <= edge`)}
      else ${first(sql`merit < edge`)} end, ${total}::int) order by place) as ahead
    from unnest(${`{${edges.join(',')}}`}::float8[]) with ordinality as e(edge, place)`)
  return rows[0]?.ahead ?? []
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
