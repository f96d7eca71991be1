import { sourceAuthors } from '@shulei/domain/compete/source-code/comment.ts'
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { competitions, schedules } from '../competition/tables.ts'
import type { StoredFile } from '../submission/tables.ts'
import { teams } from '../team/tables.ts'

/** Versions of a team's source code, for the schedules that ask for it. No call serves their files as pages. */
export const sourceVersions = pgTable(
  'source_versions',
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
    /** The member who sent it. */
    userId: refColumn('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Running number within team and schedule, from 1, assigned under the team's lock. */
    no: integer().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    file: jsonb().$type<StoredFile>().notNull(),
    note: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('source_versions_key').on(t.userId, t.idempotencyKey),
    unique('source_versions_no').on(t.teamId, t.scheduleId, t.no),
    index('source_versions_competition').on(t.competitionId, t.createdAt),
  ],
)

/** Comments on a version, by its team and by the people who run or review the competition. */
export const sourceComments = pgTable(
  'source_comments',
  {
    id: idColumn(),
    versionId: refColumn('version_id')
      .notNull()
      .references(() => sourceVersions.id, { onDelete: 'cascade' }),
    by: text({ enum: sourceAuthors }).notNull(),
    /** The member who wrote it; null for organisers and reviewers, and once the account is gone. */
    userId: refColumn('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name of an organiser or reviewer; empty where the role alone stands. */
    name: text().notNull().default(''),
    content: text().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('source_comments_version').on(t.versionId, t.id)],
)
