import { HOUR, type Instant, shanghaiDay } from '@shulei/domain/base/time/instant.ts'
import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../../../platform/db/database.ts'
import { appeals } from '../../compete/appeal/tables.ts'
import { certificates } from '../../compete/certificate/tables.ts'
import { competitions, schedules, signups } from '../../compete/competition/tables.ts'
import { commitments, proofs } from '../../compete/proof/tables.ts'
import { projects, reviewSettings } from '../../compete/review/tables.ts'
import { sourceComments, sourceVersions } from '../../compete/source-code/tables.ts'
import {
  bestScores,
  boardStates,
  listDays,
  promotions,
  quotaLines,
  rankSnapshots,
  rescores,
  shakeUps,
  submissions,
} from '../../compete/submission/tables.ts'
import { teamFlags, teamInvites, teamMembers, teamRequests, teams } from '../../compete/team/tables.ts'
import { discussionPosts, discussionTopics } from '../../publish/discussion/tables.ts'
import { notices } from '../../talk/notice/tables.ts'
import { STAND_IN_IDS } from './stand-in.repo.ts'

/** A table as it is seen: values that take the place of columns, by the names of the database, and the rows that remain. */
interface Seen {
  table: PgTable
  values?: Record<string, string>
  join?: string
  where?: string
}

/** Time of the nightly snapshot of ranks, after midnight in Asia/Shanghai. */
const SNAPSHOT_AT = 2 * HOUR

/** An instant as SQL text. View definitions take no parameters; an instant is a number, so its text holds nothing of a reader. */
const literal = (at: Instant) => `timestamptz '${new Date(at).toISOString()}'`

/** The table itself, which a temporary view of its name hides. */
const stored = (table: PgTable) => `current_tables."${getTableName(table)}"`

/** Score and rank of a project, once the contest's scores are published. */
const publishedScores = (cut: string): Record<string, string> =>
  Object.fromEntries(
    ['score', 'rank'].map((column) => [
      column,
      `case when (select r.published_at from ${stored(reviewSettings)} r where r.competition_id = t.competition_id) <= ${cut} then t.${column} end`,
    ]),
  )

/**
 * Hides the rows and values that came after an instant of the past, as far as rows have times. `t` is the row. Best scores come from
 * their history; ranks are counted anew, by the order of the ranking.
 */
function past(at: Instant): Seen[] {
  const cut = literal(at)
  const day = shanghaiDay(at - SNAPSHOT_AT)
  const until = (column: string) => `case when t.${column} <= ${cut} then t.${column} end`
  const since = (table: PgTable, column = 'created_at'): Seen => ({ table, where: `t.${column} <= ${cut}` })
  const whenScored = (column: string, otherwise = 'null') =>
    `case when t.scored_at is null or t.scored_at <= ${cut} then t.${column} else ${otherwise} end`
  // the newest point of the history until then; a score without a history has been there from its own time on
  const best = `(select b.schedule_id, b.stage, b.team_id, (p.point ->> 'score')::float8 as score,
      (p.point ->> 'score')::float8 * case when b.merit = b.score then 1 else -1 end as merit,
      (p.point ->> 'at')::timestamptz as at,
      (select jsonb_agg(e.h order by e.n) from jsonb_array_elements(b.history) with ordinality as e(h, n)
        where (e.h ->> 'at')::timestamptz <= ${cut}) as history
    from ${stored(bestScores)} b cross join lateral (
      select e.h as point from jsonb_array_elements(case when jsonb_array_length(b.history) > 0 then b.history
        else jsonb_build_array(jsonb_build_object('at', b.at, 'score', b.score)) end) as e(h)
      where (e.h ->> 'at')::timestamptz <= ${cut} order by (e.h ->> 'at')::timestamptz desc limit 1) p)`
  const scored = (value: string) => `(select ${value} from ${stored(submissions)} s where s.team_id = t.team_id
    and s.schedule_id = t.schedule_id and s.status = 'scored' and s.scored_at <= ${cut})`
  const post = `${stored(discussionPosts)} p where p.topic_id = t.id and p.created_at <= ${cut}`
  return [
    {
      table: submissions,
      where: `t.created_at <= ${cut}`,
      values: {
        status: whenScored('status', "'uploaded'"),
        score_a: whenScored('score_a'),
        score_b: whenScored('score_b'),
        logs: whenScored('logs', "'[]'::jsonb"),
        scored_at: until('scored_at'),
      },
    },
    since(quotaLines),
    {
      table: bestScores,
      join: `join ${best} o on o.schedule_id = t.schedule_id and o.stage = t.stage and o.team_id = t.team_id`,
      values: {
        ...{ score: 'o.score', merit: 'o.merit', at: 'o.at', history: "coalesce(o.history, '[]'::jsonb)" },
        submits: `coalesce(nullif(${scored('count(*)')}, 0)::int, t.submits)`,
        last_submit_at: `coalesce(${scored('max(s.created_at)')}, least(t.last_submit_at, ${cut}))`,
        rank: '(row_number() over (partition by t.schedule_id, t.stage order by o.merit desc, o.at, t.team_id))::int',
      },
    },
    {
      table: boardStates,
      values: {
        ranked_at: `least(t.ranked_at, ${cut})`,
        distribution: "'[]'::jsonb",
        total: `(select count(*)::int from ${best} o where o.schedule_id = t.schedule_id and o.stage = t.stage)`,
      },
    },
    { table: rankSnapshots, where: `t.day <= date '${day}'` },
    { table: listDays, where: `t.day <= date '${day}'` },
    since(shakeUps, 'computed_at'),
    since(promotions),
    { table: schedules, values: { promoted_at: until('promoted_at') } },
    { table: rescores, values: { published_at: until('published_at') } },
    {
      table: teams,
      where: `t.created_at <= ${cut}`,
      values: {
        cheat_status: `case when t.id >= ${STAND_IN_IDS} then t.cheat_status else coalesce((
          select f.status from ${stored(teamFlags)} f where f.team_id = t.id and f.created_at <= ${cut}
            and (f.ended_at is null or f.ended_at > ${cut}) order by f.id desc limit 1), 0::smallint) end`,
        schedule_id: `case when t.id >= ${STAND_IN_IDS} then t.schedule_id else (
          select p.next_schedule_id from ${stored(promotions)} p where p.team_id = t.id and p.created_at <= ${cut}
          order by p.created_at desc limit 1) end`,
        looking_at: until('looking_at'),
      },
    },
    since(teamMembers, 'joined_at'),
    { table: teamFlags, where: `t.created_at <= ${cut}`, values: { ended_at: until('ended_at') } },
    since(teamInvites),
    since(teamRequests),
    since(signups),
    {
      table: appeals,
      where: `t.created_at <= ${cut}`,
      values: {
        answered_at: until('answered_at'),
        accepted: `case when t.answered_at <= ${cut} then t.accepted end`,
        answer: `case when t.answered_at <= ${cut} then t.answer end`,
      },
    },
    since(notices),
    {
      table: discussionTopics,
      where: `t.created_at <= ${cut}`,
      values: {
        replies: `coalesce((select max(p.no) from ${post}), 0)`,
        last_at: `coalesce((select max(p.created_at) from ${post}), t.created_at)`,
        last_author_id: `(select p.author_id from ${post} order by p.no desc limit 1)`,
        pinned_at: until('pinned_at'),
        locked_at: until('locked_at'),
      },
    },
    since(discussionPosts),
    since(sourceVersions),
    since(sourceComments),
    { table: projects, where: `t.created_at <= ${cut}`, values: publishedScores(cut) },
    { table: reviewSettings, values: { published_at: until('published_at') } },
    since(proofs, 'published_at'),
    since(certificates, 'issued_at'),
  ]
}

