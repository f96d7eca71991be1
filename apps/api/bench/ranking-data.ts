import { DAY, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { comparedDay } from '@shulei/domain/compete/ranking/days.ts'
import { sql } from 'drizzle-orm'
import { analyzeDays, insertListDay } from '../src/modules/compete/submission/snapshot/snapshot.repo.ts'
import type { Database } from '../src/platform/db/database.ts'

export interface Size {
  teams: number
  /** Number of submissions of each team. */
  each: number
}

export interface BenchContest {
  competitionId: number
  scheduleId: number
  /** A person whose team is in the middle of the list. */
  userId: number
}

/** Fills an empty database: a competition in list A, its teams of one person, and their submissions as scoring would store them. */
export async function fillRanking(db: Database, { teams, each }: Size): Promise<BenchContest> {
  const scoring = {
    idColumn: 'id',
    predictionColumns: ['y'],
    labels: [],
    solutionKey: 'solutions/none.csv',
    maxBytes: 1000,
    baselines: {},
  }
  await db.execute(sql`
    insert into competitions (slug, title, summary, search_text, sections, faq, type, format, reward, metric, start_time, end_time,
      is_open_signup, agreement, scoring, published_at)
    values ('bench', '{"cn":"","en":""}', '{"cn":"","en":""}', '', '[]', '[]', 1, 3, '{"cn":"","en":""}', 'auc',
      now() - interval '40 days', now() + interval '40 days', true, '{"cn":"","en":""}', ${JSON.stringify(scoring)}::jsonb,
      now() - interval '41 days')`)
  await db.execute(sql`
    insert into schedules (competition_id, title, sort, start_time, end_time, list_a_start_time, list_a_end_time)
    select id, 'A', 0, start_time, end_time, start_time, end_time from competitions`)
  await db.execute(
    sql`insert into users (name, email) select 'person ' || g, g || '@example.com' from generate_series(1, ${teams}) g`,
  )
  await db.execute(sql`
    insert into teams (competition_id, name, name_key, search_text, captain_id)
    select c.id, 'team ' || u.id, 'team ' || u.id, 'team ' || u.id, u.id from users u, competitions c`)
  await db.execute(sql`
    insert into team_members (team_id, competition_id, user_id) select id, competition_id, captain_id from teams`)
  await db.execute(sql`
    insert into signups (competition_id, user_id, state) select competition_id, captain_id, 3 from teams`)
  // in slices: one statement of two million rows would hold them all in memory
  for (let slice = 0; slice < each; slice++) {
    await db.execute(sql`
      insert into submissions (competition_id, schedule_id, team_id, user_id, no, idempotency_key, list, status, result_file,
        score_a, created_at, scored_at)
      select t.competition_id, s.id, t.id, t.captain_id, ${slice} + 1, t.id || '-' || ${slice}::int, 'A', 'scored',
        '{"key":"none","name":"r.csv","bytes":1,"sha256":""}', ((t.id * 7919 + ${slice} * 104729) % 100003) / 100003.0,
        s.start_time + ${slice} * interval '1 day' + t.id * interval '1 ms',
        s.start_time + ${slice} * interval '1 day' + t.id * interval '1 ms'
      from teams t, schedules s`)
  }
  await db.execute(sql`
    insert into best_scores (schedule_id, stage, team_id, submission_id, score, merit, at, submits, last_submit_at, history)
    select distinct on (team_id) schedule_id, 0, team_id, id, score_a, score_a, created_at, ${each}::int, created_at,
      json_build_array(json_build_object('at', created_at, 'score', score_a))
    from submissions order by team_id, score_a desc, created_at, id`)
  await db.execute(sql`insert into board_states (schedule_id, stage, changes) select id, 0, 1 from schedules`)
  await db.execute(sql`analyze`)
  const { rows } = await db.execute<{ competition: number; schedule: number; person: number }>(sql`
    select s.competition_id::float8 as competition, s.id::float8 as schedule, (select captain_id::float8 from teams
      where id = (select team_id from best_scores order by merit desc nulls last, at, team_id offset ${Math.floor(teams / 2)} limit 1)) as person
    from schedules s`)
  const [row] = rows
  if (!row) throw new Error('nothing was written')
  return { competitionId: row.competition, scheduleId: row.schedule, userId: row.person }
}

/**
 * Writes the snapshots of the last `count` days of a filled list, as the daily job would: the later the day, the nearer to the present
 * order. Returns the days, oldest first.
 */
export async function fillDays(db: Database, { scheduleId }: BenchContest, count: number): Promise<string[]> {
  const today = Date.now()
  const days = Array.from({ length: count }, (_, index) => shanghaiDay(today - (count - 1 - index) * DAY))
  const board = { scheduleId, stage: 0 as const }
  for (const [index, day] of days.entries()) {
    const late = count - 1 - index
    await db.execute(sql`
      insert into rank_snapshots (schedule_id, stage, day, team_id, rank, score)
      select schedule_id, stage, ${day}::date, team_id, row_number() over (order by shown desc, team_id), shown
      from (select b.*, b.score - ${late}::int * ((b.team_id * 31 % 97) / 9700.0) as shown from best_scores b
        where b.schedule_id = ${scheduleId} and b.stage = 0) s`)
    await insertListDay(db, board, { day, since: comparedDay(days.slice(0, index), day) })
  }
  await analyzeDays(db)
  return days
}

/** Adds a schedule after that of the competition, to which `places` teams will be promoted. */
export async function fillNextSchedule(
  db: Database,
  { competitionId, scheduleId }: BenchContest,
  places: number,
): Promise<void> {
  await db.execute(sql`
    insert into schedules (competition_id, title, sort, start_time, end_time, list_a_start_time, list_a_end_time)
    select competition_id, 'B', 1, end_time + interval '1 day', end_time + interval '9 days', end_time + interval '1 day',
      end_time + interval '9 days' from schedules where id = ${scheduleId}`)
  await db.execute(sql`update competitions set end_time = end_time + interval '9 days' where id = ${competitionId}`)
  await db.execute(sql`update schedules set sub_rank = ${Math.floor(places)} where id = ${scheduleId}`)
}

/** Makes the competition one with seasons, with the best scores of all teams in a season that is over. */
export async function fillSeason(db: Database, { competitionId, scheduleId }: BenchContest): Promise<void> {
  await db.execute(sql`
    insert into schedules (competition_id, title, sort, season, start_time, end_time, list_a_start_time, list_a_end_time)
    select competition_id, '2020 年 1 月赛季#January 2020 season', 0, '2020-01', start_time - interval '31 days',
      start_time - interval '1 day', start_time - interval '31 days', start_time - interval '1 day'
    from schedules where id = ${scheduleId}`)
  await db.execute(sql`
    insert into best_scores (schedule_id, stage, team_id, submission_id, score, merit, at, submits, last_submit_at, rank)
    select s.id, 0, b.team_id, b.submission_id, b.score, b.merit, b.at, b.submits, b.last_submit_at,
      row_number() over (order by b.merit desc, b.at, b.team_id)
    from (select schedule_id, team_id, submission_id, at, submits, last_submit_at,
      (team_id * 6151 % 100003) / 100003.0 as score, (team_id * 6151 % 100003) / 100003.0 as merit from best_scores) b,
      schedules s where s.competition_id = ${competitionId} and s.season is not null`)
  await db.execute(sql`analyze`)
}
