import { type SignEvidence, signKinds } from '@shulei/domain/compete/sign/sign.ts'
import { sql } from 'drizzle-orm'
import { doublePrecision, index, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { competitions, schedules } from '../competition/tables.ts'
import { submissions } from '../submission/tables.ts'

/** Observations for the organisers of a competition. A sign changes nothing by itself; people decide about teams. */
export const signs = pgTable(
  'signs',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    kind: text({ enum: signKinds }).notNull(),
    /** What the sign is about: a second observation of the same thing renews its evidence. */
    key: text().notNull(),
    evidence: jsonb().$type<SignEvidence>().notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    /** An organiser has found no problem; null while the sign is open. */
    dismissedAt: at('dismissed_at'),
    dismissedBy: text('dismissed_by').notNull().default(''),
    dismissedWhy: text('dismissed_why').notNull().default(''),
  },
  (t) => [unique('signs_key').on(t.competitionId, t.kind, t.key)],
)

/** What is compared between scored files, written in the transaction of the score. */
export const fileSketches = pgTable(
  'file_sketches',
  {
    submissionId: refColumn('submission_id')
      .primaryKey()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    scheduleId: refColumn('schedule_id')
      .notNull()
      .references(() => schedules.id, { onDelete: 'cascade' }),
    /** SHA-256 of the predictions in the order of the test set, so that order and format of the file do not matter. */
    digest: text().notNull(),
    /** Errors on the sampled rows, 32-bit floats in base64; see `sketchOf`. */
    errors: text().notNull(),
    /** Score on list A; near files have near scores. */
    score: doublePrecision().notNull(),
    comparedAt: at('compared_at'),
  },
  (t) => [
    index('file_sketches_digest').on(t.scheduleId, t.digest),
    index('file_sketches_score').on(t.scheduleId, t.score),
    index('file_sketches_waiting').on(t.submissionId).where(sql`compared_at is null`),
  ],
)