/**
 * Hides the secrets that are not public at the present: at an instant of the future the rules of the pages open list B, the salt of
 * the solution and the shared files, so the rows themselves must be missing.
 */
function future(now: Instant): Seen[] {
  const cut = literal(now)
  const isHidden = (schedule: string) => `exists (select 1 from ${stored(schedules)} s
    where s.id = ${schedule} and coalesce(s.list_b_start_time, 'infinity') > ${cut})`
  const isRunning = (competition: string) => `exists (select 1 from ${stored(competitions)} c
    where c.id = ${competition} and c.end_time > ${cut})`
  const list = (table: PgTable): Seen => ({ table, where: `not (t.stage = 1 and ${isHidden('t.schedule_id')})` })
  return [
    ...[bestScores, boardStates, rankSnapshots, listDays].map(list),
    { table: shakeUps, where: `not ${isHidden('t.schedule_id')}` },
    {
      table: submissions,
      values: {
        score_b: `case when not ${isHidden('t.schedule_id')} then t.score_b end`,
        share: `t.share and not ${isRunning('t.competition_id')}`,
      },
    },
    {
      table: competitions,
      values: {
        scoring: `case when exists (select 1 from ${stored(schedules)} s where s.competition_id = t.id and ${isHidden('s.id')})
          then jsonb_set(t.scoring, '{baselines}', '{}') else t.scoring end`,
      },
    },
    { table: commitments, values: { salt: `case when ${isRunning('t.competition_id')} then '' else t.salt end` } },
    { table: projects, values: publishedScores(cut) },
  ]
}

/** A temporary view that hides the table of its name until the transaction ends. */
function viewOf({ table, values = {}, join = '', where = 'true' }: Seen): string {
  const columns = Object.values(getTableColumns(table)).map(({ name }) =>
    values[name] === undefined ? `t."${name}"` : `${values[name]} as "${name}"`,
  )
  return `create temporary view "${getTableName(table)}" as
    select ${columns.join(', ')} from ${stored(table)} t ${join} where ${where}`
}

/** Shows another time to the statements of a transaction that is not stored. `now` is the present. */
export async function showTime(tx: Tx, { at, now }: { at: Instant; now: Instant }): Promise<void> {
  if (at === now) return
  const { rows } = await tx.execute<{ schema: string }>(sql`select current_schema() as schema`)
  const schema = rows[0]?.schema ?? 'public'
  const views = (at < now ? past(at) : future(now)).map(viewOf).join(';\n')
  // one statement for all of them: both engines run a block
  await tx.execute(sql.raw(`do $views$ begin\n${views.replaceAll('current_tables.', `"${schema}".`)};\nend $views$`))
}
