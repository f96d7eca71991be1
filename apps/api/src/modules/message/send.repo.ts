import { FIRST_CONTACT_LIMIT } from '@shulei/domain/message/first-contact.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'
import { users } from '../session/tables.ts'
import { type MessageRow, messageColumns } from './message-row.ts'
import { messages } from './tables.ts'

/** A receiver as a sender stands to them. */
export interface Standing {
  id: number
  name: string
  /** Epoch milliseconds of signing up. */
  since: number
  /** Messages of this sending that are stored already. */
  repeated: boolean
  /** Messages sent to them so far; counting ends at the first-contact limit. */
  sent: number
  /** They have written to the sender. */
  answered: boolean
  /** The sender has muted them. */
  muted: boolean
  /** They have muted the sender. */
  mutedBy: boolean
}

/** The people of some ids (the sender may be among them), as the sender stands to them; in one statement. */
export async function standingsOf(
  db: Executor,
  { senderId, personIds, key }: { senderId: number; personIds: readonly number[]; key: string },
): Promise<Standing[]> {
  const { rows } = await db.execute<Standing & Record<string, unknown>>(sql`
    select u.id::float8 as id, u.name, (extract(epoch from u.created_at) * 1000)::float8 as since,
      exists (select 1 from messages m where m.sender_id = ${senderId} and m.idempotency_key = ${key}
        and m.receiver_id = u.id) as repeated,
      (select count(*) from (select 1 from messages m where m.sender_id = ${senderId} and m.receiver_id = u.id
        limit ${FIRST_CONTACT_LIMIT}) s)::int as sent,
      exists (select 1 from messages m where m.sender_id = u.id and m.receiver_id = ${senderId}) as answered,
      exists (select 1 from message_sessions s where s.user_id = ${senderId} and s.partner_id = u.id
        and s.muted_at is not null) as muted,
      exists (select 1 from message_sessions s where s.user_id = u.id and s.partner_id = ${senderId}
        and s.muted_at is not null) as "mutedBy"
    from users u where u.id = any(${`{${personIds.join(',')}}`}::bigint[])`)
  return rows
}

/** The messages of a sending action, in the order in which they were stored. */
export async function findByKey(db: Executor, senderId: number, key: string): Promise<MessageRow[]> {
  return db
    .select(messageColumns)
    .from(messages)
    .where(and(eq(messages.senderId, senderId), eq(messages.idempotencyKey, key)))
    .orderBy(messages.id)
}

export type NewMessage = Pick<
  typeof messages.$inferInsert,
  'senderId' | 'receiverId' | 'content' | 'system' | 'idempotencyKey' | 'readAt' | 'createdAt'
>

/** Stores messages. A unique index refuses a second one of the same sending to the same person. */
export async function insertMessages(tx: Tx, rows: readonly NewMessage[]): Promise<MessageRow[]> {
  return tx
    .insert(messages)
    .values([...rows])
    .returning(messageColumns)
}

/** Makes messages the latest of their conversations, on the sides that are kept: all but that of the system sender. */
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

/** Ids of people by their single-sign-on ids; who does not exist is left out. */
export async function findIdsBySsoId(
  db: Executor,
  ssoIds: readonly string[],
): Promise<{ id: number; ssoId: string }[]> {
  return db
    .select({ id: users.id, ssoId: users.ssoId })
    .from(users)
    .where(inArray(users.ssoId, [...ssoIds]))
}
