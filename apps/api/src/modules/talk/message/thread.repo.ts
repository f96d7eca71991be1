import { FIRST_CONTACT_LIMIT } from '@shulei/domain/talk/message/first-contact.ts'
import { and, desc, eq, gt, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database, Executor } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { isBlocking } from '../../base/block/tables.ts'
import { users } from '../../base/session/tables.ts'
import { images } from '../../base/upload/tables.ts'
import { type MessageRow, messageColumns } from './message-row.ts'
import { messageRow, pictureColumns } from './picture.repo.ts'
import { messages } from './tables.ts'
import type { PersonRow } from './wire.ts'

/** A part of a list: `limit` rows after the first `offset`, of the rows older than `before`. */
export interface Slice {
  limit: number
  offset: number
  before: number | undefined
}

type Value = number | Placeholder

interface ConversationPair {
  userId: Value
  partnerId: Value
}

/** Each direction is read from its end by index, for no more rows than the page needs (`reach`). */
function betweenQuery(
  db: Database,
  { userId, partnerId }: ConversationPair,
  { limit, offset, reach }: { limit: Value; offset: Value; reach: Value },
  older?: SQL,
) {
  const newest = (sender: Value, receiver: Value, notDeleted: SQL) =>
    db
      .select({ ...messageColumns, ...pictureColumns })
      .from(messages)
      .leftJoin(images, eq(images.id, messages.pictureId))
      .where(and(eq(messages.senderId, sender), eq(messages.receiverId, receiver), notDeleted, older))
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
  const rows =
    before === undefined
      ? await preparedBetween(db, { ...pair, ...page })
      : await betweenQuery(db, pair, page, lt(messages.id, before))
  return rows.map(messageRow)
}

/** Messages between a person and a partner that directly follow a given one, oldest first. */
export async function messagesAfter(
  db: Database,
  { userId, partnerId }: { userId: number; partnerId: number },
  after: number,
  limit: number,
): Promise<MessageRow[]> {
  const next = (sender: number, receiver: number, notDeleted: SQL) =>
    db
      .select({ ...messageColumns, ...pictureColumns })
      .from(messages)
      .leftJoin(images, eq(images.id, messages.pictureId))
      .where(and(eq(messages.senderId, sender), eq(messages.receiverId, receiver), notDeleted, gt(messages.id, after)))
      .orderBy(messages.id)
      .limit(limit)
  const rows = await unionAll(
    next(userId, partnerId, sql`not ${messages.senderDeleted}`),
    next(partnerId, userId, sql`not ${messages.receiverDeleted}`),
  )
    .orderBy(sql`id`)
    .limit(limit)
  return rows.map(messageRow)
}

/** The partner of a conversation, and their relation to the person. */
export interface ConversationRow extends PersonRow {
  /** The person blocks the partner. */
  blocked: boolean
  /** The partner blocks the person. */
  refused: boolean
  unread: number
  sent: number
  answered: boolean
  /** The account of the partner is closed. */
  closed: boolean
}

const unreadFrom = (userId: Value, partnerId: Value) =>
  sql<number>`(select count(*) from messages m where m.receiver_id = ${userId} and m.sender_id = ${partnerId}
    and m.read_at is null and not m.receiver_deleted)::int`

function conversationQuery(db: Database, { userId, partnerId }: ConversationPair) {
  return db
    .select({
      id: users.id,
      ssoId: users.ssoId,
      name: users.name,
      avatar: users.image,
      blocked: isBlocking(userId, partnerId),
      refused: isBlocking(partnerId, userId),
      unread: unreadFrom(userId, partnerId),
      sent: sql<number>`(select count(*) from (select 1 from messages m
        where m.sender_id = ${userId} and m.receiver_id = ${partnerId} limit ${sql.raw(String(FIRST_CONTACT_LIMIT))}) f)::int`,
      answered: sql<boolean>`exists (select 1 from messages m
        where m.sender_id = ${partnerId} and m.receiver_id = ${userId})`,
      closed: sql<boolean>`${users.closedAt} is not null`,
    })
    .from(users)
    .where(eq(users.id, partnerId))
}

const preparedConversation = preparedRead((db) =>
  conversationQuery(db, { userId: placeholder('userId'), partnerId: placeholder('partnerId') }),
)

/** A partner and their relation to the person; null when the id is unknown. */
export async function findConversation(
  db: Database,
  pair: { userId: number; partnerId: number },
): Promise<ConversationRow | null> {
  const [row] = await preparedConversation(db, { ...pair })
  return row ?? null
}

/** Number of a sender's messages that a person has not read. */
export async function countUnreadFrom(db: Executor, userId: number, senderId: number): Promise<number> {
  const { rows } = await db.execute<{ unread: number }>(sql`select ${unreadFrom(userId, senderId)} as unread`)
  return rows[0]?.unread ?? 0
}

/** The id of a person by their single-sign-on id, or null. */
export async function findIdBySsoId(db: Executor, ssoId: string): Promise<number | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.ssoId, ssoId))
  return row?.id ?? null
}
