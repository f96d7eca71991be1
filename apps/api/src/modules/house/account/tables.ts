import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { at, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'

/** The latest export of each person's data. The file is in the file store until it is swept. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: refColumn('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: at('requested_at').notNull(),
    /** Null while the file is built. */
    builtAt: at('built_at'),
    failed: boolean().notNull().default(false),
    /** End of the lease of the process that builds the file, see `platform/jobs/lease.ts`. */
    leaseUntil: at('lease_until'),
    /** How often a process has begun to build a file for the person. */
    attempts: integer().notNull().default(0),
    /** Key in the file store; null without a file. No address contains it. */
    key: text(),
    bytes: bigint({ mode: 'number' }),
    sha256: text(),
  },
  (t) => [index('data_exports_built').on(t.builtAt)],
)
