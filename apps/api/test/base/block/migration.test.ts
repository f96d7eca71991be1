import { errors } from '@shulei/contract/errors.ts'
import { refs } from '@shulei/contract/refs.ts'
import { expect, test } from 'vitest'
import { migrationStatements } from '../../engines.ts'
import { engines, openApi } from '../../harness.ts'
import { say, thread } from '../../talk/message/talk.ts'

/** Statements that undo the migration: they drop what it adds and restore what it drops. */
const before = [
  'drop table blocks',
  'drop index messages_received',
  'alter table message_sessions add column muted_at timestamptz',
]

test.each(engines)(
  'people who were muted are blocked after the migration, and messages stay as they were, on $name',
  async (engine) => {
    const api = await openApi(engine)
    const { raw } = api.platform.database
    const [lin, gu, mu, xu] = [await api.person(), await api.person(), await api.person(), await api.person()]
    for (const statement of before) await raw.query(statement)

    // the calls of today need the new table: messages and follows are stored as the older release stored them
    const rows: [from: number, to: number, content: string, isRead: boolean][] = [
      [gu.id, lin.id, '一', true],
      [lin.id, gu.id, '二', true],
      [gu.id, lin.id, '三', true],
      [mu.id, lin.id, '四', false],
      [xu.id, lin.id, '五', true],
      [100_000, lin.id, '<p>六</p>', false],
    ]
    for (const [index, [from, to, content, isRead]] of rows.entries()) {
      const sent = `2026-03-0${index + 1}T00:00:00Z`
      const { rows: stored } = await raw.query(
        `insert into messages (sender_id, receiver_id, content, system, idempotency_key, read_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7) returning id::int`,
        [from, to, content, from === 100_000, `k${index}`, isRead ? sent : null, sent],
      )
      for (const [owner, partner] of [[to, from], ...(from === 100_000 ? [] : [[from, to]])]) {
        await raw.query(
          `insert into message_sessions (user_id, partner_id, last_message_id) values ($1, $2, $3)
           on conflict (user_id, partner_id) do update set last_message_id = excluded.last_message_id`,
          [owner, partner, (stored[0] as { id: number }).id],
        )
      }
    }
    const mute = (owner: number, partner: number, at: string) =>
      raw.query('update message_sessions set muted_at = $3 where user_id = $1 and partner_id = $2', [
        owner,
        partner,
        at,
      ])
    await mute(lin.id, xu.id, '2026-04-02T00:00:00Z')
    await mute(lin.id, gu.id, '2026-04-01T00:00:00Z')
    // the system sender is nobody, and cannot be blocked
    await mute(lin.id, 100_000, '2026-04-03T00:00:00Z')
    for (const [sponsor, followed] of [
      [lin.id, gu.id],
      [gu.id, lin.id],
      [xu.id, gu.id],
      [lin.id, mu.id],
    ]) {
      await raw.query('insert into follows (sponsor_id, followed_id, created_at) values ($1, $2, now())', [
        sponsor,
        followed,
      ])
    }
    const messagesOf = async () => (await raw.query('select * from messages order by id')).rows
    const sessionsOf = async () =>
      (await raw.query('select user_id, partner_id, last_message_id from message_sessions order by id')).rows
    const earlier = { messages: await messagesOf(), sessions: await sessionsOf() }
    expect(earlier.messages).toHaveLength(rows.length)

    for (const statement of migrationStatements('0011_blocks')) await raw.query(statement)

    const { rows: blocks } = await raw.query(
      'select blocker_id::int as by, blocked_id::int as whom, extract(epoch from created_at)::int as at from blocks order by id',
    )
    expect(blocks).toEqual([
      { by: lin.id, whom: gu.id, at: Date.parse('2026-04-01T00:00:00Z') / 1000 },
      { by: lin.id, whom: xu.id, at: Date.parse('2026-04-02T00:00:00Z') / 1000 },
    ])
    const { rows: follows } = await raw.query(
      'select sponsor_id::int as who, followed_id::int as whom from follows order by id',
    )
    expect(follows).toEqual([
      { who: xu.id, whom: gu.id },
      { who: lin.id, whom: mu.id },
    ])
    expect({ messages: await messagesOf(), sessions: await sessionsOf() }).toEqual(earlier)

    // today's calls read the stored rows, and the blocks hold
    const { list, conversation } = await thread(api, lin, gu.id)
    expect(list.map(({ content }) => content)).toEqual(['三', '二', '一'])
    expect(conversation).toMatchObject({ blocked: true, can_send: false })
    await expect(say(api, gu, [lin], '七')).rejects.toMatchObject({ errno: errors.messageRefused.errno })
    expect((await say(api, mu, [lin], '八'))[0]).toMatchObject({ content: '八' })
    expect(await api.as(lin).send(refs.searchInbox, { query: { q: '五' } })).toMatchObject({
      messages: [{ content: '五', partner: { id: xu.id } }],
    })
    await api.close()
  },
)
