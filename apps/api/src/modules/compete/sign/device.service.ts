import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { upsertSign } from './sign.repo.ts'

/** More people than this behind one address with one browser are a class or an office, not a device. */
const MAX_PEOPLE = 3

interface Pair extends Record<string, unknown> {
  competitionId: number
  people: { userId: number; teamId: number }[]
  days: string[]
}

/**
 * Pairs of people of different teams of a running competition whose present sessions have the same address and browser and who used
 * tries on the same days. Addresses and browsers stay in the sessions.
 */
async function findPairs(on: Executor, now: Date): Promise<Pair[]> {
  const { rows } = await on.execute<Pair>(sql`
    with devices as (
      select ip_address, user_agent, array_agg(distinct user_id) as people from sessions
      where ip_address <> '' and user_agent <> '' and expires_at > ${now.toISOString()}::timestamptz
      group by 1, 2 having count(distinct user_id) between 2 and ${MAX_PEOPLE}),
    pairs as (
      select distinct a.competition_id, a.user_id as one, a.team_id as team_of_one, b.user_id as two, b.team_id as team_of_two
      from devices d
      join team_members a on a.user_id = any(d.people)
      join team_members b on b.user_id = any(d.people) and b.competition_id = a.competition_id and b.user_id > a.user_id
        and b.team_id <> a.team_id
      join competitions c on c.id = a.competition_id and c.end_time >= ${now.toISOString()}::timestamptz)
    select p.competition_id::float8 as "competitionId", json_build_array(
        json_build_object('userId', p.one, 'teamId', p.team_of_one), json_build_object('userId', p.two, 'teamId', p.team_of_two)
      ) as people, json_agg(distinct to_char(q.day, 'YYYY-MM-DD')) as days
    from pairs p
      join quota_lines q on q.user_id = p.one and q.kind = 'use'
      join schedules s on s.id = q.schedule_id and s.competition_id = p.competition_id
    where exists (select 1 from quota_lines r where r.user_id = p.two and r.schedule_id = q.schedule_id and r.day = q.day
      and r.kind = 'use')
    group by p.competition_id, p.one, p.team_of_one, p.two, p.team_of_two`)
  return rows
}

/** Raises a sign for people of different teams who sign in on one device and use tries on the same days. */
export async function noteSharedDevices(platform: Platform): Promise<void> {
  const at = new Date(platform.clock())
  for (const { competitionId, people, days } of await findPairs(platform.db, at)) {
    const key = people.map(({ userId }) => userId).join(' ')
    await upsertSign(platform.db, {
      competitionId,
      kind: 'sharedDevice',
      key,
      evidence: { people, days: days.sort() },
      at,
    })
  }
}
