import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { idColumn, refColumn, stamps } from '../../platform/columns.ts'
import { users } from '../session/tables.ts'

/** Real-name verification, at most one row a person. Status values of Q028: 0 not verified, 1 passed, 2 pending, 3 rejected. */
export const realNames = pgTable(
  'real_names',
  {
    id: idColumn(),
    userId: refColumn('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 mainland, 2 overseas. */
    authType: smallint('auth_type').notNull(),
    realName: text('real_name').notNull(),
    idNumber: text('id_number').notNull(),
    idCardStatus: smallint('id_card_status').notNull().default(0),
    overseaAuthStatus: smallint('oversea_auth_status').notNull().default(0),
    failureReason: text('failure_reason'),
    ...stamps,
  },
  (t) => [index('real_names_status').on(t.idCardStatus)],
)
