import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, refColumn } from '../../../platform/columns.ts'
import { users } from '../session/tables.ts'

/**
 * Pictures of texts, avatars, banners and messages, encoded by the server. A row is written before its file and marked once the
 * file is stored: a crash between the two leaves a row by which the sweeper finds the file, and no file without a row.
 */
export const images = pgTable(
  'images',
  {
    id: uuid().primaryKey(),
    /** The uploader; null when the account is gone, whose texts may still show the picture. */
    userId: refColumn('user_id').references(() => users.id, { onDelete: 'set null' }),
    format: text({ enum: ['jpeg', 'png', 'webp'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Belongs to a message: only the people of that message may read it. */
    inMessage: boolean('in_message').notNull().default(false),
    storedAt: at('stored_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('images_user').on(t.userId)],
)

/** Facts about a stored picture. */
export type StoredImage = Pick<typeof images.$inferSelect, 'id' | 'format' | 'width' | 'height' | 'bytes'>
