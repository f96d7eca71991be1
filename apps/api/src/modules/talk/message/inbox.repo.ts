import { SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import type { Unread } from '@shulei/domain/talk/message/unread.ts'
import { type Placeholder, sql } from 'drizzle-orm'
import type { Database, Executor, Tx } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { PUSH_CHANNEL } from '../../../platform/push.ts'

/** Ids as an array in ascending order, so that two transactions never deadlock. */
const inOrder = (ids: readonly number[]) => `{${[...new Set(ids)].toSorted((a, b) => a - b).join(',')}}`

/**
 * Takes the locks of inboxes until the transaction ends; call it before any of their rows is read or written. An unknown id has no
 * lock.
 */
export async function lockInboxes(tx: Tx, userIds: readonly number[]): Promise<void> {
  await tx.execute(sql`
    insert into inboxes (user_id, version)
    select u.id, 0 from unnest(${inOrder(userIds)}::bigint[]) as asked(id) join users u on u.id = asked.id order by u.id
    on conflict (user_id) do update set version = inboxes.version`)
}

/** Takes the locks of inboxes, raises their versions, and notifies listeners when the transaction ends. */
export async function changeInboxes(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return
  await tx.execute(sql`
    with changed as (
      insert into inboxes (user_id, version) select id, 1 from unnest(${inOrder(userIds)}::bigint[]) as id order by id
      on conflict (user_id) do update set version = inboxes.version + 1 returning user_id)
    select pg_notify(${PUSH_CHANNEL}, user_id::text) from changed`)
}

const unreadQuery = (db: Executor, userId: number | Placeholder) =>
  db
    .select({
      version: sql<number>`coalesce((select version from inboxes where user_id = ${userId}), 0)::float8`,
      notices: sql<number>`(select count(*) from notices
        where recipient_id = ${userId} and read_at is null and deleted_at is null)::int`,
      messages: sql<number>`(select count(*) from messages where receiver_id = ${userId} and read_at is null
        and not receiver_deleted and sender_id <> ${sql.raw(String(SYSTEM_SENDER_ID))})::int`,
    })
    .from(sql`(select 1) as one`)

const preparedUnread = preparedRead((db) => unreadQuery(db, sql.placeholder('userId')))

type UnreadRow = Omit<Unread, 'total'>

const withTotal = ([row]: UnreadRow[]): Unread => {
  const { notices = 0, messages = 0, version = 0 } = row ?? {}
  return { total: notices + messages, notices, messages, version }
}

/** Unread counts of a person in one statement, so that counts and version are of the same moment. */
export const readUnread = async (db: Database, userId: number): Promise<Unread> =>
  withTotal(await preparedUnread(db, { userId }))

/** Unread counts of a person as a transaction sees them. */
export const readUnreadWithin = async (tx: Tx, userId: number): Promise<Unread> =>
  withTotal(await unreadQuery(tx, userId))
