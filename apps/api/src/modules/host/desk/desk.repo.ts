import { sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms, stamp } from '../../../platform/db/instant.ts'
import type { Bilingual } from '../../compete/competition/tables.ts'

/** Days of the figures by day, and days in which failures are told. */
const DAYS = 14
const FAILED_DAYS = 7
const MOST_FAILED = 10

/** Epoch milliseconds stand for instants. */
export interface DeskRow extends Record<string, unknown> {
  id: number
  title: Bilingual
  startTime: number
  endTime: number
  turn: number | null
  code: string | null
  funnel: { opened: number; signedUp: number; teams: number; submitted: number; scored: number }
  days: { day: string; people: number; submissions: number }[]
  waiting: number
  failed: {
    id: number
    team: string
    no: number
    at: number
    code: string
    facts: Record<string, string | number | null>
  }[]
}

/** SQL: the day of an instant in Shanghai. */
const dayOf = (column: string) => sql.raw(`(${column} at time zone 'Asia/Shanghai')::date`)

/** The figures of a desk; one statement. Null where the competition is gone. */
export async function findDesk(on: Executor, competitionId: number, now: Date): Promise<DeskRow | null> {
  const at = stamp(now)
  const { rows } = await on.execute<DeskRow>(sql`
    select c.id::float8 as id, c.title,
      (${ms('c.start_time')})::float8 as "startTime", (${ms('c.end_time')})::float8 as "endTime",
      (select (${ms('o.list_b_start_time')})::float8 from schedules o where o.competition_id = c.id and o.season is null
        and o.list_a_start_time is not null and 1 = (select count(*) from schedules n where n.competition_id = c.id)) as turn,
      h.code,
      json_build_object(
        'opened', (select count(*) from private_unlocks p where p.competition_id = c.id
          and not exists (select 1 from competition_members m where m.competition_id = c.id and m.user_id = p.user_id)),
        'signedUp', (select count(*) from signups g where g.competition_id = c.id and g.state >= 3),
        'teams', (select count(*) from teams t where t.competition_id = c.id),
        'submitted', (select count(distinct s.team_id) from submissions s where s.competition_id = c.id),
        'scored', (select count(distinct s.team_id) from submissions s where s.competition_id = c.id and s.scored_at is not null
          and s.status = 'scored')) as funnel,
      (select json_agg(json_build_object('day', d.day, 'people', (select count(*) from signups g where g.competition_id = c.id
          and g.state >= 3 and ${dayOf('g.completed_at')} = d.day),
        'submissions', (select count(*) from submissions s where s.competition_id = c.id and ${dayOf('s.created_at')} = d.day))
        order by d.day)
        from (select (${at} at time zone 'Asia/Shanghai')::date - n as day from generate_series(0, ${DAYS - 1}) n) d) as days,
      (select count(*)::int from submissions s where s.competition_id = c.id and s.status in ('uploaded', 'queued', 'scoring')) as waiting,
      (select coalesce(json_agg(f order by f.at desc, f.id desc), '[]'::json) from (
        select s.id::float8 as id, t.name as team, s.no, (${ms('s.created_at')})::float8 as at, l.line ->> 'code' as code, l.line -> 'facts' as facts
        from submissions s join teams t on t.id = s.team_id
        cross join lateral (select line from jsonb_array_elements(s.logs) with ordinality as x (line, place)
          where line ->> 'level' = 'error' order by place desc limit 1) l
        where s.competition_id = c.id and s.status = 'failed' and s.created_at > ${at} - make_interval(days => ${FAILED_DAYS})
        order by s.id desc limit ${MOST_FAILED}) f) as failed
    from competitions c left join hosted_competitions h on h.competition_id = c.id
    where c.id = ${competitionId}`)
  return rows[0] ?? null
}

export interface PersonRow extends Record<string, unknown> {
  id: number
  name: string
  avatar: string | null
  /** Epoch milliseconds. */
  signedUpAt: number
  organization: string
  team: { id: number; name: string; members: number } | null
  submissions: number
  /** Epoch milliseconds. */
  lastAt: number | null
  /** Best score of the team on list A. */
  score: number | null
  metric: string
}

