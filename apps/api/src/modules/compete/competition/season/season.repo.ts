import type { Season } from '@shulei/domain/compete/competition/season.ts'
import { seasonTitle } from '@shulei/domain/compete/competition/season.ts'
import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { ms, stamp } from '../../../../platform/db/instant.ts'
import { releasedBy, schedules } from '../tables.ts'

/** Published competitions with seasons. */
export async function findSeasonal(on: Executor, now: Date): Promise<number[]> {
  const { rows } = await on.execute<{ id: number }>(sql`
    select c.id::float8 as id from competitions c where c.is_seasonal and ${releasedBy(now)} order by c.id`)
  return rows.map(({ id }) => id)
}

/** Quotas of a schedule, per team and day. */
interface Quotas {
  maxSubmitCount: number
  maxErrorSubmitCount: number
}

/** Takes the lock of a competition; answers the end of all that it has so far, in epoch milliseconds, and its latest quotas. */
export async function lockEnd(tx: Tx, competitionId: number): Promise<(Quotas & { end: number }) | null> {
  await tx.execute(sql`select id from competitions where id = ${competitionId} for no key update`)
  const { rows } = await tx.execute<{ last: Quotas & { end: number } }>(sql`
    select json_build_object('end', ${ms('greatest(c.end_time, s.end_time)')},
      'maxSubmitCount', s.max_submit_count, 'maxErrorSubmitCount', s.max_error_submit_count) as last
    from competitions c join schedules s on s.competition_id = c.id
    where c.id = ${competitionId} order by s.end_time desc limit 1`)
  return rows[0]?.last ?? null
}

/** Stores a season as a schedule with list A alone and keeps the competition, and its sign-up, open until the season's end. */
export async function openSeason(tx: Tx, competitionId: number, season: Season, quotas: Quotas): Promise<void> {
  const [start, end] = [new Date(season.start), new Date(season.end)]
  await tx.insert(schedules).values({
    competitionId,
    title: seasonTitle(season.key),
    sort: 0,
    season: season.key,
    startTime: start,
    endTime: end,
    listAStartTime: start,
    listAEndTime: end,
    maxSubmitCount: quotas.maxSubmitCount,
    maxErrorSubmitCount: quotas.maxErrorSubmitCount,
  })
  await tx.execute(sql`
    update competitions set end_time = ${stamp(end)}, signup_end_time = ${stamp(end)}, is_open_signup = true
    where id = ${competitionId}`)
}
