import { REPLAY_DAYS } from '@shulei/domain/compete/ranking/days.ts'
import { LEADERS } from '@shulei/domain/compete/ranking/field.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../../../platform/db/database.ts'
import { preparedSql } from '../../../../platform/db/prepared.ts'
import { schedules } from '../../competition/tables.ts'
import { teams } from '../../team/tables.ts'
import type { Board } from '../board/lists.ts'
import { listDays, rankSnapshots, rescores } from '../tables.ts'

export interface TeamBrief {
  id: number
  name: string
  avatar: string | null
}

/** A past day of a list as a whole. */
export interface ListDay {
  day: string
  since: string | null
  total: number
  entered: number
  /** A rescore was published since, so that the present scoring is not that of the day. */
  isRescored: boolean
  best: { team: TeamBrief; score: number } | null
  climbers: { team: TeamBrief; from: number; to: number }[]
}

const { placeholder } = sql
const scheduleId = sql`${placeholder('scheduleId')}::bigint`
const stage = sql`${placeholder('stage')}::smallint`
const teamId = sql`${placeholder('teamId')}::bigint`
const brief = (team: string) =>
  sql.raw(`json_build_object('id', ${team}.id, 'name', ${team}.name, 'avatar', ${team}.avatar)`)

const daysQuery = preparedSql<ListDay>(sql`
  select to_char(d.day, 'YYYY-MM-DD') as day, to_char(d.since, 'YYYY-MM-DD') as since, d.total, d.entered,
    exists (select 1 from ${rescores} o join ${schedules} s on s.competition_id = o.competition_id
      where s.id = d.schedule_id and o.published_at > (d.day - interval '6 hours') at time zone 'UTC') as "isRescored",
    (select json_build_object('team', ${brief('t')}, 'score', r.score)
      from ${rankSnapshots} r join ${teams} t on t.id = r.team_id
      where r.schedule_id = d.schedule_id and r.stage = d.stage and r.day = d.day and r.rank = 1) as best,
    coalesce((select json_agg(json_build_object('team', ${brief('t')}, 'from', c."from", 'to', c."to") order by c.place)
      from rows from (jsonb_to_recordset(d.climbers) as ("teamId" bigint, "from" int, "to" int)) with ordinality
        as c ("teamId", "from", "to", place) join ${teams} t on t.id = c."teamId"), '[]'::json) as climbers
  from ${listDays} d where d.schedule_id = ${scheduleId} and d.stage = ${stage} order by d.day`)

/** Every day of a list that has a snapshot, oldest first. */
export const daysOf = (db: Executor, board: Board): Promise<ListDay[]> => daysQuery(db, { ...board })

/** A team on the list of a day. */
export interface DayTeam {
  teamId: number
  name: string
  avatar: string | null
  demo: boolean
  rank: number
  score: number
  previousRank: number | null
  previousScore: number | null
}

const pageQuery = preparedSql<DayTeam>(sql`
  select t.id::float8 as "teamId", t.name, t.avatar, t.demo, r.rank, r.score, p.rank as "previousRank", p.score as "previousScore"
  from ${rankSnapshots} r join ${teams} t on t.id = r.team_id
  left join ${rankSnapshots} p on p.schedule_id = r.schedule_id and p.stage = r.stage
    and p.day = ${placeholder('since')}::date and p.team_id = r.team_id
  where r.schedule_id = ${scheduleId} and r.stage = ${stage} and r.day = ${placeholder('day')}::date
    and (r.rank between ${placeholder('from')}::int and ${placeholder('to')}::int
      or r.team_id = ${teamId} or r.team_id = any(${placeholder('named')}::bigint[]))
  order by r.rank`)

/** The teams of a page of a day's list, with the reader's own and those that are named. */
export const dayTeams = (
  db: Executor,
  board: Board,
  {
    named,
    ...page
  }: { day: string; since: string | null; from: number; to: number; teamId: number | null; named: readonly number[] },
): Promise<DayTeam[]> => pageQuery(db, { ...board, ...page, named: `{${named.join(',')}}` })

/** The first teams of a list on one day. */
export interface ReplayDay {
  day: string
  total: number
  rows: { id: number; rank: number; score: number }[]
}

