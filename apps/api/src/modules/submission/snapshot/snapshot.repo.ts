import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import type { ScoredEntry } from '../best/counted-entry.ts'
import type { Board } from '../board/lists.ts'
import { bestScores, rankSnapshots, submissions } from '../tables.ts'

const stamp = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** How long after its end a schedule is still snapshotted: its last day belongs to it. */
const DAY_AFTER = sql`interval '1 day'`

interface Due extends Board {
  metric: string
}

/** Lists that were open at an instant, have teams, and have no snapshot of that day. */
export async function dueBoards(db: Executor, at: Date, day: string): Promise<Due[]> {
  const { rows } = await db.execute<{ schedule: number; stage: 0 | 1; metric: string }>(sql`
    select s.id::float8 as schedule, l.stage, c.metric
    from schedules s join competitions c on c.id = s.competition_id
    cross join lateral (values
      (0, s.list_a_start_time, s.list_a_end_time), (1, s.list_b_start_time, s.list_b_end_time)
    ) as l (stage, opens, closes)
    where l.opens <= ${stamp(at)} and l.opens <= l.closes and s.end_time + ${DAY_AFTER} > ${stamp(at)}
      and exists (select 1 from ${bestScores} b where b.schedule_id = s.id and b.stage = l.stage)
      and not exists (
        select 1 from ${rankSnapshots} r where r.schedule_id = s.id and r.stage = l.stage and r.day = ${day}::date)
    order by 1, 2`)
  return rows.map(({ schedule, stage, metric }) => ({ scheduleId: schedule, stage, metric }))
}

/** The scored entries, up to an instant, of the teams that had one scored after it: these stood elsewhere then. */
export async function entriesOfMoved(db: Executor, scheduleId: number, at: Date): Promise<Map<number, ScoredEntry[]>> {
  const { rows } = await db.execute<{ team: number; entry: ScoredEntry | null }>(sql`
    select m.team_id::float8 as team, case when s.id is null then null else json_build_object(
      'id', s.id, 'list', s.list, 'scoreA', s.score_a, 'scoreB', s.score_b,
      'at', round(extract(epoch from s.created_at) * 1000)::bigint) end as entry
    from (select distinct team_id from ${submissions}
      where schedule_id = ${scheduleId} and status = 'scored' and scored_at > ${stamp(at)}) m
    left join ${submissions} s on s.team_id = m.team_id and s.schedule_id = ${scheduleId} and s.status = 'scored'
      and s.scored_at <= ${stamp(at)}`)
  const moved = new Map<number, ScoredEntry[]>()
  for (const { team, entry } of rows) moved.set(team, [...(moved.get(team) ?? []), ...(entry ? [entry] : [])])
  return moved
}

/** A team as a list counted it at some instant. */
export interface Place {
  teamId: number
  score: number
  merit: number
  at: string
}

/**
 * Writes the list of a day: `moved` teams as given, all others as they stand. A line that is there already stays.
 */
export async function insertSnapshot(
  db: Executor,
  { scheduleId, stage }: Board,
  { day, moved, places }: { day: string; moved: readonly number[]; places: readonly Place[] },
): Promise<void> {
  await db.execute(sql`
    insert into ${rankSnapshots} (schedule_id, stage, day, team_id, rank, score)
    select ${scheduleId}, ${stage}, ${day}::date, team_id, row_number() over (order by merit desc nulls last, at, team_id), score
    from (
      select b.team_id, b.score, b.merit, b.at from ${bestScores} b
      where b.schedule_id = ${scheduleId} and b.stage = ${stage}
        and not b.team_id = any(${sql.param(`{${moved.join(',')}}`)}::bigint[])
      union all
      select p."teamId", p.score, p.merit, p.at
      from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p ("teamId" bigint, score float8, merit float8, at timestamptz)
    ) then_ranked
    on conflict do nothing`)
}
