import { boolean, index, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn, stamps } from '../../platform/columns.ts'
import { competitions, schedules } from '../competition/tables.ts'
import { users } from '../session/tables.ts'

export const teams = pgTable(
  'teams',
  {
    id: idColumn(),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The name folded by `normaliseName`, so that look-alikes collide (B§5: no two teams of one name). */
    nameKey: text('name_key').notNull(),
    /** Names, pinyin and initials of the team and its members, lower case: what the ranking's search looks in. */
    searchText: text('search_text').notNull().default(''),
    manifesto: text().notNull().default(''),
    avatar: text(),
    captainId: refColumn('captain_id')
      .notNull()
      .references(() => users.id),
    /** 0 clean, 1 suspected, 2 banned (Q092). */
    cheatStatus: smallint('cheat_status').notNull().default(0),
    /** The schedule that the team was promoted to, if any. */
    scheduleId: refColumn('schedule_id').references(() => schedules.id),
    /** Simulated from a baseline plus seeded noise. */
    demo: boolean().notNull().default(false),
    ...stamps,
  },
  (t) => [
    unique('teams_name').on(t.competitionId, t.nameKey),
    index('teams_captain').on(t.captainId),
    index('teams_created').on(t.createdAt),
  ],
)

export const teamMembers = pgTable(
  'team_members',
  {
    id: idColumn(),
    teamId: refColumn('team_id')
      .notNull()
      .references(() => teams.id, { onDelete: 'cascade' }),
    competitionId: refColumn('competition_id')
      .notNull()
      .references(() => competitions.id, { onDelete: 'cascade' }),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: at('joined_at').notNull().defaultNow(),
  },
  // A person is in at most one team of a competition.
  (t) => [unique('team_members_person').on(t.competitionId, t.userId), index('team_members_team').on(t.teamId)],
)
