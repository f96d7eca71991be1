import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import type { Board } from './board/lists.ts'
import { bestScores } from './tables.ts'

/** The lists on which a team has a best score, by schedule and stage. */
export async function boardsOfTeam(tx: Tx, teamId: number): Promise<Board[]> {
  const { rows } = await tx.execute<{ schedule: number; stage: 0 | 1 }>(sql`
    select schedule_id::float8 as schedule, stage from ${bestScores} where team_id = ${teamId} order by 1, 2`)
  return rows.map(({ schedule, stage }) => ({ scheduleId: schedule, stage }))
}

/** Takes the lock of the best scores against a ranking, which updates rows in another order and could deadlock otherwise. */
export async function lockBestScores(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${bestScores} in share row exclusive mode`)
}

/**
 * Gives a team's submissions to another one, numbered after its own, with their ledger; answers their number. None of them stays
 * chosen for list B: the choice is that of the team's own captain.
 */
export async function moveRows(tx: Tx, { from, to }: { from: number; to: number }): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update submissions s set team_id = ${to}, no = moved.no, is_chosen = false
    from (
      select m.id, (select coalesce(max(o.no), 0) from submissions o where o.team_id = ${to})
        + row_number() over (order by m.no) as no
      from submissions m where m.team_id = ${from}
    ) moved
    where s.id = moved.id
    returning s.id::float8 as id`)
  await tx.execute(sql`update quota_lines set team_id = ${to} where team_id = ${from}`)
  return rows.length
}

/** Gives a team's ranks of past days to another one; of a day on which both have a rank, the better one stays. */
export async function moveSnapshots(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    update rank_snapshots kept set rank = g.rank, score = g.score
    from rank_snapshots g
    where kept.team_id = ${to} and g.team_id = ${from} and g.schedule_id = kept.schedule_id and g.stage = kept.stage
      and g.day = kept.day and g.rank < kept.rank`)
  await tx.execute(sql`
    update rank_snapshots g set team_id = ${to}
    where g.team_id = ${from} and not exists (
      select 1 from rank_snapshots kept where kept.team_id = ${to} and kept.schedule_id = g.schedule_id
        and kept.stage = g.stage and kept.day = g.day)`)
}

/** Gives a team's versions of source code to another one, numbered after its own in each schedule. */
export async function moveSources(tx: Tx, { from, to }: { from: number; to: number }): Promise<void> {
  await tx.execute(sql`
    update source_versions v set team_id = ${to}, no = moved.no
    from (
      select m.id, (select coalesce(max(o.no), 0) from source_versions o
        where o.team_id = ${to} and o.schedule_id = m.schedule_id)
        + row_number() over (partition by m.schedule_id order by m.no) as no
      from source_versions m where m.team_id = ${from}
    ) moved
    where v.id = moved.id`)
}

/** Schedules in which a team has scored submissions, and the metric of their competition. */
export async function scoredSchedules(tx: Tx, teamId: number): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select distinct schedule_id::float8 as id from submissions where team_id = ${teamId} and status = 'scored' order by 1`)
  return rows.map(({ id }) => id)
}
