import { SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '../../../platform/db/database.ts'

export interface FoundPerson {
  id: number
  name: string
  avatar: string | null
}

export interface FoundMessage extends FoundPerson {
  messageId: number
  content: string
  /** Epoch milliseconds. */
  at: number
  mine: boolean
}

const SYSTEM = sql.raw(String(SYSTEM_SENDER_ID))

const all = (conditions: readonly SQL[]) => sql.join([...conditions], sql` and `)
const any = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`

/** People with whom a person has a conversation, found by their names, the newest conversation first. */
export async function findPartners(
  on: Executor,
  userId: number,
  words: readonly (readonly string[])[],
  limit: number,
): Promise<FoundPerson[]> {
  const named = words.map((patterns) =>
    any(patterns.flatMap((pattern) => [sql`i.search_text like ${pattern}`, sql`lower(u.name) like ${pattern}`])),
  )
  const { rows } = await on.execute<FoundPerson & Record<string, unknown>>(sql`
    select u.id::float8 as id, u.name, u.image as avatar
    from message_sessions s join users u on u.id = s.partner_id left join people_index i on i.user_id = u.id
    where s.user_id = ${userId} and s.last_message_id is not null and s.partner_id <> ${SYSTEM} and ${all(named)}
    order by s.last_message_id desc limit ${limit}`)
  return rows
}

/**
 * A person's messages that contain every word, newest first; those older than `before`. Sent and received messages are each read by
 * index, and rows of other people are not read.
 */
export async function findMessages(
  on: Executor,
  userId: number,
  { words, limit, before }: { words: readonly (readonly string[])[]; limit: number; before: number | undefined },
): Promise<FoundMessage[]> {
  const matching = all([
    ...words.map((patterns) => any(patterns.map((pattern) => sql`lower(normalize(m.content, NFKC)) like ${pattern}`))),
    ...(before === undefined ? [] : [sql`m.id < ${before}`]),
  ])
  const { rows } = await on.execute<FoundMessage & Record<string, unknown>>(sql`
    with found as (
      (select m.id, m.receiver_id as partner_id, m.content, m.created_at, true as mine from messages m
        where m.sender_id = ${userId} and not m.sender_deleted and ${matching} order by m.id desc limit ${limit})
      union all
      (select m.id, m.sender_id, m.content, m.created_at, false from messages m
        where m.receiver_id = ${userId} and not m.receiver_deleted and m.sender_id <> ${SYSTEM} and ${matching}
        order by m.id desc limit ${limit})
    )
    select f.id::float8 as "messageId", f.content, (extract(epoch from f.created_at) * 1000)::float8 as at, f.mine,
      u.id::float8 as id, u.name, u.image as avatar
    from found f join users u on u.id = f.partner_id order by f.id desc limit ${limit}`)
  return rows
}
