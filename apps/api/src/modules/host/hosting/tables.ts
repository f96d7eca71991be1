import { pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { competitions } from '../../compete/competition/tables.ts'

/** Competitions that people made on the site of a table of theirs. */
export const hostedCompetitions = pgTable(
  'hosted_competitions',
  {
    competitionId: refColumn('competition_id')
      .primaryKey()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** Null once the host's account is gone: the competition goes on. */
    ownerId: refColumn('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** The code by which people open it. Its host reads it again at any time and gives it away, so that it is stored as it is. */
    code: text().notNull(),
    idempotencyKey: text('idempotency_key').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('hosted_competitions_key').on(t.ownerId, t.idempotencyKey)],
)
