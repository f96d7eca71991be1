import type { Schedule } from '@shulei/domain/compete/competition/schedule.ts'
import type { Promoted } from '@shulei/domain/compete/ranking/promotion.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../../platform/db/database.ts'
import { ms, stamp } from '../../../../platform/db/instant.ts'
import { releasedBy, scheduleFacts } from '../../competition/tables.ts'
import type { Board } from '../board/lists.ts'

/** A schedule with its promotion: `subRank` places advance, 0 means all; `promotedAt` is null before the promotion. */
export type DecidingSchedule = Schedule & { subRank: number; promotedAt: number | null }

/** A competition with all its schedules. Instants are epoch milliseconds. */
export interface PromotingCompetition {
  competitionId: number
  title: { cn: string; en: string }
  endTime: number
  schedules: DecidingSchedule[]
}

/** Published competitions with more than one planned schedule. Everybody may enter a season, so none leads to it. */
export async function findPromoting(on: Executor, now: Date): Promise<PromotingCompetition[]> {
  const { rows } = await on.execute<{ competition: PromotingCompetition }>(sql`
    select json_build_object(
      'competitionId', c.id, 'title', c.title, 'endTime', ${ms('c.end_time')},
      'schedules', json_agg(json_build_object(
        ${scheduleFacts},
        'subRank', s.sub_rank, 'promotedAt', ${ms('s.promoted_at')}) order by s.sort)) as competition
    from competitions c join schedules s on s.competition_id = c.id and s.season is null
    where ${releasedBy(now)} group by c.id having count(*) > 1 order by c.id`)
  return rows.map(({ competition }) => competition)
}

/**
 * Takes the locks of all teams of a competition, in the order of their ids. An upload that read its clock before holds its team's
 * lock until it is stored; a later one reads a clock after the end. No id is read: a list may have 100,000 teams.
 */
export async function lockTeamsIn(tx: Tx, competitionId: number): Promise<void> {
  await tx.execute(sql`
    with locked as materialized (
      select id from teams where competition_id = ${competitionId} order by id for no key update)
    select count(*) from locked`)
}

/** Takes the lock of a schedule and answers its number of places; null after its promotion. */
export async function lockUndecided(tx: Tx, scheduleId: number): Promise<{ subRank: number } | null> {
  const { rows } = await tx.execute<{ subRank: number }>(sql`
    select sub_rank as "subRank" from schedules where id = ${scheduleId} and promoted_at is null for no key update`)
  return rows[0] ?? null
}

/** Number of a schedule's submissions without a result. */
export async function openSubmissions(on: Executor, scheduleId: number): Promise<number> {
  const { rows } = await on.execute<{ count: number }>(sql`
    select count(*)::int as count from submissions
    where schedule_id = ${scheduleId} and status in ('uploaded', 'queued', 'scoring')`)
  return rows[0]?.count ?? 0
}

/**
 * SQL: rank and team of those whom a list promotes, the domain's `promotedTeams` in the database: the first `places` clean teams in
 * the list's order, 0 for all.
 */
const promotedBy = ({ scheduleId, stage }: Board, places: number): SQL => sql`
  select o.rank, o.team_id from (
    select team_id, (row_number() over (order by merit desc nulls last, at, team_id))::int as rank
    from best_scores where schedule_id = ${scheduleId} and stage = ${stage}
  ) o join teams t on t.id = o.team_id
  where t.cheat_status = 0 order by o.rank limit ${places > 0 ? places : null}`

/** The teams that a list would promote now, in the order of their ranks. */
export async function findPromotable(
  on: Executor,
  board: Board,
  places: number,
): Promise<(Promoted & { name: string })[]> {
  const { rows } = await on.execute<{ promoted: Promoted & { name: string } }>(sql`
    select json_build_object('teamId', p.team_id, 'rank', p.rank, 'name', t.name) as promoted
    from (${promotedBy(board, places)}) p join teams t on t.id = p.team_id order by p.rank`)
  return rows.map(({ promoted }) => promoted)
}

/** The teams that were promoted, in the order of their ranks. */
export async function findPromoted(on: Executor, scheduleId: number): Promise<(Promoted & { name: string })[]> {
  const { rows } = await on.execute<{ promoted: Promoted & { name: string } }>(sql`
    select json_build_object('teamId', p.team_id, 'rank', p.rank, 'name', t.name) as promoted
    from promotions p join teams t on t.id = p.team_id where p.schedule_id = ${scheduleId} order by p.rank`)
  return rows.map(({ promoted }) => promoted)
}

/**
 * Moves the teams that a list promotes to the next schedule and closes this one; without a list it moves none. `notifiedAt` is null
 * where the members are still to be notified.
 */
export async function savePromotion(
  tx: Tx,
  {
    scheduleId,
    nextScheduleId,
    list,
  }: { scheduleId: number; nextScheduleId: number; list: { board: Board; places: number } | null },
  { at, notifiedAt }: { at: Date; notifiedAt: Date | null },
): Promise<void> {
  if (list) {
    await tx.execute(sql`
      with gone_on as (
        insert into promotions (schedule_id, team_id, next_schedule_id, rank, created_at, told_at)
        select ${scheduleId}, p.team_id, ${nextScheduleId}, p.rank, ${stamp(at)}, ${notifiedAt ? stamp(notifiedAt) : null}::timestamptz
        from (${promotedBy(list.board, list.places)}) p
        returning team_id)
      update teams set schedule_id = ${nextScheduleId}, updated_at = ${stamp(at)} from gone_on where id = gone_on.team_id`)
  }
  await tx.execute(sql`update schedules set promoted_at = ${stamp(at)} where id = ${scheduleId}`)
}

/** A promoted team whose members are not notified yet. */
export interface UnnotifiedTeam extends Record<string, unknown> {
  scheduleId: number
  teamId: number
  team: string
  rank: number
  nextScheduleId: number
  competitionId: number
  memberIds: number[]
}

/** Claims some of the teams that are not notified yet, and marks them as notified; concurrent runs claim other teams. */
export async function claimUnnotified(tx: Tx, at: Date, limit: number): Promise<UnnotifiedTeam[]> {
  const { rows } = await tx.execute<{ untold: UnnotifiedTeam }>(sql`
    with taken as (
      select schedule_id, team_id from promotions where told_at is null
      order by schedule_id, team_id limit ${limit} for update skip locked)
    update promotions p set told_at = ${stamp(at)} from taken, teams t
    where p.schedule_id = taken.schedule_id and p.team_id = taken.team_id and t.id = p.team_id
    returning json_build_object('scheduleId', p.schedule_id, 'teamId', t.id, 'team', t.name, 'rank', p.rank,
      'nextScheduleId', p.next_schedule_id, 'competitionId', t.competition_id,
      'memberIds', (select coalesce(json_agg(m.user_id order by m.user_id), '[]'::json) from team_members m
        where m.team_id = t.id)) as untold`)
  return rows.map(({ untold }) => untold)
}

/** Changes the number of places; false after the promotion, and for a schedule that does not exist. */
export async function savePlaces(on: Executor, scheduleId: number, places: number): Promise<boolean> {
  const { rows } = await on.execute(sql`
    update schedules set sub_rank = ${places} where id = ${scheduleId} and promoted_at is null returning id`)
  return rows.length > 0
}
