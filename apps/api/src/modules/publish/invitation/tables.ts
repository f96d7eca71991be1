import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { competitions } from '../../compete/competition/tables.ts'

/** The latest ranking of inviters of a competition or of a microsite. Each day's ranking replaces the one before it. */
export const inviteRankings = pgTable(
  'invite_rankings',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .unique()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    /** Name of the microsite in its address. */
    microsite: text().unique(),
    /** Day in Asia/Shanghai at whose 02:00 the ranking was computed. */
    day: date({ mode: 'string' }).notNull(),
    rankedAt: at('ranked_at').notNull(),
  },
  (t) => [check('invite_rankings_scope', sql`(${t.competitionId} is null) <> (${t.microsite} is null)`)],
)

/** Places of a ranking. */
export const inviteRanks = pgTable(
  'invite_ranks',
  {
    rankingId: refColumn('ranking_id')
      .notNull()
      .references(() => inviteRankings.id, { onDelete: 'cascade' }),
    rank: integer().notNull(),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    invited: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.rankingId, t.rank] }), unique('invite_ranks_person').on(t.rankingId, t.userId)],
)
