import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { releasedBy } from '../../compete/competition/tables.ts'

/** The opening or closing of a schedule's list, ahead or just passed. */
export interface ListEdge extends Record<string, unknown> {
  scheduleId: number
  competitionId: number
  competition: { cn: string; en: string }
  list: 'A' | 'B'
  kind: 'scheduleOpens' | 'scheduleCloses' | 'listBOpened'
  /** Epoch milliseconds. */
  at: number
}

const instant = (at: number) => sql`${new Date(at).toISOString()}::timestamptz`

/** Openings and closings of lists of published competitions, after `from` and not after `to`. */
export async function edgesBetween(db: Executor, from: number, to: number): Promise<ListEdge[]> {
  const { rows } = await db.execute<ListEdge>(sql`
    select s.id::float8 as "scheduleId", c.id::float8 as "competitionId", c.title as competition, e.list, e.kind,
      (extract(epoch from e.at) * 1000)::float8 as at
    from schedules s join competitions c on c.id = s.competition_id
    cross join lateral (values
      ('A', 'scheduleOpens', s.list_a_start_time), ('A', 'scheduleCloses', s.list_a_end_time),
      ('B', 'scheduleOpens', s.list_b_start_time), ('B', 'scheduleCloses', s.list_b_end_time)) as e(list, kind, at)
    where ${releasedBy(new Date(from))} and e.at > ${instant(from)} and e.at <= ${instant(to)}
    order by e.at, s.id`)
  return rows
}

/** Lists B with ranked teams that can be read since a time after `from` and not after `to`. */
export async function openedBetween(db: Executor, from: number, to: number): Promise<ListEdge[]> {
  const { rows } = await db.execute<ListEdge>(sql`
    select s.id::float8 as "scheduleId", c.id::float8 as "competitionId", c.title as competition, 'B' as list,
      'listBOpened' as kind, (extract(epoch from s.list_b_start_time) * 1000)::float8 as at
    from schedules s join competitions c on c.id = s.competition_id
    where ${releasedBy(new Date(to))} and s.list_b_start_time <= s.list_b_end_time
      and s.list_b_start_time > ${instant(from)} and s.list_b_start_time <= ${instant(to)}
      and exists (select 1 from best_scores b where b.schedule_id = s.id and b.stage = 1 and b.rank is not null)
    order by s.list_b_start_time, s.id`)
  return rows
}

/**
 * Participants of a competition who were not yet notified of an edge and do not ignore it, after a person in the order of their
 * ids.
 */
export async function unnotifiedOf(
  db: Executor,
  { competitionId, kind }: ListEdge,
  { subject, after, limit }: { subject: string; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select g.user_id::float8 as id from signups g
    where g.competition_id = ${competitionId} and g.state >= 3 and g.user_id > ${after}
      and not exists (select 1 from notices n where n.recipient_id = g.user_id and n.kind = ${kind}
        and n.actor_id is null and n.subject = ${subject})
      and not exists (select 1 from notice_settings s where s.user_id = g.user_id and s.ignored @> '"system"'::jsonb)
    order by g.user_id limit ${limit}`)
  return rows.map(({ id }) => id)
}
