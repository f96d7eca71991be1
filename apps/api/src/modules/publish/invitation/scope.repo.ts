import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { stamp } from '../../../platform/db/instant.ts'
import { signups, visibleTo } from '../../compete/competition/tables.ts'
import { inviteRankings } from './tables.ts'

/** The id of a published competition that the reader may open; null when there is none. */
export async function findOpenCompetition(
  on: Executor,
  id: number,
  { reader, now }: { reader: number | null; now: Date },
): Promise<number | null> {
  const { rows } = await on.execute<{ id: number }>(sql`
    select c.id::float8 as id from competitions c where c.id = ${id} and ${visibleTo(reader, now)}`)
  return rows[0]?.id ?? null
}

/**
 * Competitions with invited people whose ranking of an instant is missing. A competition gets its last ranking on the day after its
 * end, or later when no process ran.
 */
export async function findRankedCompetitions(on: Executor, at: Date): Promise<number[]> {
  const { rows } = await on.execute<{ id: number }>(sql`
    select c.id::float8 as id from competitions c
    left join ${inviteRankings} r on r.competition_id = c.id
    where (r.ranked_at is null or (r.ranked_at < ${stamp(at)} and r.ranked_at <= c.end_time))
      and exists (select 1 from ${signups} s
        where s.competition_id = c.id and s.inviter_id is not null and s.completed_at <= ${stamp(at)})
    order by c.id`)
  return rows.map(({ id }) => id)
}

/** Names of those microsites in whose competitions people were invited and whose ranking of an instant is missing, as above. */
export async function findDueMicrosites(
  on: Executor,
  sites: readonly { name: string; competitionIds: readonly number[] }[],
  at: Date,
): Promise<string[]> {
  const tracks = sites.flatMap(({ name, competitionIds }) => competitionIds.map((id) => ({ name, id })))
  if (tracks.length === 0) return []
  const { rows } = await on.execute<{ name: string }>(sql`
    select distinct t.name from jsonb_to_recordset(${JSON.stringify(tracks)}::jsonb) as t (name text, id bigint)
    join competitions c on c.id = t.id
    left join ${inviteRankings} r on r.microsite = t.name
    where (r.ranked_at is null or (r.ranked_at < ${stamp(at)} and r.ranked_at <= c.end_time))
      and exists (select 1 from ${signups} s
        where s.competition_id = c.id and s.inviter_id is not null and s.completed_at <= ${stamp(at)})`)
  return rows.map(({ name }) => name)
}
