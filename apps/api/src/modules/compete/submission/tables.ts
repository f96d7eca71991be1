import { submitStatuses } from '@shulei/domain/compete/submission/cancel.ts'
import type { MetricId } from '@shulei/domain/compete/submission/metric.ts'
import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { competitions, schedules } from '../competition/tables.ts'
import { teams } from '../team/tables.ts'

/** A file in the store, with the name that its owner gave it. */
export interface StoredFile {
  key: string
  name: string
  bytes: number
  sha256: string
}

export const submissions = pgTable(
  'submissions',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    scheduleId: refColumn('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Running number within the team, assigned under the team's lock. */
    no: integer().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    list: text({ enum: ['A', 'B'] }).notNull(),
    status: text({ enum: submitStatuses }).notNull(),
    resultFile: jsonb('result_file').$type<StoredFile>().notNull(),
    processFile: jsonb('process_file').$type<StoredFile | null>(),
    description: text().notNull().default(''),
    share: boolean().notNull().default(false),
    /** The captain has chosen it for list B. */
    isChosen: boolean('is_chosen').notNull().default(false),
    scoreA: doublePrecision('score_a'),
    /** Never leaves the server before the list B window opens. */
    scoreB: doublePrecision('score_b'),
    logs: jsonb()
      .$type<{ at: string; level: 'info' | 'error'; code: string; facts: Record<string, string | number | null> }[]>()
      .notNull()
      .default([]),
    /** End of the scoring worker's lease; after it, the submission returns to the queue. */
    leaseUntil: at('lease_until'),
    attempts: smallint().notNull().default(0),
    createdAt: at('created_at').notNull().defaultNow(),
    scoredAt: at('scored_at'),
  },
  (t) => [
    unique('submissions_key').on(t.userId, t.idempotencyKey),
    unique('submissions_no').on(t.teamId, t.no),
    index('submissions_team').on(t.teamId, t.createdAt),
    index('submissions_scored').on(t.scheduleId, t.scoredAt),
    index('submissions_open').on(t.status, t.leaseUntil).where(sql`status in ('uploaded', 'queued', 'scoring')`),
    // A team has at most one submission in evaluation; its others wait as 'uploaded'.
    uniqueIndex('submissions_one_in_evaluation').on(t.teamId).where(sql`status in ('queued', 'scoring')`),
  ],
)

/**
 * The quota ledger: a use per submission, and a refund when the submission was cancelled, the server failed or an evaluation failed
 * within the error allowance. A team's used quota of a day is its uses less its refunds.
 */
export const quotaLines = pgTable(
  'quota_lines',
  {
    id: idColumn(),
    submissionId: refColumn('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    scheduleId: refColumn('schedule_id').notNull(),
    userId: refColumn('user_id').notNull(),
    /** Calendar day in Asia/Shanghai. */
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ['use', 'refund', 'error'] }).notNull(),
    reason: text().notNull().default(''),
    createdAt: at('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('quota_lines_once').on(t.submissionId, t.kind),
    index('quota_lines_day').on(t.teamId, t.scheduleId, t.day),
    index('quota_lines_schedule').on(t.scheduleId, t.kind),
    index('quota_lines_person').on(t.userId, t.scheduleId, t.day),
  ],
)

/**
 * SQL: the lines of the ledger that count for a team of a competition by the domain's `countsFor`: its own, and those that its present
 * members made for other teams of the competition. Each branch has an index.
 */
export const countedLines = (teamId: SQL, competitionId: SQL): SQL => sql`(
  select l.* from quota_lines l where l.team_id = ${teamId}
  union all
  select l.* from team_members n join quota_lines l on l.user_id = n.user_id
    join schedules o on o.id = l.schedule_id and o.competition_id = ${competitionId}
  where n.team_id = ${teamId} and l.team_id <> ${teamId})`

/** The best submission of each team on each list, written by upsert in the scoring transaction. Null and NaN are refused. */
export const bestScores = pgTable(
  'best_scores',
  {
    scheduleId: refColumn('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    /** 0 list A, 1 list B. */
    stage: smallint().notNull(),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    submissionId: refColumn('submission_id').notNull(),
    score: doublePrecision().notNull(),
    /** The score, negated where smaller is better, so that greater is always better. */
    merit: doublePrecision().notNull(),
    /** Time of the submission: of equal scores, the earlier one ranks first. */
    at: at('at').notNull(),
    submits: integer().notNull().default(1),
    lastSubmitAt: at('last_submit_at').notNull(),
    /** Rank on the list; null until the list is ranked. */
    rank: integer(),
    history: jsonb().$type<{ at: string; score: number }[]>().notNull().default([]),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.stage, t.teamId] }),
    index('best_scores_order').on(t.scheduleId, t.stage, t.merit.desc(), t.at, t.teamId),
    index('best_scores_rank').on(t.scheduleId, t.stage, t.rank),
    check('best_scores_finite', sql`${t.score} = ${t.score} and ${t.score} not in ('infinity', '-infinity')`),
  ],
)

/** Ranks at 02:00 Asia/Shanghai, for changes of rank and for the lists of past days. */
export const rankSnapshots = pgTable(
  'rank_snapshots',
  {
    scheduleId: refColumn('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    stage: smallint().notNull(),
    day: date({ mode: 'string' }).notNull(),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    rank: integer().notNull(),
    score: doublePrecision().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.stage, t.day, t.teamId] }),
    index('rank_snapshots_page').on(t.scheduleId, t.stage, t.day, t.rank),
  ],
)

