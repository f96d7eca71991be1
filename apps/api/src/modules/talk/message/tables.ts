import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'
import { images } from '../../base/upload/tables.ts'

/**
 * Inboxes, one row per person who ever received a message or notice. Its lock serialises all changes of an inbox, so that ids of
 * its rows grow in the order in which they become visible; `version` counts the changes. Unread counts are never stored: they are
 * read from the rows, by index.
 */
export const inboxes = pgTable('inboxes', {
  userId: refColumn('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  version: bigint({ mode: 'number' }).notNull(),
})

/**
 * Private messages, each between two people. `senderId` is a person or the system sender, whose id no user has (the migration keeps
 * it free); only the server sets `system`, and the content of such a message is markup.
 */
export const messages = pgTable(
  'messages',
  {
    id: idColumn(),
    senderId: refColumn('sender_id').notNull(),
    receiverId: refColumn('receiver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Empty for a picture. */
    content: text().notNull(),
    /** The picture that this message is; null for a text, and once nobody sees the message any more. */
    pictureId: uuid('picture_id').references(() => images.id, { onDelete: 'set null' }),
    system: boolean().notNull().default(false),
    /** Idempotency key of the sending: a repeat finds the first message. */
    idempotencyKey: text('idempotency_key').notNull(),
    readAt: at('read_at'),
    senderDeleted: boolean('sender_deleted').notNull().default(false),
    receiverDeleted: boolean('receiver_deleted').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('messages_key').on(t.senderId, t.idempotencyKey, t.receiverId),
    index('messages_between').on(t.senderId, t.receiverId, t.id),
    index('messages_received').on(t.receiverId, t.id),
    index('messages_sent').on(t.senderId, t.id).where(sql`sender_id <> 100000`),
    // a short list of pending entries, in KiB: every search reads it, and some sender sorts it in
    index('messages_grams')
      .using('gin', sql`text_grams(lower(normalize(content, NFKC)))`)
      .with({ gin_pending_list_limit: 512 })
      .where(sql`sender_id <> 100000`),
    index('messages_unread').on(t.receiverId, t.senderId, t.id).where(sql`read_at is null and not receiver_deleted`),
    uniqueIndex('messages_picture').on(t.pictureId).where(sql`picture_id is not null`),
    check('messages_system', sql`${t.system} = (${t.senderId} = 100000)`),
    check('messages_not_to_self', sql`${t.senderId} <> ${t.receiverId}`),
  ],
)

/** One person's side of a conversation. Each conversation has two rows; with the system sender it has one. */
export const messageSessions = pgTable(
  'message_sessions',
  {
    id: idColumn(),
    userId: refColumn('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    partnerId: refColumn('partner_id').notNull(),
    /** The newest message that this person has not deleted; null hides the conversation. */
    lastMessageId: refColumn('last_message_id'),
  },
  (t) => [
    unique('message_sessions_pair').on(t.userId, t.partnerId),
    index('message_sessions_latest')
      .on(t.userId, t.lastMessageId)
      .where(sql`last_message_id is not null and partner_id <> 100000`),
  ],
)

/** Reports of people and messages, for operators. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: idColumn(),
    reporterId: refColumn('reporter_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    personId: refColumn('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null for a report of the person. */
    messageId: refColumn('message_id').references(() => messages.id, { onDelete: 'cascade' }),
    reason: text({ enum: ['spam', 'abuse', 'fraud', 'cheating', 'other'] }).notNull(),
    note: text().notNull().default(''),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('message_reports_once').on(t.reporterId, t.personId, t.messageId).nullsNotDistinct()],
)
