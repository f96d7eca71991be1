import type { CommittedSettings } from '@shulei/domain/compete/proof/commitment.ts'
import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { competitions } from '../competition/tables.ts'

/** Commitments to split and solution of competitions; the latest of a competition counts. */
export const commitments = pgTable(
  'commitments',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** SHA-256 that is public from the start. */
    sha256: text().notNull(),
    /** Leaves the server only after the end of the competition. */
    salt: text().notNull(),
    settings: jsonb().$type<CommittedSettings>().notNull(),
    /** Key of the solution in the file store. */
    solutionKey: text('solution_key').notNull(),
    solutionSha256: text('solution_sha256').notNull(),
    solutionBytes: bigint('solution_bytes', { mode: 'number' }).notNull(),
    /** No submission had been made. */
    beforeFirst: boolean('before_first').notNull(),
    committedAt: at('committed_at').notNull(),
  },
  (t) => [unique('commitments_once').on(t.competitionId, t.sha256)],
)

/** Published proofs: the latest document of each competition that is over. */
export const proofs = pgTable('proofs', {
  competitionId: refColumn('competition_id')
    .primaryKey()
    .references(() => competitions.id, { onDelete: 'cascade' }),
  commitmentId: refColumn('commitment_id')
    .notNull()
    .references(() => commitments.id, { onDelete: 'cascade' }),
  revision: integer().notNull(),
  /** Sum of the changes of all lists that the document contains; lists with more changes need another document. */
  changes: bigint({ mode: 'number' }).notNull(),
  documentKey: text('document_key').notNull(),
  documentSha256: text('document_sha256').notNull(),
  documentBytes: bigint('document_bytes', { mode: 'number' }).notNull(),
  signature: text().notNull(),
  signingKey: text('signing_key').notNull(),
  publishedAt: at('published_at').notNull(),
  /** The changes up to which certificates have been issued; null before that. */
  certifiedChanges: bigint('certified_changes', { mode: 'number' }),
})

/** Sum of the changes of all lists of the competition `c`. */
export const changesOf = sql`(select coalesce(sum(b.changes), 0)::bigint from board_states b
  join schedules h on h.id = b.schedule_id where h.competition_id = c.id)`
