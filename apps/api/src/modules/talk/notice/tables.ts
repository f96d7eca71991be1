import type { IgnorableGroup, NoticeKind } from '@shulei/domain/talk/notice/notice.ts'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, idColumn, refColumn } from '../../../platform/columns.ts'
import { users } from '../../base/session/tables.ts'

/** Notices: facts of events. Their texts are made when they are read. */
export const notices = pgTable(
  'notices',
  {
    id: idColumn(),
    recipientId: refColumn('recipient_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NoticeKind>().notNull(),
    /** The user who caused the event; null for the platform. */
    actorId: refColumn('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** Distinguishes events of one kind, such as `submission:7`. */
    subject: text().notNull().default(''),
    /** `NoticeFacts` of the notice's kind. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    /** Answers to appeals are marked read by their competition (C020). */
    competitionId: refColumn('competition_id'),
    readAt: at('read_at'),
    /** A removed notice stays as a row, so that the same event does not bring it back. */
    deletedAt: at('deleted_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('notices_once').on(t.recipientId, t.kind, t.actorId, t.subject).nullsNotDistinct(),
    index('notices_list').on(t.recipientId, t.id).where(sql`deleted_at is null`),
    index('notices_unread').on(t.recipientId, t.kind, t.id).where(sql`read_at is null and deleted_at is null`),
  ],
)

/** Groups of notices that a person ignores (Q061). */
export const noticeSettings = pgTable('notice_settings', {
  userId: refColumn('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ignored: jsonb().$type<IgnorableGroup[]>().notNull(),
  /** Whether notices of some kinds are mailed, too. */
  mails: boolean().notNull().default(true),
})

/** Mails of notices, one at most for each notice. */
export const noticeMails = pgTable(
  'notice_mails',
  {
    id: idColumn(),
    noticeId: refColumn('notice_id')
      .notNull()
      .unique()
      .references(() => notices.id, { onDelete: 'cascade' }),
    state: text({ enum: ['waiting', 'sent', 'dropped', 'failed'] })
      .notNull()
      .default('waiting'),
    attempts: integer().notNull().default(0),
    /** A waiting mail is handed over from here on; while a process hands it over, nobody else does until then. */
    nextAt: at('next_at').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('notice_mails_waiting').on(t.nextAt, t.id).where(sql`state = 'waiting'`)],
)
