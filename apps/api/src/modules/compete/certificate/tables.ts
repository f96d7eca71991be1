import { type SQL, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, refColumn } from '../../../platform/columns.ts'
import { competitions } from '../competition/tables.ts'
import { teams } from '../team/tables.ts'

/** Certificates of ranked teams of competitions that are over. */
export const certificates = pgTable(
  'certificates',
  {
    /** `certificateNo` of competition and team. */
    no: text().primaryKey(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    /** The signed text, see `certificateText`. */
    text: text().notNull(),
    signature: text().notNull(),
    signingKey: text('signing_key').notNull(),
    revision: integer().notNull(),
    issuedAt: at('issued_at').notNull(),
    /** Time at which the members were notified; null before that. */
    notifiedAt: at('notified_at'),
  },
  (t) => [
    unique('certificates_team').on(t.competitionId, t.teamId),
    index('certificates_unnotified').on(t.no).where(sql`notified_at is null`),
  ],
)

/** SQL: the number of the certificate of a team, a row of `teams`; null without one. A flagged team shows none. */
export const certificateOf = (team: SQL): SQL => sql`(
  select f.no from certificates f
  where f.team_id = ${team}.id and f.competition_id = ${team}.competition_id and ${team}.cheat_status = 0)`
