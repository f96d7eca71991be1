import { SYSTEM_SENDER_ID } from '@shulei/domain/message/system-sender.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '../../platform/db/database.ts'
import type { Slice } from './thread.repo.ts'
import type { PersonRow } from './wire.ts'

/** A session with its partner, its last message and what is unread in it. */
export interface SessionRow extends PersonRow, Record<string, unknown> {
  sessionId: number
  muted: boolean
  messageId: number
  content: string
  /** Epoch milliseconds. */
  at: number
  mine: boolean
  readAt: boolean
  unread: number
}

/** A person's sessions, latest first; without the system sender's (Q062). The page is cut before anything is joined to it. */
export async function sessionsOf(
  db: Executor,
  userId: number,
  { limit, offset, before }: Slice,
): Promise<SessionRow[]> {
  const { rows } = await db.execute<SessionRow>(sql`
    select s.id::float8 as "sessionId", s.muted_at is not null as muted, u.id::float8 as id, u.sso_id as "ssoId", u.name,
      u.image as avatar, m.id::float8 as "messageId", m.content, (extract(epoch from m.created_at) * 1000)::float8 as at,
      m.sender_id = ${userId} as mine, m.read_at is not null as "readAt",
      (select count(*) from messages n where n.receiver_id = ${userId} and n.sender_id = s.partner_id
        and n.read_at is null and not n.receiver_deleted)::int as unread
    from (select id, partner_id, muted_at, last_message_id from message_sessions
      where user_id = ${userId} and last_message_id is not null and partner_id <> 100000
        ${before === undefined ? sql`` : sql`and last_message_id < ${before}`}
      order by last_message_id desc limit ${limit} offset ${offset}) s
    join users u on u.id = s.partner_id
    join messages m on m.id = s.last_message_id
    order by s.last_message_id desc`)
  return rows
}

/** How many sessions a person has, and how many messages they have not read. */
export async function sessionTotals(db: Executor, userId: number): Promise<{ sessions: number; unread: number }> {
  const { rows } = await db.execute<{ sessions: number; unread: number }>(sql`
    select (select count(*) from message_sessions
        where user_id = ${userId} and last_message_id is not null and partner_id <> 100000)::int as sessions,
      (select count(*) from messages where receiver_id = ${userId} and read_at is null and not receiver_deleted
        and sender_id <> ${SYSTEM_SENDER_ID})::int as unread`)
  return rows[0] ?? { sessions: 0, unread: 0 }
}
