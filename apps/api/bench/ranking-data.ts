import { sql } from 'drizzle-orm'
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
