import { sql } from 'drizzle-orm'
import type { Database } from '../src/platform/db/database.ts'

export interface Size {
  /** Number of messages. */
  messages: number
  /** Number of sessions of all people; half of them belong to one person, who writes with all others. */
  sessions: number
  /** Number of notices. */
  notices: number
}

/** Readers of a filled inbox: the one who writes with all others, and an ordinary one. */
export interface Readers {
  hub: number
  ordinary: number
}

/**
 * Fills messages: one person has a conversation with every other, all others write to their neighbours. One message in fifty of the
 * newest tenth is unread. Sessions are computed from the messages, as the server would store them.
 */
export async function fillMessages(db: Database, { messages, sessions, notices }: Size): Promise<Readers> {
  const people = Math.floor(sessions / 4)
  await db.execute(
    sql`insert into users (name, email) select 'person ' || g, g || '@example.com' from generate_series(0, ${people}::int) g`,
  )
  const { rows } = await db.execute<{ first: number }>(sql`select min(id)::float8 as first from users`)
  const first = rows[0]?.first ?? 0
  // a quarter of the messages belongs to that one person, the rest is between neighbours; inserted in slices, so that no statement
  // holds all of them
  const slice = 100_000
  for (let from = 0; from < messages; from += slice) {
    await db.execute(sql`
      insert into messages (sender_id, receiver_id, content, idempotency_key, read_at, created_at)
      select
        case when m.hub then case when m.turn then ${first}::bigint else ${first} + 1 + m.i % ${people}::int end
          else ${first} + 1 + (m.i + (not m.turn)::int) % ${people}::int end,
        case when m.hub then case when m.turn then ${first} + 1 + m.i % ${people}::int else ${first}::bigint end
          else ${first} + 1 + (m.i + m.turn::int) % ${people}::int end,
        '这是第 ' || g || ' 条消息，内容不长，和平常写的差不多。' || case when g % 200000 = 0 then '罕见' else '' end,
        'bench-' || g,
        case when g > ${messages}::int * 0.9 and g % 50 = 0 then null else timestamptz '2026-11-01' end,
        timestamptz '2026-01-01' + g * interval '20 seconds'
      from generate_series(${from}::int, ${Math.min(from + slice, messages) - 1}::int) g
      cross join lateral (select g % 4 = 0 as hub, (g / 4) % 2 = 0 as turn, (g / 8)::int as i) m`)
  }
  await db.execute(sql`
    insert into message_sessions (user_id, partner_id, last_message_id)
    select user_id, partner_id, max(id) from (
      select sender_id as user_id, receiver_id as partner_id, id from messages
      union all select receiver_id, sender_id, id from messages) s
    group by 1, 2`)
  await db.execute(sql`insert into inboxes (user_id, version) select id, 1 from users`)
  await db.execute(sql`
    insert into notices (recipient_id, kind, actor_id, subject, facts, read_at, created_at)
    select case when g % 10 = 0 then ${first} else ${first} + 1 + g % ${people}::int end, 'followed',
      ${first} + 1 + (g * 7) % ${people}::int, 'bench-' || g, '{}',
      case when g % 200 = 0 then null else timestamptz '2026-11-01' end,
      timestamptz '2026-01-01' + g * interval '1 minute'
    from generate_series(1, ${notices}::int) g`)
  await db.execute(sql`vacuum analyze`)
  return { hub: first, ordinary: first + 1 + Math.floor(people / 2) }
}
