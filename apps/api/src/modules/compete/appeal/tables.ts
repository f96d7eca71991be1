import { boolean, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import type { Bilingual } from '../competition/tables.ts'
import { teamFlags, teams } from '../team/tables.ts'

/** A file in the private store; never served as a page. */
export interface AppealStoredFile {
  key: string
  name: string
  bytes: number
  sha256: string
}

/** Appeals of teams, at most one for each flag. */
export const appeals = pgTable(
  'appeals',
  {
    id: idColumn(),
    flagId: refColumn('flag_id')
      .notNull()
      .references(() => teamFlags.id, { onDelete: 'cascade' }),
    /** The team while the case is open: the reference keeps the team, its submissions and its files from being deleted. */
    openTeamId: refColumn('open_team_id').references(() => teams.id, { onDelete: 'restrict' }),
    /** The member who sent it. */
    userId: refColumn('user_id').references(() => users.id, { onDelete: 'set null' }),
    idempotencyKey: text('idempotency_key').notNull(),
    content: text().notNull(),
    file: jsonb().$type<AppealStoredFile | null>(),
    createdAt: at('created_at').notNull(),
    answeredAt: at('answered_at'),
    accepted: boolean(),
    answer: jsonb().$type<Bilingual | null>(),
  },
  (t) => [
    unique('appeals_flag').on(t.flagId),
    unique('appeals_open').on(t.openTeamId),
    unique('appeals_key').on(t.userId, t.idempotencyKey),
  ],
)
