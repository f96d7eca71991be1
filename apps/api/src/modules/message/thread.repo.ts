import { FIRST_CONTACT_LIMIT } from '@shulei/domain/message/first-contact.ts'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../../platform/db/database.ts'
import { users } from '../session/tables.ts'
import { type MessageRow, messageColumns } from './message-row.ts'
import { messages } from './tables.ts'
import type { PersonRow } from './wire.ts'

/** A part of a list: `limit` rows after the first `offset`, of those older than `before`. */
export interface Slice {
  limit: number
  offset: number
  before: number | undefined
}

/** Messages between a person and a partner that the person has not deleted, newest first. */
export async function messagesBetween(
  db: Executor,
  { userId, partnerId }: { userId: number; partnerId: number },
  { limit, offset, before }: Slice,
): Promise<MessageRow[]> {
  // either direction is read from its end by index, and only as far as the slice goes
  const newest = (sender: number, receiver: number, kept: SQL) =>
    db
      .select(messageColumns)
      .from(messages)
      .where(
        and(
          eq(messages.senderId, sender),
          eq(messages.receiverId, receiver),
          kept,
          before === undefined ? undefined : lt(messages.id, before),
        ),
      )
      .orderBy(sql`${messages.id} desc`)
      .limit(limit + offset)
  return unionAll(
    newest(userId, partnerId, sql`not ${messages.senderDeleted}`) as never,
    newest(partnerId, userId, sql`not ${messages.receiverDeleted}`) as never,
  )
    .orderBy(sql`id desc`)
    .limit(limit)
    .offset(offset) as unknown as Promise<MessageRow[]>
}

/** How a person stands to the other one of a conversation. */
export interface ConversationRow extends PersonRow {
  muted: boolean
  unread: number
  sent: number
  answered: boolean
}

/** A partner with the person's standing to them; null when there is nobody of that id. */
export async function findConversation(
  db: Executor,
  { userId, partnerId }: { userId: number; partnerId: number },
): Promise<ConversationRow | null> {
  const [row] = await db
    .select({
      id: users.id,
      ssoId: users.ssoId,
      name: users.name,
      avatar: users.image,
      muted: sql<boolean>`exists (select 1 from message_sessions s
        where s.user_id = ${userId} and s.partner_id = ${partnerId} and s.muted_at is not null)`,
      unread: unreadFrom(userId, partnerId),
      sent: sql<number>`(select count(*) from (select 1 from messages m
        where m.sender_id = ${userId} and m.receiver_id = ${partnerId} limit ${FIRST_CONTACT_LIMIT}) f)::int`,
      answered: sql<boolean>`exists (select 1 from messages m
        where m.sender_id = ${partnerId} and m.receiver_id = ${userId})`,
    })
    .from(users)
    .where(eq(users.id, partnerId))
  return row ?? null
}

const unreadFrom = (userId: number, partnerId: number) =>
  sql<number>`(select count(*) from messages m where m.receiver_id = ${userId} and m.sender_id = ${partnerId}
    and m.read_at is null and not m.receiver_deleted)::int`

/** How many messages of one sender a person has not read. */
export async function countUnreadFrom(db: Executor, userId: number, senderId: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`select ${unreadFrom(userId, senderId)} as unread`)
  return rows[0]?.unread ?? 0
}

/** The id of a person by their single-sign-on id, or null. */
export async function findIdBySsoId(db: Executor, ssoId: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.ssoId, ssoId))
  return row?.id ?? null
}
