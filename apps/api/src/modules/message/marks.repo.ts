import { sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../platform/db/database.ts'

/** Which unread messages of a person are meant: all, those not newer than one, those of one sender, or some by their ids. */
export interface Which {
  upTo?: number | undefined
  senderId?: number | undefined
  ids?: readonly number[] | undefined
}

/** Marks a person's unread messages read; answers how many. What is read already, deleted or somebody else's is not touched. */
export async function markRead(tx: Tx, userId: number, { upTo, senderId, ids }: Which, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with marked as (
      update messages set read_at = ${now.toISOString()}::timestamptz
      where receiver_id = ${userId} and read_at is null and not receiver_deleted
        ${upTo === undefined ? sql`` : sql`and id <= ${upTo}`}
        ${senderId === undefined ? sql`` : sql`and sender_id = ${senderId}`}
        ${ids === undefined ? sql`` : sql`and id = any(${`{${ids.join(',')}}`}::bigint[])`}
      returning 1)
    select count(*)::int as count from marked`)
  return rows[0]?.count ?? 0
}

/** Deletes messages for one person: one by its id, or all with a partner. Answers how many, and with whom. */
export async function deleteFor(
  tx: Tx,
  userId: number,
  which: { id: number } | { partnerId: number },
): Promise<{ count: number; partnerId: number | null }> {
  const sent = 'id' in which ? sql`id = ${which.id}` : sql`receiver_id = ${which.partnerId}`
  const received = 'id' in which ? sql`id = ${which.id}` : sql`sender_id = ${which.partnerId}`
  const { rows } = await tx.execute<{ count: number; partner: number | null }>(sql`
    with sent as (
      update messages set sender_deleted = true where sender_id = ${userId} and not sender_deleted and ${sent}
      returning receiver_id as partner),
    received as (
      update messages set receiver_deleted = true where receiver_id = ${userId} and not receiver_deleted and ${received}
      returning sender_id as partner),
    gone as (select partner from sent union all select partner from received)
    select count(*)::int as count, max(partner)::float8 as partner from gone`)
  const { count = 0, partner = null } = rows[0] ?? {}
  return { count, partnerId: partner }
}

/** Sets a session's last message anew; a session without one is in no list. */
export async function refreshSession(tx: Tx, userId: number, partnerId: number): Promise<void> {
  await tx.execute(sql`
    update message_sessions set last_message_id = greatest(
      (select max(id) from messages where sender_id = ${userId} and receiver_id = ${partnerId} and not sender_deleted),
      (select max(id) from messages where sender_id = ${partnerId} and receiver_id = ${userId} and not receiver_deleted))
    where user_id = ${userId} and partner_id = ${partnerId}`)
}

/** Notes that a person looked at their messages at `time`, which is not after `now`; answers how many times moved on. */
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
