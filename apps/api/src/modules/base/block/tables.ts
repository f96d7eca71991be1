import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../session/tables.ts'

const personColumn = (name: string) =>
  refColumn(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Blocks of people by people. Both ends have an index, newest last. */
export const blocks = pgTable(
  'blocks',
  {
    id: idColumn(),
    blockerId: personColumn('blocker_id'),
    blockedId: personColumn('blocked_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('blocks_pair').on(t.blockerId, t.blockedId),
    index('blocks_list').on(t.blockerId, t.id),
    index('blocks_blocked').on(t.blockedId),
    check('blocks_not_oneself', sql`${t.blockerId} <> ${t.blockedId}`),
  ],
)

type Value = number | Placeholder | SQL

/** SQL condition: one person blocks another. `blocker` and `blocked` are values or columns of the statement. */
export const isBlocking = (blocker: Value, blocked: Value) =>
  sql<boolean>`exists (select 1 from blocks b where b.blocker_id = ${blocker} and b.blocked_id = ${blocked})`
