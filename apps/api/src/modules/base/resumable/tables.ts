import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, refColumn } from '../../../platform/columns.ts'
import { competitions } from '../../compete/competition/tables.ts'
import { submissions } from '../../compete/submission/tables.ts'
import { datasets } from '../../data/dataset/tables.ts'
import { users } from '../session/tables.ts'

/** The person who uploads, and what for: a file of their data set, or a result file of a competition. */
const purpose = () => ({
  userId: refColumn('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  datasetId: refColumn('dataset_id').references(() => datasets.id, { onDelete: 'cascade' }),
  competitionId: refColumn('competition_id').references(() => competitions.id, { onDelete: 'cascade' }),
})

/**
 * Uploads by the tus protocol that are not files yet. Their bytes are parts in the file store: one that was acknowledged has a row,
 * so that a killed process loses none of them.
 */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid().primaryKey(),
    ...purpose(),
    name: text().notNull(),
    /** Bytes of the whole file. */
    length: bigint({ mode: 'number' }).notNull(),
    /** Bytes of all stored parts. `length`: the file can be put together. */
    offset: bigint({ mode: 'number' }).notNull().default(0),
    /** Last change of the person's file, epoch milliseconds; 0 where unknown. Tells it from another one of this name and size. */
    modified: bigint({ mode: 'number' }).notNull().default(0),
    /** End of the lease of the process that puts the file together, see `platform/jobs/lease.ts`. */
    leaseUntil: at('lease_until'),
    /** How often a process has begun to put the file together. */
    attempts: integer().notNull().default(0),
    createdAt: at('created_at').notNull(),
    /** Arrival of the last part. */
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('uploads_user').on(t.userId),
    index('uploads_dataset').on(t.datasetId),
    index('uploads_updated').on(t.updatedAt),
    check('uploads_purpose', sql`num_nonnulls(dataset_id, competition_id) = 1`),
  ],
)

/** Uploads that have become files. They are kept for a while, so that a client whose last answer was lost learns that all is there. */
export const finishedUploads = pgTable(
  'finished_uploads',
  {
    id: uuid().primaryKey(),
    ...purpose(),
    /** The submission that a result file has made; null for a file of a data set. */
    submissionId: refColumn('submission_id').references(() => submissions.id, { onDelete: 'cascade' }),
    /** Bytes of the file. */
    length: bigint({ mode: 'number' }).notNull(),
    finishedAt: at('finished_at').notNull(),
  },
  (t) => [
    index('finished_uploads_user').on(t.userId),
    index('finished_uploads_dataset').on(t.datasetId),
    index('finished_uploads_at').on(t.finishedAt),
  ],
)

/** Stored parts of an upload; together they have all bytes from 0 to its offset. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    /** Position of the first byte in the file. */
    start: bigint({ mode: 'number' }).notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Key in the file store. */
    key: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.start] })],
)