const replayQuery = preparedSql<{ days: ReplayDay[] | null; teams: TeamBrief[] | null }>(sql`
  with days as (
    select d.day, d.total from ${listDays} d where d.schedule_id = ${scheduleId} and d.stage = ${stage}
    order by d.day desc limit ${sql.raw(String(REPLAY_DAYS))}
  ), drawn as (
    select d.day, r.team_id, r.rank, r.score from days d cross join lateral (
      select team_id, rank, score from ${rankSnapshots}
      where schedule_id = ${scheduleId} and stage = ${stage} and day = d.day and rank <= ${sql.raw(String(LEADERS))}
      union
      select team_id, rank, score from ${rankSnapshots}
      where schedule_id = ${scheduleId} and stage = ${stage} and day = d.day and team_id = ${teamId}) r)
  select
    (select json_agg(json_build_object('day', to_char(d.day, 'YYYY-MM-DD'), 'total', d.total, 'rows', (
        select json_agg(json_build_object('id', r.team_id, 'rank', r.rank, 'score', r.score) order by r.rank)
        from drawn r where r.day = d.day)) order by d.day) from days d) as days,
    (select json_agg(${brief('t')} order by t.id) from ${teams} t where t.id in (select team_id from drawn)) as teams`)

/** The first teams of each day of a list, and the reader's own, in one statement. */
export async function replayOf(db: Executor, board: Board, own: number | null) {
  const [row] = await replayQuery(db, { ...board, teamId: own })
  return { days: row?.days ?? [], teams: row?.teams ?? [] }
}

/** A line of a list's file. */
export interface FileLine {
  rank: number
  previousRank: number | null
  team: string
  members: string | null
  score: number
  submits: number | null
  lastSubmitAt: string | null
}

const namesOf = sql.raw(`(select string_agg(u.name, '、' order by m.id)
  from team_members m join users u on u.id = m.user_id where m.team_id = t.id)`)

const presentLines = preparedSql<FileLine>(sql`
  select b.rank, s.rank as "previousRank", t.name as team, ${namesOf} as members, b.score, b.submits,
    to_char(b.last_submit_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD HH24:MI:SS') as "lastSubmitAt"
  from best_scores b join ${teams} t on t.id = b.team_id
  left join ${rankSnapshots} s on s.schedule_id = b.schedule_id and s.stage = b.stage and s.team_id = b.team_id
    and s.day = (select max(d.day) from ${listDays} d where d.schedule_id = b.schedule_id and d.stage = b.stage)
  where b.schedule_id = ${scheduleId} and b.stage = ${stage} and b.rank is not null order by b.rank`)

const dayLines = preparedSql<FileLine>(sql`
  select r.rank, p.rank as "previousRank", t.name as team, ${namesOf} as members, r.score, null::int as submits,
    null::text as "lastSubmitAt"
  from ${rankSnapshots} r join ${teams} t on t.id = r.team_id
  left join ${rankSnapshots} p on p.schedule_id = r.schedule_id and p.stage = r.stage and p.team_id = r.team_id
    and p.day = ${placeholder('since')}::date
  where r.schedule_id = ${scheduleId} and r.stage = ${stage} and r.day = ${placeholder('day')}::date order by r.rank`)

/** Every line of the present list, or of a past day's. */
export const fileLines = (
  db: Executor,
  board: Board,
  past: { day: string; since: string | null } | null,
): Promise<FileLine[]> => (past ? dayLines(db, { ...board, ...past }) : presentLines(db, { ...board }))

const teamMembersQuery = preparedSql<{ teamId: number; members: string | null }>(sql`
  select t.id::float8 as "teamId", ${namesOf} as members from ${teams} t
  where t.id = any(${placeholder('teams')}::bigint[])`)

/** The names of each team's members in one text, as the lines of a list have them. */
export async function membersOf(db: Executor, teamIds: readonly number[]): Promise<Map<number, string | null>> {
  const rows = await teamMembersQuery(db, { teams: `{${teamIds.join(',')}}` })
  return new Map(rows.map(({ teamId, members }) => [teamId, members]))
}
