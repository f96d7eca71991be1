import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, refColumn } from '../../platform/columns.ts'
import { users } from '../session/tables.ts'

/**
 * Pictures of texts, avatars and banners, encoded by us. A row is written before its file and marked when the file is there: a
 * crash between the two leaves a row that the sweeper follows, and no file without a row.
 */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey(),
    /** Who sent it; null for an account that is gone, whose texts may still show it. */
    userId: refColumn('user_id').references(() => users.id, { onDelete: 'set null' }),
    format: text({ enum: ['jpeg', 'png', 'webp'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    storedAt: at('stored_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('images_user').on(t.userId)],
)