/** A team that rose on a list: its rank on the day that is compared with, and on the day itself. */
export interface Climb {
  teamId: number
  from: number
  to: number
}

/** A list of a past day as a whole; written with its snapshot, so that no page counts the rows of a day. */
export const listDays = pgTable(
  'list_days',
  {
    scheduleId: refColumn('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    stage: smallint().notNull(),
    day: date({ mode: 'string' }).notNull(),
    /** Day of the snapshot before the week of this one, with which ranks are compared; null in a list's first week. */
    since: date({ mode: 'string' }),
    total: integer().notNull(),
    /** Teams that were not on the list on the day of `since`. */
    entered: integer().notNull(),
    /** The teams that rose most since that day, the one that rose most first. */
    climbers: jsonb().$type<Climb[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.scheduleId, t.stage, t.day] })],
)

/** A team between list A and list B, with the band that 95 of 100 redrawn test sets give its score and rank on list B. */
export interface ShakenTeam {
  teamId: number
  rankA: number
  rankB: number
  scoreA: number
  scoreB: number
  scoreLow: number
  scoreHigh: number
  rankLow: number
  rankHigh: number
}

/**
 * How the ranks of a schedule changed from list A to list B; computed when list B opens, and once more after it has closed. A rescore
 * removes it.
 */
export const shakeUps = pgTable('shake_ups', {
  scheduleId: refColumn('schedule_id')
    .primaryKey()
    .references(() => schedules.id, { onDelete: 'cascade' }),
  computedAt: at('computed_at').notNull(),
  /** List B had closed, so that nothing changes any more. */
  isFinal: boolean('is_final').notNull(),
  /** Number of redrawn test sets. */
  draws: integer().notNull(),
  /** Number of teams on both lists. */
  total: integer().notNull(),
  /** Rank correlation (Spearman) of both lists; null for fewer than two teams. */
  correlation: doublePrecision(),
  /** Teams among the first ten of both lists. */
  stayed: integer().notNull(),
  teams: jsonb().$type<ShakenTeam[]>().notNull(),
})

/** A second scoring of a competition's submissions, beside the one that readers see until it is published. */
export const rescores = pgTable(
  'rescores',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** Why the scores change; the teams read it on their submissions. */
    reason: jsonb().$type<{ cn: string; en: string }>().notNull(),
    /** Solution, baselines and metric by which the submissions were scored; rescores of earlier releases name no metric. */
    scoring: jsonb().$type<(typeof competitions.$inferSelect)['scoring'] & { metric?: MetricId }>().notNull(),
    preparedAt: at('prepared_at').notNull(),
    publishedAt: at('published_at'),
  },
  (t) => [index('rescores_competition').on(t.competitionId, t.id)],
)

/** The scores of a submission before and after a rescore; they stay on record. */
export const rescoredSubmissions = pgTable(
  'rescored_submissions',
  {
    rescoreId: refColumn('rescore_id')
      .notNull()
      .references(() => rescores.id, { onDelete: 'cascade' }),
    submissionId: refColumn('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    oldA: doublePrecision('old_a'),
    oldB: doublePrecision('old_b'),
    newA: doublePrecision('new_a'),
    newB: doublePrecision('new_b'),
    /** The file could not be scored again: it keeps its scores. */
    isRefused: boolean('is_refused').notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.rescoreId, t.submissionId] }),
    index('rescored_submissions_submission').on(t.submissionId),
  ],
)

/**
 * The state of a whole list. Every change of a best score raises `changes`; a ranking stores in `rankedChanges` the number it
 * started from, so that a list with more changes has to be ranked again.
 */
export const boardStates = pgTable(
  'board_states',
  {
    scheduleId: refColumn('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    stage: smallint().notNull(),
    rankedAt: at('ranked_at'),
    total: integer().notNull().default(0),
    changes: bigint({ mode: 'number' }).notNull().default(0),
    rankedChanges: bigint('ranked_changes', { mode: 'number' }).notNull().default(0),
    /** Number of teams per score interval, from the worst score to the best. */
    distribution: jsonb().$type<{ from: number; to: number; count: number; cut?: boolean }[]>().notNull().default([]),
  },
  (t) => [primaryKey({ columns: [t.scheduleId, t.stage] })],
)

/** The teams that a schedule's deciding list has promoted to the next schedule. */
export const promotions = pgTable(
  'promotions',
  {
    scheduleId: refColumn('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    nextScheduleId: refColumn('next_schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    /** Rank on the list at the time of the promotion. */
    rank: integer().notNull(),
    createdAt: at('created_at').notNull(),
    /** Time at which the members were notified; null before that. */
    notifiedAt: at('told_at'),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.teamId] }),
    index('promotions_untold').on(t.scheduleId, t.teamId).where(sql`told_at is null`),
  ],
)

/** Files stored for an upload whose transaction has not finished; swept after an hour. */
export const uploadStubs = pgTable('upload_stubs', {
  id: uuid().primaryKey(),
  key: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  createdAt: at('created_at').notNull().defaultNow(),
})

/** Used tries less returned ones, or the projects of a solution contest, per competition. */
export const submissionCounts = sql`
  select s.competition_id, sum(case q.kind when 'use' then 1 when 'refund' then -1 else 0 end) as count
  from ${schedules} s join ${quotaLines} q on q.schedule_id = s.id group by 1
  union all select p.competition_id, count(*) from projects p group by 1`
