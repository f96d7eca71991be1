import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { competitionViews, visibleTo } from './tables.ts'

/** Stores that a person looked at a published competition; a repeated view moves it to the front. */
export async function insertView(tx: Tx, userId: number, competitionId: number, at: Date): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into ${competitionViews} (user_id, competition_id, viewed_at)
    select ${userId}, c.id, ${now} from competitions c where c.id = ${competitionId} and ${visibleTo(userId, at)}
    on conflict (user_id, competition_id) do update set viewed_at = greatest(competition_views.viewed_at, excluded.viewed_at)`)
}

/** Removes a person's views but the latest. */
export async function trimViews(tx: Tx, userId: number, most: number): Promise<void> {
  await tx.execute(sql`
    delete from ${competitionViews} where user_id = ${userId} and competition_id in (
      select competition_id from ${competitionViews} where user_id = ${userId}
      order by viewed_at desc, competition_id desc offset ${most})`)
}

export interface ViewRow {
  competitionId: number
  viewedAt: string
}

/** A page of a person's views of published competitions, the latest first, with their number; one statement. */
export async function findViews(
  on: Executor,
  { userId, offset, limit, now }: { userId: number; offset: number; limit: number; now: Date },
): Promise<{ total: number; list: ViewRow[] }> {
  const { rows } = await on.execute<{ answer: { total: number; list: ViewRow[] } }>(sql`
    with found as (
      select v.competition_id, v.viewed_at from ${competitionViews} v join competitions c on c.id = v.competition_id
      where v.user_id = ${userId} and ${visibleTo(userId, now)}
    ), page as (
      select * from found order by viewed_at desc, competition_id desc offset ${offset} limit ${limit})
    select json_build_object('total', (select count(*)::int from found), 'list', coalesce((
      select json_agg(json_build_object('competitionId', competition_id, 'viewedAt', viewed_at)
        order by viewed_at desc, competition_id desc) from page), '[]'::json)) as answer`)
  return rows[0]?.answer ?? { total: 0, list: [] }
}

/** Removes all views of a person; answers their number. */
export async function deleteViews(tx: Tx, userId: number): Promise<number> {
  const { rows } = await tx.execute(
    sql`delete from ${competitionViews} where user_id = ${userId} returning competition_id`,
  )
  return rows.length
}