/** People who have signed up for a competition, the latest first; those whose name, organisation or team has `find` in it. */
export async function findPeople(
  on: Executor,
  { competitionId, find, limit, offset }: { competitionId: number; find: string; limit: number; offset: number },
): Promise<{ total: number; list: PersonRow[] }> {
  const like = `%${find.replace(/[\\%_]/g, '\\$&')}%`
  const from = sql`from signups g join users u on u.id = g.user_id join competitions c on c.id = g.competition_id
    left join team_members n on n.competition_id = g.competition_id and n.user_id = g.user_id
    left join teams t on t.id = n.team_id
    where g.competition_id = ${competitionId} and g.state >= 3
      and (${find} = '' or u.name ilike ${like} or g.form ->> 'organization' ilike ${like} or t.name ilike ${like})`
  const { rows: counted } = await on.execute<{ total: number }>(sql`select count(*)::int as total ${from}`)
  const { rows } = await on.execute<PersonRow>(sql`
    select u.id::float8 as id, u.name, u.image as avatar, (${ms('coalesce(g.completed_at, g.created_at)')})::float8 as "signedUpAt",
      coalesce(g.form ->> 'organization', '') as organization, c.metric,
      case when t.id is not null then json_build_object('id', t.id, 'name', t.name,
        'members', (select count(*) from team_members k where k.team_id = t.id)) end as team,
      (select count(*)::int from submissions s where s.team_id = t.id) as submissions,
      (select (${ms('max(s.created_at)')})::float8 from submissions s where s.team_id = t.id) as "lastAt",
      (select b.score from best_scores b join schedules o on o.id = b.schedule_id
        where b.team_id = t.id and b.stage = 0 order by o.sort desc limit 1) as score
    ${from} order by g.id desc limit ${limit} offset ${offset}`)
  return { total: counted[0]?.total ?? 0, list: rows }
}

/** Number of people of each audience. */
export async function countAudiences(on: Executor, competitionId: number): Promise<{ all: number; idle: number }> {
  const { rows } = await on.execute<{ all: number; idle: number }>(sql`
    select count(*)::int as "all", (count(*) filter (where not exists (
      select 1 from team_members n join submissions s on s.team_id = n.team_id
      where n.competition_id = g.competition_id and n.user_id = g.user_id)))::int as idle
    from signups g join users u on u.id = g.user_id
    where g.competition_id = ${competitionId} and g.state >= 3 and u.closed_at is null`)
  return rows[0] ?? { all: 0, idle: 0 }
}

/** The people of an audience. */
export async function findAudience(on: Executor, competitionId: number, audience: 'all' | 'idle'): Promise<number[]> {
  const { rows } = await on.execute<{ id: number }>(sql`
    select g.user_id::float8 as id from signups g join users u on u.id = g.user_id
    where g.competition_id = ${competitionId} and g.state >= 3 and u.closed_at is null and (${audience} = 'all' or not exists (
      select 1 from team_members n join submissions s on s.team_id = n.team_id
      where n.competition_id = g.competition_id and n.user_id = g.user_id))
    order by g.user_id`)
  return rows.map(({ id }) => id)
}

/** People whom a change of the rules concerns. */
export async function findConcerned(
  on: Executor,
  competitionId: number,
): Promise<{ signedUp: number; largestTeam: number }> {
  const { rows } = await on.execute<{ signedUp: number; largestTeam: number }>(sql`
    select (select count(*)::int from signups where competition_id = ${competitionId} and state >= 3) as "signedUp",
      (select coalesce(max(members), 0)::int from (
        select count(*) as members from team_members where competition_id = ${competitionId} group by team_id) t) as "largestTeam"`)
  return rows[0] ?? { signedUp: 0, largestTeam: 0 }
}

export async function findTitle(on: Executor, competitionId: number): Promise<Bilingual> {
  const { rows } = await on.execute<{ title: Bilingual }>(
    sql`select title from competitions where id = ${competitionId}`,
  )
  return rows[0]?.title ?? { cn: '', en: '' }
}
