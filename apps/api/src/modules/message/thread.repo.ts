import { FIRST_CONTACT_LIMIT } from '@shulei/domain/message/first-contact.ts'
import { and, desc, eq, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database, Executor } from '../../platform/db/database.ts'
import { preparedRead } from '../../platform/db/prepared.ts'
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

type Value = number | Placeholder

interface Pair {
  userId: Value
  partnerId: Value
}

/** Either direction is read from its end by index, and only as far as the page goes: `reach` rows. */
function betweenQuery(
  db: Database,
  { userId, partnerId }: Pair,
  { limit, offset, reach }: { limit: Value; offset: Value; reach: Value },
  older?: SQL,
) {
  const newest = (sender: Value, receiver: Value, kept: SQL) =>
    db
      .select(messageColumns)
      .from(messages)
      .where(and(eq(messages.senderId, sender), eq(messages.receiverId, receiver), kept, older))
      .orderBy(desc(messages.id))
      .limit(reach)
  return unionAll(
    newest(userId, partnerId, sql`not ${messages.senderDeleted}`),
    newest(partnerId, userId, sql`not ${messages.receiverDeleted}`),
  )
    .orderBy(sql`id desc`)
    .limit(limit)
    .offset(offset)
}

const { placeholder } = sql
const preparedBetween = preparedRead((db) =>
  betweenQuery(
    db,
    { userId: placeholder('userId'), partnerId: placeholder('partnerId') },
    { limit: placeholder('limit'), offset: placeholder('offset'), reach: placeholder('reach') },
  ),
)

/** Messages between a person and a partner that the person has not deleted, newest first. */
export async function messagesBetween(
  db: Database,
  pair: { userId: number; partnerId: number },
  { limit, offset, before }: Slice,
): Promise<MessageRow[]> {
  const page = { limit, offset, reach: limit + offset }
  if (before === undefined) return preparedBetween(db, { ...pair, ...page })
  return betweenQuery(db, pair, page, lt(messages.id, before))
}

/** How a person stands to the other one of a conversation. */
export interface ConversationRow extends PersonRow {
  muted: boolean
  unread: number
  sent: number
  answered: boolean
}

const unreadFrom = (userId: Value, partnerId: Value) =>
  sql<number>`(select count(*) from messages m where m.receiver_id = ${userId} and m.sender_id = ${partnerId}
    and m.read_at is null and not m.receiver_deleted)::int`

function conversationQuery(db: Database, { userId, partnerId }: Pair) {
  return db
    .select({
      id: users.id,
      ssoId: users.ssoId,
      name: users.name,
      avatar: users.image,
      muted: sql<boolean>`exists (select 1 from message_sessions s
        where s.user_id = ${userId} and s.partner_id = ${partnerId} and s.muted_at is not null)`,
      unread: unreadFrom(userId, partnerId),
      sent: sql<number>`(select count(*) from (select 1 from messages m
        where m.sender_id = ${userId} and m.receiver_id = ${partnerId} limit ${sql.raw(String(FIRST_CONTACT_LIMIT))}) f)::int`,
      answered: sql<boolean>`exists (select 1 from messages m
        where m.sender_id = ${partnerId} and m.receiver_id = ${userId})`,
    })
    .from(users)
    .where(eq(users.id, partnerId))
}

const preparedConversation = preparedRead((db) =>
  conversationQuery(db, { userId: placeholder('userId'), partnerId: placeholder('partnerId') }),
)

/** A partner with the person's standing to them; null when there is nobody of that id. */
export async function findConversation(
  db: Database,
  pair: { userId: number; partnerId: number },
): Promise<ConversationRow | null> {
  const [row] = await preparedConversation(db, { ...pair })
  return row ?? null
}

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
