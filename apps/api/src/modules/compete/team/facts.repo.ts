import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import type { TriesOfPerson } from '@shulei/domain/compete/submission/tries.ts'
import type { Looking, Tutor } from '@shulei/domain/compete/team/texts.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'
import { ms } from '../../../platform/db/instant.ts'
import { ruleSchedules, visibleTo } from '../competition/tables.ts'
import { countedLines } from '../submission/tables.ts'
import type { Member } from './tables.ts'

/** The settings of a competition that its teams are bound to. */
export interface TeamCompetition {
  id: number
  title: { cn: string; en: string }
  metric: MetricId
  teamMax: number
  teamFreezeAt: number | null
  endTime: number
  schedules: Schedule[]
}

/** A competition that a reader may open, with its settings for teams; null when there is none. */
export async function findTeamCompetition(
  on: Executor,
  id: number,
  { reader, now }: { reader: number; now: number },
): Promise<TeamCompetition | null> {
  const { rows } = await on.execute<{ competition: TeamCompetition }>(sql`
    select json_build_object(
      'id', c.id, 'title', c.title, 'metric', c.metric, 'teamMax', c.team_max,
      'teamFreezeAt', ${ms('c.team_freeze_at')}, 'endTime', ${ms('c.end_time')},
      'schedules', ${ruleSchedules}) as competition
    from competitions c
    where c.id = ${id} and ${visibleTo(sql`${reader}::bigint`, new Date(now))}`)
  return rows[0]?.competition ?? null
}

/** Tries of a person for a team in a schedule, less the returned ones, in all and on the present day. */
export interface Tries extends TriesOfPerson {
  scheduleId: number
}

/** The rank of a team on one list: stage 0 is list A, 1 list B. */
export interface ListRank {
  scheduleId: number
  stage: number
  rank: number
}

export interface TeamFacts extends Record<string, unknown> {
  id: number
  competitionId: number
  name: string
  avatar: string | null
  manifesto: string
  tutor: Tutor | null
  looking: Looking | null
  captainId: number
  cheatStatus: number
  scheduleId: number | null
  /** The captain first, then in the order of joining. */
  members: (Member & { joinedAt: number })[]
  /** The tries that count for the team by the domain's `countsFor`. */
  tries: Tries[]
  /** A submission waits for its evaluation or is in it. */
  evaluating: boolean
  hasSubmissions: boolean
  /** Ranks on all lists, also those that nobody may see yet. */
  ranks: ListRank[]
}

const factsWhere = async (on: Executor, where: SQL, day: string): Promise<TeamFacts[]> => {
  const { rows } = await on.execute<{ team: TeamFacts }>(sql`
    select json_build_object(
      'id', t.id, 'competitionId', t.competition_id, 'name', t.name, 'avatar', t.avatar, 'manifesto', t.manifesto,
      'tutor', t.tutor, 'captainId', t.captain_id, 'cheatStatus', t.cheat_status, 'scheduleId', t.schedule_id,
      'looking', case when t.looking_at is null then null
        else json_build_object('skills', t.looking_skills, 'time', t.looking_time) end,
      'members', (
        select json_agg(json_build_object('id', u.id, 'ssoId', u.sso_id, 'name', u.name, 'image', u.image,
          'joinedAt', ${ms('m.joined_at')}) order by u.id <> t.captain_id, m.joined_at, m.id)
        from team_members m join users u on u.id = m.user_id where m.team_id = t.id),
      'tries', coalesce((
        select json_agg(l) from (
          select q.schedule_id as "scheduleId", q.team_id as "teamId", q.user_id as "userId",
            sum(case q.kind when 'use' then 1 when 'refund' then -1 else 0 end)::int as used,
            sum(case when q.day <> ${day}::date then 0 when q.kind = 'use' then 1 when q.kind = 'refund' then -1
              else 0 end)::int as "usedToday"
          from ${countedLines(sql`t.id`, sql`t.competition_id`)} q group by 1, 2, 3) l), '[]'::json),
      'evaluating', exists (select 1 from submissions s
        where s.team_id = t.id and s.status in ('uploaded', 'queued', 'scoring')),
      'hasSubmissions', exists (select 1 from submissions s where s.team_id = t.id),
      'ranks', coalesce((
        select json_agg(json_build_object('scheduleId', b.schedule_id, 'stage', b.stage, 'rank', b.rank))
        from best_scores b where b.team_id = t.id and b.rank is not null), '[]'::json)) as team
    from teams t
    where ${where}`)
  return rows.map(({ team }) => team)
}

/** Teams with all facts that the rules need, by id, in one statement; teams that do not exist are missing. */
export async function findTeamFacts(
  on: Executor,
  teamIds: readonly number[],
  day: string,
): Promise<Map<number, TeamFacts>> {
  if (teamIds.length === 0) return new Map()
  const ids = sql.join(
    teamIds.map((id) => sql`${id}::bigint`),
    sql`, `,
  )
  const teams = await factsWhere(on, sql`t.id in (${ids})`, day)
  return new Map(teams.map((team) => [team.id, team]))
}

/** The facts of a person's team in a competition; null when there is none. */
export async function findFactsOf(
  on: Executor,
  { competitionId, userId }: { competitionId: number; userId: number },
  day: string,
): Promise<TeamFacts | null> {
  const own = sql`t.id = (select m.team_id from team_members m
    where m.competition_id = ${competitionId} and m.user_id = ${userId})`
  const [team] = await factsWhere(on, own, day)
  return team ?? null
}
