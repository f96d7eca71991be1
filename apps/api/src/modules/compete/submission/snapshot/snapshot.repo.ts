import type { ScoredSubmission } from '@shulei/domain/compete/submission/counted.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'
import type { Board } from '../board/lists.ts'
import { bestScores, listDays, rankSnapshots, submissions } from '../tables.ts'

const stamp = (at: Date) => sql`${at.toISOString()}::timestamptz`

/** Time after its end for which a schedule still gets snapshots, since they include its last day. */
const DAY_AFTER = sql`interval '1 day'`

/** A list that is to be stored. A choice of submissions ends before list B opens, so that the present one holds for every day. */
export interface DueBoard extends Board {
  metric: string
  choiceCount: number
}

/** Lists that were open at an instant, have teams, and have no snapshot of that day. */
export async function dueBoards(db: Executor, at: Date, day: string): Promise<DueBoard[]> {
  const { rows } = await db.execute<{ schedule: number; stage: 0 | 1; metric: string; choice: number }>(sql`
    select s.id::float8 as schedule, l.stage, c.metric, s.choice_count as choice
    from schedules s join competitions c on c.id = s.competition_id
    cross join lateral (values
      (0, s.list_a_start_time, s.list_a_end_time), (1, s.list_b_start_time, s.list_b_end_time)
    ) as l (stage, opens, closes)
    where l.opens <= ${stamp(at)} and l.opens <= l.closes and s.end_time + ${DAY_AFTER} > ${stamp(at)}
      and exists (select 1 from ${bestScores} b where b.schedule_id = s.id and b.stage = l.stage)
      and not exists (
        select 1 from ${rankSnapshots} r where r.schedule_id = s.id and r.stage = l.stage and r.day = ${day}::date)
    order by 1, 2`)
  return rows.map(({ schedule, stage, metric, choice }) => ({
    scheduleId: schedule,
    stage,
    metric,
    choiceCount: choice,
  }))
}

/** The scored submissions, up to an instant, of teams that had one scored after it, so that their present rank may differ. */
export async function submissionsOfMoved(
  db: Executor,
  scheduleId: number,
  at: Date,
): Promise<Map<number, ScoredSubmission[]>> {
  const { rows } = await db.execute<{ team: number; submission: ScoredSubmission | null }>(sql`
    select m.team_id::float8 as team, case when s.id is null then null else json_build_object(
      'id', s.id, 'list', s.list, 'scoreA', s.score_a, 'scoreB', s.score_b, 'isChosen', s.is_chosen,
      'at', round(extract(epoch from s.created_at) * 1000)::bigint) end as submission
    from (select distinct team_id from ${submissions}
      where schedule_id = ${scheduleId} and status = 'scored' and scored_at > ${stamp(at)}) m
    left join ${submissions} s on s.team_id = m.team_id and s.schedule_id = ${scheduleId} and s.status = 'scored'
      and s.scored_at <= ${stamp(at)}`)
  const moved = new Map<number, ScoredSubmission[]>()
  for (const { team, submission } of rows)
    moved.set(team, [...(moved.get(team) ?? []), ...(submission ? [submission] : [])])
  return moved
}

/** A team's score on a list at an instant. */
export interface SnapshotRow {
  teamId: number
  score: number
  merit: number
  at: string
}

/** Writes the snapshot of a day: `moved` teams with the given scores, all others with their present ones. Existing rows stay. */
export async function insertSnapshot(
  db: Executor,
  { scheduleId, stage }: Board,
  { day, moved, rows }: { day: string; moved: readonly number[]; rows: readonly SnapshotRow[] },
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
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as p ("teamId" bigint, score float8, merit float8, at timestamptz)
    ) then_ranked
    on conflict do nothing`)
}

/** Teams that a day names as those that rose most. */
const CLIMBERS = 5

/** The days of a list's snapshots before `day`. */
export async function earlierDays(db: Executor, { scheduleId, stage }: Board, day: string): Promise<string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day from ${listDays}
    where schedule_id = ${scheduleId} and stage = ${stage} and day < ${day}::date`)
  return rows.map((row) => row.day)
}

/**
 * Writes what the list of a day was as a whole, from the snapshots of the day and of `since`. An existing row stays. The days are
 * grouped and not joined: the database knows no statistics of rows that were just written, and would join 100,000 teams row by row.
 */
export async function insertListDay(
  db: Executor,
  { scheduleId, stage }: Board,
  { day, since }: { day: string; since: string | null },
): Promise<void> {
  await db.execute(sql`
    with moved as (
      select team_id, max(rank) filter (where day = ${since}::date) as was, max(rank) filter (where day = ${day}::date) as place
      from ${rankSnapshots}
      where schedule_id = ${scheduleId} and stage = ${stage} and (day = ${day}::date or day = ${since}::date)
      group by team_id having bool_or(day = ${day}::date))
    insert into ${listDays} (schedule_id, stage, day, since, total, entered, climbers)
    select ${scheduleId}, ${stage}, ${day}::date, ${since}::date, count(*)::int, (count(*) filter (where was is null))::int,
      coalesce((select json_agg(json_build_object('teamId', team_id, 'from', was, 'to', place))::jsonb from (
        select * from moved where was > place order by was - place desc, place limit ${CLIMBERS}) r), '[]'::jsonb)
    from moved having count(*) > 0
    on conflict do nothing`)
}

/** Tells the database how many rows a day has now, which decides the index that reads of a day use; it may not do so by itself. */
export async function analyzeDays(db: Executor): Promise<void> {
  await db.execute(sql`analyze ${rankSnapshots}`)
}
