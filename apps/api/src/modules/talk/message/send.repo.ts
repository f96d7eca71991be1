import { FIRST_CONTACT_LIMIT } from '@shulei/domain/talk/message/first-contact.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'
import { isBlocking } from '../../base/block/tables.ts'
import { users } from '../../base/session/tables.ts'
import { images, type StoredImage } from '../../base/upload/tables.ts'
import { type MessageRow, messageColumns } from './message-row.ts'
import { messageRow, pictureColumns } from './picture.repo.ts'
import { messages } from './tables.ts'

/** A receiver, and their relation to the sender. */
export interface Contact {
  id: number
  name: string
  /** Epoch milliseconds of the account's creation. */
  since: number
  /** A message with the key of this sending is stored already. */
  repeated: boolean
  /** Number of messages sent to the receiver so far; counting ends at the first-contact limit. */
  sent: number
  /** The receiver has written to the sender. */
  answered: boolean
  /** The sender blocks the receiver. */
  blocked: boolean
  /** The receiver blocks the sender. */
  refused: boolean
}

/** People of some ids (possibly with the sender) whose accounts are not closed, and their relations to the sender; in one statement. */
export async function contactsOf(
  db: Executor,
  { senderId, personIds, key }: { senderId: number; personIds: readonly number[]; key: string },
): Promise<Contact[]> {
  const { rows } = await db.execute<Contact & Record<string, unknown>>(sql`
    select u.id::float8 as id, u.name, (extract(epoch from u.created_at) * 1000)::float8 as since,
      exists (select 1 from messages m where m.sender_id = ${senderId} and m.idempotency_key = ${key}
        and m.receiver_id = u.id) as repeated,
      (select count(*) from (select 1 from messages m where m.sender_id = ${senderId} and m.receiver_id = u.id
        limit ${FIRST_CONTACT_LIMIT}) s)::int as sent,
      exists (select 1 from messages m where m.sender_id = u.id and m.receiver_id = ${senderId}) as answered,
      ${isBlocking(sql`${senderId}`, sql`u.id`)} as blocked,
      ${isBlocking(sql`u.id`, sql`${senderId}`)} as refused
    from users u where u.id = any(${`{${personIds.join(',')}}`}::bigint[]) and u.closed_at is null`)
  return rows
}

/** The messages of one sending, in the order in which they were stored. */
export async function findByKey(db: Executor, senderId: number, key: string): Promise<MessageRow[]> {
  const rows = await db
    .select({ ...messageColumns, ...pictureColumns })
    .from(messages)
    .leftJoin(images, eq(images.id, messages.pictureId))
    .where(and(eq(messages.senderId, senderId), eq(messages.idempotencyKey, key)))
    .orderBy(messages.id)
  return rows.map(messageRow)
}

export type NewMessage = Pick<
  typeof messages.$inferInsert,
  'senderId' | 'receiverId' | 'content' | 'system' | 'idempotencyKey' | 'readAt' | 'createdAt'
> & { picture?: StoredImage | undefined }

/** Stores messages. A unique index refuses a second one of the same sending to the same person. */
export async function insertMessages(tx: Tx, rows: readonly NewMessage[]): Promise<MessageRow[]> {
  const stored = await tx
    .insert(messages)
    .values(rows.map(({ picture, ...row }) => ({ ...row, pictureId: picture?.id })))
    .returning(messageColumns)
  // a picture belongs to one message
  return stored.map((row) => ({ ...row, picture: rows[0]?.picture ?? null }))
}

/** Makes messages the newest of their conversations on both sides; the system sender has no side. */
export async function raiseSessions(
  tx: Tx,
  rows: readonly Pick<MessageRow, 'id' | 'senderId' | 'receiverId' | 'system'>[],
): Promise<void> {
  const sides = rows.flatMap(({ id, senderId, receiverId, system }) => [
    { userId: receiverId, partnerId: senderId, id },
    ...(system ? [] : [{ userId: senderId, partnerId: receiverId, id }]),
  ])
  await tx.execute(sql`
    insert into message_sessions (user_id, partner_id, last_message_id)
    select "userId", "partnerId", id
    from jsonb_to_recordset(${JSON.stringify(sides)}::jsonb) as s("userId" bigint, "partnerId" bigint, id bigint)
    order by 1, 2
    on conflict (user_id, partner_id) do update
      set last_message_id = greatest(message_sessions.last_message_id, excluded.last_message_id)`)
}

/** Ids of people by their single-sign-on ids; an unknown id is left out. */
export async function findIdsBySsoId(
  db: Executor,
  ssoIds: readonly string[],
): Promise<{ id: number; ssoId: string }[]> {
  return db
    .select({ id: users.id, ssoId: users.ssoId })
    .from(users)
    .where(inArray(users.ssoId, [...ssoIds]))
}
