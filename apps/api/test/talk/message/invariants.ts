import { refs } from '@shulei/contract/refs.ts'
import { expect } from 'vitest'
import type { TestApi, TestPerson } from '../../harness.ts'

const ask = async (api: TestApi, text: string): Promise<Record<string, unknown>[]> =>
  (await api.platform.database.raw.query(text)).rows as Record<string, unknown>[]

/** Checks that messages and notices are consistent (reliability, I1 to I4). */
export async function expectSound(api: TestApi, people: readonly TestPerson[]): Promise<void> {
  // I3: every message has both sides, and each side's newest message is one that its person has not deleted
  const wrongSides = await ask(
    api,
    `with side as (
       select sender_id as user_id, receiver_id as partner_id, id, sender_deleted as gone from messages where not system
       union all select receiver_id, sender_id, id, receiver_deleted from messages)
     select side.user_id, side.partner_id from side
     left join message_sessions s on s.user_id = side.user_id and s.partner_id = side.partner_id
     group by side.user_id, side.partner_id, s.id, s.last_message_id
     having s.id is null or s.last_message_id is distinct from max(side.id) filter (where not gone)`,
  )
  expect(wrongSides).toEqual([])
  // I4
  const twice = await ask(
    api,
    'select 1 from notices group by recipient_id, kind, actor_id, subject having count(*) > 1',
  )
  expect(twice).toEqual([])
  // I1
  for (const person of people) {
    const [rows] = await ask(
      api,
      `select
        (select count(*) from messages where receiver_id = ${person.id} and read_at is null and not receiver_deleted
          and not system)::int as messages,
        (select count(*) from notices where recipient_id = ${person.id} and read_at is null and deleted_at is null)::int
          as notices`,
    )
    const { messages, notices, total } = await api.as(person).send(refs.unreadTotal, {})
    expect({ messages, notices }).toEqual(rows)
    expect(total).toBe(messages + notices)
    const inbox = await api.as(person).send(refs.inboxSessions, { query: { per_page: 100 } })
    expect(inbox.unread_count).toBe(messages)
    expect(inbox.sessions.reduce((sum, session) => sum + session.unread_count, 0)).toBe(messages)
  }
}

/** Checks that follows are consistent (I5): a pair exists once, nobody follows themselves, and counts equal the rows. */
export async function expectFollowsSound(api: TestApi, people: readonly TestPerson[]): Promise<void> {
  const odd = await ask(
    api,
    'select 1 from follows group by sponsor_id, followed_id having count(*) > 1 or sponsor_id = followed_id',
  )
  expect(odd).toEqual([])
  for (const [index, { id }] of people.entries()) {
    const [rows] = await ask(
      api,
      `select (select count(*) from follows where sponsor_id = ${id})::int as "oFollowingCount",
        (select count(*) from follows where followed_id = ${id})::int as "oFollowerCount"`,
    )
    const other = people[(index + 1) % people.length] as TestPerson
    const relation = await api.as(other).send(refs.followRelation, { query: { sponsorId: other.id, followedId: id } })
    expect(relation).toMatchObject(rows ?? {})
  }
}
