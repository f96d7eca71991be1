import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { certificateOf } from '../../compete/certificate/tables.ts'
import { visibleTo } from '../../compete/competition/tables.ts'
import type { Slice, Sliced } from './tabs.repo.ts'

/** State of a finished sign-up, which every page counts as taking part. */
export const FINISHED = 3

export interface SignupRow {
  competitionId: number
  signedUpAt: string
  team: {
    id: number
    name: string
    captainId: number
    members: { id: number; name: string; avatar: string | null }[]
    /** Number of the team's certificate. */
    certificate: string | null
  } | null
}

/** SQL: the team of the outer sign-up's person, the captain first. */
const team = sql`(
  select json_build_object('id', t.id, 'name', t.name, 'captainId', t.captain_id,
    'certificate', ${certificateOf(sql`t`)}, 'members', (
    select json_agg(json_build_object('id', u.id, 'name', u.name, 'avatar', u.image) order by u.id <> t.captain_id, x.id)
    from team_members x join users u on u.id = x.user_id where x.team_id = t.id))
  from team_members m join teams t on t.id = m.team_id
  where m.competition_id = page.competition_id and m.user_id = page.user_id)`

/** Finished sign-ups of a person for competitions that the reader may open, newest first; one statement. */
export async function findSignups(
  on: Executor,
  { userId, reader, limit, now }: Omit<Slice, 'offset'>,
): Promise<Sliced<SignupRow>> {
  const { rows } = await on.execute<{ answer: Sliced<SignupRow> }>(sql`
    with found as (
      select g.id, g.competition_id, g.user_id, g.created_at from signups g join competitions c on c.id = g.competition_id
      where g.user_id = ${userId} and g.state >= ${FINISHED} and ${visibleTo(reader, now)}
    ), page as (select * from found order by created_at desc, id desc limit ${limit})
    select json_build_object(
      'total', (select count(*)::int from found),
      'list', coalesce((
        select json_agg(json_build_object('competitionId', page.competition_id, 'signedUpAt', page.created_at, 'team', ${team})
          order by page.created_at desc, page.id desc) from page), '[]'::json)
    ) as answer`)
  return rows[0]?.answer ?? { total: 0, list: [] }
}
