import { personOf } from '@shulei/mocks/cast/people.ts'
import { sql } from 'drizzle-orm'
import { signups } from '../src/modules/compete/competition/tables.ts'
import { teamMembers, teams } from '../src/modules/compete/team/tables.ts'
import type { Tx } from '../src/platform/db/database.ts'

/** People who told others of the competitions, one for each turn; nobody for the turns in between. */
const hosts = ['gu', null, 'meng', 'mira', null, 'gu', 'lin', null] as const

/**
 * Names the inviters of the simulated sign-ups: captains invited their members, and a few people invited other captains in
 * turns.
 */
export async function loadInviters(tx: Tx): Promise<void> {
  const turns = JSON.stringify(hosts.map((key, turn) => ({ turn, host: key && personOf(key).id })))
  await tx.execute(sql`
    with invited as (
      select s.id, s.user_id, case when t.captain_id <> s.user_id then t.captain_id else h.host end as inviter
      from ${signups} s
      join ${teamMembers} m on m.competition_id = s.competition_id and m.user_id = s.user_id
      join ${teams} t on t.id = m.team_id
      left join jsonb_to_recordset(${turns}::jsonb) as h (turn int, host bigint) on h.turn = s.id % ${hosts.length})
    update ${signups} s set inviter_id = i.inviter, target_id = i.inviter::text
    from invited i where i.id = s.id and i.inviter is not null and i.inviter <> i.user_id`)
}
