import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../../platform/db/database.ts'

/** Selects unread messages of a person: all, those not newer than `upTo`, those of one sender, or those of given ids. */
export interface MessageSelection {
  upTo?: number | undefined
  senderId?: number | undefined
  ids?: readonly number[] | undefined
}

/**
 * Marks a person's unread messages read; answers their number. Messages that are read, deleted or another person's are not touched.
 */
export async function markRead(
  tx: Tx,
  userId: number,
  { upTo, senderId, ids }: MessageSelection,
  now: Date,
): Promise<number> {
  // in the order of `deleteFor`, with which the sender may delete the same messages at this moment
  const { rows } = await tx.execute<{ count: number }>(sql`
    with unread as (
      select id from messages
      where receiver_id = ${userId} and read_at is null and not receiver_deleted
        ${upTo === undefined ? sql`` : sql`and id <= ${upTo}`}
        ${senderId === undefined ? sql`` : sql`and sender_id = ${senderId}`}
        ${ids === undefined ? sql`` : sql`and id = any(${`{${ids.join(',')}}`}::bigint[])`}
      order by id for update),
    marked as (
      update messages set read_at = ${now.toISOString()}::timestamptz from unread where messages.id = unread.id
      returning 1)
    select count(*)::int as count from marked`)
  return rows[0]?.count ?? 0
}

/**
 * Deletes messages for one person: one by its id, or all with a partner. Answers their number, the partner, and the pictures
 * whose message both people have deleted.
 */
export async function deleteFor(
  tx: Tx,
  userId: number,
  selection: { id: number } | { partnerId: number },
): Promise<{ count: number; partnerId: number | null; pictures: string[] }> {
  const sent = 'id' in selection ? sql`id = ${selection.id}` : sql`receiver_id = ${selection.partnerId}`
  const received = 'id' in selection ? sql`id = ${selection.id}` : sql`sender_id = ${selection.partnerId}`
  // the other person may delete the same messages at this moment: both lock them in one order, so that neither deadlocks
  const { rows } = await tx.execute<{ count: number; partner: number | null; pictures: string[] }>(sql`
    with own as (
      select id from messages
      where sender_id = ${userId} and not sender_deleted and ${sent}
        or receiver_id = ${userId} and not receiver_deleted and ${received}
      order by id for update),
    gone as (
      update messages set sender_deleted = sender_deleted or sender_id = ${userId},
        receiver_deleted = receiver_deleted or receiver_id = ${userId}
      from own where messages.id = own.id
      returning case when sender_id = ${userId} then receiver_id else sender_id end as partner,
        case when sender_deleted and receiver_deleted then picture_id end as picture)
    select count(*)::int as count, max(partner)::float8 as partner,
      coalesce(jsonb_agg(picture) filter (where picture is not null), '[]') as pictures from gone`)
  const { count = 0, partner = null, pictures = [] } = rows[0] ?? {}
  return { count, partnerId: partner, pictures }
}

/** Sets the last message of a conversation's side anew; a side without one is in no list. */
export async function refreshSession(tx: Tx, userId: number, partnerId: number): Promise<void> {
  await tx.execute(sql`
    update message_sessions set last_message_id = greatest(
      (select max(id) from messages where sender_id = ${userId} and receiver_id = ${partnerId} and not sender_deleted),
      (select max(id) from messages where sender_id = ${partnerId} and receiver_id = ${userId} and not receiver_deleted))
    where user_id = ${userId} and partner_id = ${partnerId}`)
}

/** Stores the time at which a person looked at their messages, which is not after `now`; answers how many rows moved forward. */
export async function moveCheckedAt(
  db: Executor,
  userId: number,
  { time, now }: { time: Date; now: Date },
): Promise<number> {
  const { rows } = await db.execute(sql`
    update users set message_checked_at = ${now.toISOString()}::timestamptz
    where id = ${userId} and (message_checked_at is null
      or message_checked_at < ${time.toISOString()}::timestamptz)
    returning id`)
  return rows.length
}
