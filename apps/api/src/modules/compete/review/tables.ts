import type { Criterion } from '@shulei/domain/compete/review/criteria.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { type Bilingual, competitions } from '../competition/tables.ts'
import { teams } from '../team/tables.ts'

/** A file in the private store; never served as a page. */
export interface ProjectFile {
  key: string
  name: string
  bytes: number
  sha256: string
}

const competitionColumn = () =>
  refColumn('competition_id')
    .notNull()
    .references(() => competitions.id, { onDelete: 'cascade' })

/** How a solution contest is judged. */
export const reviewSettings = pgTable('review_settings', {
  competitionId: refColumn('competition_id')
    .primaryKey()
    .references(() => competitions.id, { onDelete: 'cascade' }),
  criteria: jsonb().$type<Criterion[]>().notNull(),
  /** Names of teams and people are hidden from reviewers. */
  isBlind: boolean('is_blind').notNull(),
  /** Reviewers that each project should have. */
  perProject: smallint('per_project').notNull(),
  opensAt: at('opens_at').notNull(),
  deadline: at('deadline').notNull(),
  publishedAt: at('published_at'),
})

/** Reviewers and their accounts, apart from those of the site. */
export const reviewers = pgTable(
  'reviewers',
  {
    id: idColumn(),
    competitionId: competitionColumn(),
    /** As `reviewerAccount` writes it. */
    account: text().notNull(),
    name: text().notNull(),
    organization: text().notNull(),
    role: smallint().notNull(),
    /** argon2id. */
    password: text().notNull(),
    /** A built-in reviewer of the demonstration, whose account is shown on the page of the sign-in. */
    demo: boolean().notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('reviewers_account').on(t.account),
    index('reviewers_competition').on(t.competitionId),
    check('reviewers_role', sql`${t.role} between 0 and 3`),
  ],
)

/** Sessions of reviewers. The token itself is in the cookie alone. */
export const reviewerSessions = pgTable(
  'reviewer_sessions',
  {
    id: idColumn(),
    reviewerId: refColumn('reviewer_id')
      .notNull()
      .references(() => reviewers.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: at('expires_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('reviewer_sessions_reviewer').on(t.reviewerId)],
)

/** Projects of teams, one for each team of a solution contest; a newer one replaces it. */
export const projects = pgTable(
  'projects',
  {
    id: idColumn(),
    competitionId: competitionColumn(),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Number in the competition, assigned under the lock of its settings. */
    no: integer().notNull(),
    title: jsonb().$type<Bilingual>().notNull(),
    summary: jsonb().$type<Bilingual>().notNull(),
    document: jsonb().$type<ProjectFile>().notNull(),
    documentEn: jsonb('document_en').$type<ProjectFile | null>(),
    /** Key of the latest upload, whose repeat changes nothing. */
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: at('created_at').notNull(),
    submittedAt: at('submitted_at').notNull(),
    /** Score and rank of the published results. */
    score: doublePrecision(),
    rank: integer(),
  },
  (t) => [unique('projects_team').on(t.competitionId, t.teamId), unique('projects_no').on(t.competitionId, t.no)],
)

export const sheetStates = ['open', 'draft', 'final'] as const

const assignmentColumns = () => ({
  projectId: refColumn('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  reviewerId: refColumn('reviewer_id')
    .notNull()
    .references(() => reviewers.id, { onDelete: 'cascade' }),
})

/** The score sheets: a row for each assigned reviewer of a project. */
export const scoreSheets = pgTable(
  'score_sheets',
  {
    id: idColumn(),
    ...assignmentColumns(),
    state: text({ enum: sheetStates }).notNull().default('open'),
    /** Number of saves. */
    version: integer().notNull().default(0),
    points: jsonb().$type<Record<string, number | null>>().notNull().default({}),
    comment: text().notNull().default(''),
    /** As `totalOf` computes it. */
    total: doublePrecision().notNull().default(0),
    savedAt: at('saved_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('score_sheets_once').on(t.projectId, t.reviewerId),
    index('score_sheets_reviewer').on(t.reviewerId),
    check('score_sheets_total', sql`${t.total} between 0 and 100`),
  ],
)

/** The wish of a reviewer about a project, stated before the assignment. */
export const reviewWishes = pgTable(
  'review_wishes',
  {
    id: idColumn(),
    ...assignmentColumns(),
    kind: text({ enum: ['want', 'avoid'] }).notNull(),
    reason: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('review_wishes_once').on(t.projectId, t.reviewerId)],
)

/** Kinds of changes that the review records. */
export const reviewEventKinds = ['assigned', 'draft', 'final', 'reopened', 'wish', 'project', 'published'] as const
export type ReviewEventKind = (typeof reviewEventKinds)[number]

/** Every change of a review with the person who made it. Rows are only added. */
export const reviewEvents = pgTable(
  'review_events',
  {
    id: idColumn(),
    competitionId: competitionColumn(),
    projectId: refColumn('project_id').references(() => projects.id, { onDelete: 'set null' }),
    /** Null for the operator, and for a team that handed a project in. */
    reviewerId: refColumn('reviewer_id').references(() => reviewers.id, { onDelete: 'set null' }),
    /** Name of the reviewer or the team, or `operator`. */
    actor: text().notNull(),
    kind: text({ enum: reviewEventKinds }).notNull(),
    /** Total before and after a change of a sheet; points and comment before it. */
    from: doublePrecision('from_total'),
    to: doublePrecision('to_total'),
    before: jsonb().$type<{ points?: Record<string, number | null>; comment?: string; wish?: string | null }>(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('review_events_project').on(t.projectId, t.id), index('review_events_competition').on(t.competitionId)],
)
