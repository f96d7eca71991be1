import { type Act, acts } from '@shulei/domain/host/desk/acts.ts'
import { type HostRole, hostRoles } from '@shulei/domain/host/desk/roles.ts'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { competitions } from '../../compete/competition/tables.ts'

const competitionColumn = () =>
  refColumn('competition_id')
    .notNull()
    .references(() => competitions.id, { onDelete: 'cascade' })

/** People who run a competition, each in one role. */
export const competitionMembers = pgTable(
  'competition_members',
  {
    competitionId: competitionColumn(),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: hostRoles }).$type<HostRole>().notNull(),
    addedAt: at('added_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.competitionId, t.userId] }),
    uniqueIndex('competition_members_owner').on(t.competitionId).where(sql`${t.role} = 'owner'`),
    index('competition_members_user').on(t.userId),
    check('competition_members_role', sql`${t.role} in ('owner', 'coHost', 'moderator')`),
  ],
)

/**
 * The log of each desk. A trigger of the database refuses every change of a line: it goes with its competition alone. A line names no
 * person but by id, so that one who closes their account is not in it any more.
 */
export const competitionActs = pgTable(
  'competition_acts',
  {
    id: idColumn(),
    competitionId: competitionColumn(),
    actorId: refColumn('actor_id')
      .notNull()
      .references(() => users.id),
    /** The role in which they acted. */
    role: text({ enum: hostRoles }).$type<HostRole>().notNull(),
    act: text({ enum: acts }).$type<Act>().notNull(),
    /** `ActFacts` of the act. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('competition_acts_latest').on(t.competitionId, t.id.desc()),
    index('competition_acts_actor').on(t.actorId),
  ],
)
