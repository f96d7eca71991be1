import { SHAKEN_A, SHAKEN_B } from '@shulei/domain/compete/ranking/shake-up.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { competitions, schedules } from '../../competition/tables.ts'
import { teams } from '../../team/tables.ts'
import type { Scoring } from '../reader-competition.repo.ts'
import { bestScores, boardStates, rescores, type ShakenTeam, shakeUps, submissions } from '../tables.ts'

/** A schedule whose list B is open and whose shake-up is missing, or was computed before list B closed. */
export interface DueShakeUp {
  scheduleId: number
  competitionId: number
  metric: MetricId
  scoring: Scoring
  /** List B has closed, and every submission is evaluated. */
  isFinal: boolean
}

/** Schedules whose shake-up is to be computed at an instant; each list must be ranked up to its last change. */
export async function dueShakeUps(db: Executor, at: Date): Promise<DueShakeUp[]> {
  const now = sql`${at.toISOString()}::timestamptz`
  const { rows } = await db.execute<Record<keyof DueShakeUp, never>>(sql`
    select d.* from (
      select s.id::float8 as "scheduleId", c.id::float8 as "competitionId", c.metric, c.scoring,
        s.list_b_end_time < ${now} and not exists (select 1 from ${submissions} w
          where w.schedule_id = s.id and w.status in ('uploaded', 'queued', 'scoring')) as "isFinal"
      from ${schedules} s join ${competitions} c on c.id = s.competition_id
      where s.list_b_start_time <= ${now} and s.list_b_start_time <= s.list_b_end_time
        and not exists (select 1 from ${boardStates} b where b.schedule_id = s.id and b.changes <> b.ranked_changes)
        and exists (select 1 from ${bestScores} a where a.schedule_id = s.id and a.stage = 0 and a.rank is not null)
        and exists (select 1 from ${bestScores} b where b.schedule_id = s.id and b.stage = 1 and b.rank is not null)) d
    left join ${shakeUps} k on k.schedule_id = d."scheduleId"
    where k.schedule_id is null or (d."isFinal" and not k.is_final)
    order by 1`)
  return rows as unknown as DueShakeUp[]
}

/** A team on both lists. `fileKey` is the file of the submission that counts on list B. */
export interface MovedTeam extends Pick<ShakenTeam, 'teamId' | 'rankA' | 'rankB' | 'scoreA' | 'scoreB'> {
  fileKey: string
}

const both = sql`${bestScores} b join ${bestScores} a on a.schedule_id = b.schedule_id and a.stage = 0 and a.team_id = b.team_id
  and a.rank is not null`
const onB = (scheduleId: number) => sql`b.schedule_id = ${scheduleId} and b.stage = 1 and b.rank is not null`

/** The first teams of list B and of list A that are on both lists, in the order of list B. */
export async function movedTeams(db: Executor, scheduleId: number): Promise<MovedTeam[]> {
  const { rows } = await db.execute<Record<keyof MovedTeam, never>>(sql`
    select b.team_id::float8 as "teamId", a.rank as "rankA", b.rank as "rankB", a.score as "scoreA", b.score as "scoreB",
      s.result_file ->> 'key' as "fileKey"
    from ${both} join ${submissions} s on s.id = b.submission_id
    where ${onB(scheduleId)} and (b.rank <= ${SHAKEN_B} or a.rank <= ${SHAKEN_A}) order by b.rank`)
  return rows as unknown as MovedTeam[]
}

/** Figures about all teams on both lists. */
export async function figuresOf(
  db: Executor,
  scheduleId: number,
): Promise<{ total: number; correlation: number | null; stayed: number }> {
  const { rows } = await db.execute<{ total: number; correlation: number | null; stayed: number }>(sql`
    select count(*)::int as total, corr(place_a, place_b) as correlation,
      (count(*) filter (where rank_a <= 10 and rank_b <= 10))::int as stayed
    from (
      select a.rank as rank_a, b.rank as rank_b, row_number() over (order by a.rank) as place_a,
        row_number() over (order by b.rank) as place_b
      from ${both} where ${onB(scheduleId)}) places`)
  return rows[0] ?? { total: 0, correlation: null, stayed: 0 }
}

/** Scores on list B of the ranked teams besides the given ones. */
export async function otherScores(db: Executor, scheduleId: number, teamIds: readonly number[]): Promise<number[]> {
  const { rows } = await db.execute<{ scores: number[] | null }>(sql`
    select json_agg(b.score) as scores from ${bestScores} b
    where ${onB(scheduleId)} and not b.team_id = any(${sql.param(`{${teamIds.join(',')}}`)}::bigint[])`)
  return rows[0]?.scores ?? []
}

/** Keeps a competition's rescores from being published until the end of the transaction. */
export async function holdRescores(tx: Tx, competitionId: number): Promise<void> {
  await tx.execute(sql`select 1 from ${competitions} where id = ${competitionId} for share`)
}

/** Id of the newest published rescore of a competition; 0 when there is none. */
export async function lastRescore(db: Executor, competitionId: number): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select coalesce(max(id), 0)::float8 as id from ${rescores}
    where competition_id = ${competitionId} and published_at is not null`)
  return rows[0]?.id ?? 0
}

/** Stores a shake-up in place of an earlier one. */
export async function saveShakeUp(db: Executor, row: typeof shakeUps.$inferInsert): Promise<void> {
  await db.insert(shakeUps).values(row).onConflictDoUpdate({ target: shakeUps.scheduleId, set: row })
}

/** Removes the shake-ups of a competition, which makes them due again. */
export async function removeShakeUps(tx: Tx, competitionId: number): Promise<void> {
  await tx.execute(sql`
    delete from ${shakeUps} where schedule_id in (select id from ${schedules} where competition_id = ${competitionId})`)
}

/** The stored shake-up of a schedule with the names of its teams; null before it is computed. */
export async function findShakeUp(db: Executor, scheduleId: number) {
  const [row] = await db
    .select({
      shakeUp: shakeUps,
      names: sql<{ id: number; name: string; avatar: string | null }[]>`coalesce((
        select json_agg(json_build_object('id', t.id, 'name', t.name, 'avatar', t.avatar)) from ${teams} t
        where t.id in (select ("one" ->> 'teamId')::bigint from jsonb_array_elements(${shakeUps.teams}) "one")), '[]'::json)`,
    })
    .from(shakeUps)
    .where(eq(shakeUps.scheduleId, scheduleId))
  return row ?? null
}
