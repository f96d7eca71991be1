import { sql } from 'drizzle-orm'
import { check, index, pgTable, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'

const personColumn = (name: string) =>
  refColumn(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Follows between people (A§3). Counts are read from the rows and never stored. */
export const follows = pgTable(
  'follows',
  {
    id: idColumn(),
    sponsorId: personColumn('sponsor_id'),
    followedId: personColumn('followed_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('follows_pair').on(t.sponsorId, t.followedId),
    index('follows_followings').on(t.sponsorId, t.id),
    index('follows_followers').on(t.followedId, t.id),
    check('follows_not_oneself', sql`${t.sponsorId} <> ${t.followedId}`),
  ],
)
