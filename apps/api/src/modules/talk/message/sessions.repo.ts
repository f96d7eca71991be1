import { SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/db/database.ts'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { isBlocking } from '../../base/block/tables.ts'
import type { Slice } from './thread.repo.ts'
import type { PersonRow } from './wire.ts'

/** A person's side of a conversation with its partner, last message and unread count. */
export interface SessionRow extends PersonRow {
  sessionId: number
  blocked: boolean
  messageId: number
  content: string
  /** Epoch milliseconds. */
  at: number
  mine: boolean
  read: boolean
  unread: number
}

type Value = number | Placeholder

// written out, since the planner matches it with the predicates of the indexes
const SYSTEM = sql.raw(String(SYSTEM_SENDER_ID))

/** Selects the sessions of the page first and joins other tables to those rows only. */
const sessionsQuery = (db: Database, userId: Value, { limit, offset }: { limit: Value; offset: Value }, older?: SQL) =>
  db
    .select({
      sessionId: sql<number>`s.id::float8`,
      blocked: isBlocking(userId, sql`s.partner_id`),
      id: sql<number>`u.id::float8`,
      ssoId: sql<string>`u.sso_id`,
      name: sql<string>`u.name`,
      avatar: sql<string | null>`u.image`,
      messageId: sql<number>`m.id::float8`,
      content: sql<string>`m.content`,
      at: sql<number>`(extract(epoch from m.created_at) * 1000)::float8`,
      mine: sql<boolean>`m.sender_id = ${userId}`,
      read: sql<boolean>`m.read_at is not null`,
      unread: sql<number>`(select count(*) from messages n where n.receiver_id = ${userId} and n.sender_id = s.partner_id
        and n.read_at is null and not n.receiver_deleted)::int`,
    })
    .from(
      sql`(select id, partner_id, last_message_id from message_sessions
        where user_id = ${userId} and last_message_id is not null and partner_id <> ${SYSTEM} ${older ?? sql``}
        order by last_message_id desc limit ${limit} offset ${offset}) s
      join users u on u.id = s.partner_id
      join messages m on m.id = s.last_message_id`,
    )
    .orderBy(sql`s.last_message_id desc`)

const { placeholder } = sql
const preparedSessions = preparedRead((db) =>
  sessionsQuery(db, placeholder('userId'), { limit: placeholder('limit'), offset: placeholder('offset') }),
)

/** A person's conversations, newest first, without that of the system sender (Q062). */
export async function sessionsOf(db: Database, userId: number, slice: Slice): Promise<SessionRow[]> {
  const { limit, offset, before } = slice
  if (before === undefined) return preparedSessions(db, { userId, limit, offset })
  return sessionsQuery(db, userId, slice, sql`and last_message_id < ${before}`)
}

const preparedTotals = preparedRead((db) =>
  db
    .select({
      sessions: sql<number>`(select count(*) from message_sessions where user_id = ${placeholder('userId')}
        and last_message_id is not null and partner_id <> ${SYSTEM})::int`,
      unread: sql<number>`(select count(*) from messages where receiver_id = ${placeholder('userId')}
        and read_at is null and not receiver_deleted and sender_id <> ${SYSTEM})::int`,
    })
    .from(sql`(select 1) as one`),
)

/** Number of a person's conversations, and of their unread messages. */
export async function sessionTotals(db: Database, userId: number): Promise<{ sessions: number; unread: number }> {
  const [row] = await preparedTotals(db, { userId })
  return row ?? { sessions: 0, unread: 0 }
}
