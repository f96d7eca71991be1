import { SYSTEM_SENDER_ID } from '@shulei/domain/talk/message/system-sender.ts'
import { type SQL, sql } from 'drizzle-orm'
import { containsWords, matchesWords } from '../../../platform/db/contains.ts'
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

/** Newest messages on each side that are looked through without the index. */
const NEWEST = 500

/**
 * A person's messages that contain every word, newest first; those older than `before`. A frequent word is found among the newest
 * messages of each side; only where these do not suffice does the index of grams find the older ones, which it answers in no order.
 * So neither a rare word nor a frequent one reads all messages.
 */
export async function findMessages(
  on: Executor,
  userId: number,
  { words, limit, before }: { words: readonly (readonly string[])[]; limit: number; before: number | undefined },
): Promise<FoundMessage[]> {
  const text = sql`lower(normalize(m.content, NFKC))`
  const isMatch = matchesWords(text, words)
  const sides = [
    { mine: true, partner: sql`m.receiver_id`, isOwn: sql`m.sender_id = ${userId} and not m.sender_deleted` },
    { mine: false, partner: sql`m.sender_id`, isOwn: sql`m.receiver_id = ${userId} and not m.receiver_deleted` },
  ].map((side) => ({
    ...side,
    name: side.mine ? sql`sent` : sql`received`,
    isOwn: sql`${side.isOwn} and m.sender_id <> ${SYSTEM}`,
    columns: sql`m.id, ${side.partner} as partner_id, m.content, m.created_at, ${side.mine}::boolean as mine`,
  }))
  const newest = sides.map(
    ({ name, isOwn, columns }) => sql`${name} as materialized (
      select ${columns} from messages m where ${isOwn} ${before === undefined ? sql`` : sql`and m.id < ${before}`}
      order by m.id desc limit ${NEWEST})`,
  )
  const found = sides.flatMap(({ name, isOwn, columns }) => [
    sql`(select m.* from ${name} m where ${isMatch} order by m.id desc limit ${limit})`,
    sql`(select ${columns} from messages m
      where (select count(*) from ${name}) = ${NEWEST} and (select count(*) from ${name} m where ${isMatch}) < ${limit}
        and ${isOwn} and m.id < (select min(id) from ${name}) and ${containsWords(text, words)}
      order by m.id desc limit ${limit})`,
  ])
  const { rows } = await on.execute<FoundMessage & Record<string, unknown>>(sql`
    with ${sql.join(newest, sql`, `)}, found as (${sql.join(found, sql` union all `)})
    select f.id::float8 as "messageId", f.content, (extract(epoch from f.created_at) * 1000)::float8 as at, f.mine,
      u.id::float8 as id, u.name, u.image as avatar
    from found f join users u on u.id = f.partner_id order by f.id desc limit ${limit}`)
  return rows
}
