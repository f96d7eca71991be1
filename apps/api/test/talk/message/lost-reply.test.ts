import { createClient } from '@shulei/client/client.ts'
import type { Send } from '@shulei/client/send.ts'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { everyKind, tell } from '../notice/events.ts'
import { expectSound } from './invariants.ts'
import { say, thread } from './talk.ts'

describe.each(engines)('a reply that is lost after its action on $name', (engine) => {
  let api: TestApi
  let lin: TestPerson
  let gu: TestPerson
  let send: Send
  /** Numbers of lost and of delivered replies. */
  let lost = 0
  let arrived = 0
  beforeAll(async () => {
    api = await openApi(engine)
    lin = await api.person()
    gu = await api.person()
    const { request } = await api.signIn(lin)
    // the first reply to every action is lost; the client repeats the action by itself, as pages do
    const seen = new Set<string>()
    send = createClient({
      wait: async () => {},
      async fetch(address, init) {
        const answer = await request(String(address), init)
        const key = new Headers(init?.headers).get('idempotency-key')
        if (key && !seen.has(key)) {
          seen.add(key)
          expect(answer.status).toBe(200)
          await answer.text()
          lost += 1
          throw new TypeError('the connection broke off')
        }
        arrived += 1
        return answer
      },
    })
  })
  afterAll(() => api.close())

  it('leaves a message that was sent once, and answers the repeat with it', async () => {
    const { messages } = await send(refs.sendMessage, { body: { receivers: [gu.id], content: '只有一条' } })
    expect(messages).toMatchObject([{ content: '只有一条', sender: lin.id, receiver: gu.id }])
    expect((await thread(api, gu, lin.id)).list.map(({ id }) => id)).toEqual([messages[0]?.id])
    const { list } = await send(refs.editPrivateMessage, { body: { receivers: [gu.ssoId], content: '另一条' } })
    expect((await thread(api, gu, lin.id)).list.map(({ id }) => id)).toEqual([list[0]?.id, messages[0]?.id])
    expect((await api.as(gu).send(refs.unreadTotal, {})).messages).toBe(2)
  })

  it('leaves every other action done once, and answers the repeat as the first', async () => {
    const sent = [...(await say(api, gu, [lin], '一')), ...(await say(api, gu, [lin], '二'))]
    const [first = 0, second = 0] = sent.map(({ id }) => id)
    await tell(api, everyKind(lin.id, gu.id))
    const pair = { sponsorId: lin.id, followedId: gu.id }
    const [notice] = (await api.as(lin).send(refs.noticeList, { query: {} })).list
    expect(await send(refs.readMessages, { body: { messages: [first] } })).toMatchObject({ affectedRows: 1 })
    expect(await send(refs.readAllMessages, {})).toMatchObject({ affectedRows: 1, unread: { messages: 0 } })
    expect(await send(refs.deleteMessage, { params: { id: second } })).toBe(1)
    expect(await send(refs.deleteNotice, { params: { id: notice?.id ?? 0 } })).toMatchObject({ affectedRows: 1 })
    const { affectedRows, unread } = await send(refs.readNotices, {})
    expect([affectedRows, unread.notices]).toEqual([everyKind(1, 2).length - 1, 0])
    expect(await send(refs.follow, { body: pair })).toMatchObject({ effectRow: 1, oFollowerCount: 1 })
    expect(await send(refs.unfollow, { query: pair })).toMatchObject({ effectRow: 1, oFollowerCount: 0 })
    expect(await send(refs.blockPerson, { params: { id: gu.id } })).toMatchObject({ blocked: true })
    expect(await send(refs.reportPerson, { params: { id: gu.id }, body: { reason: 'spam' } })).toEqual({
      reported: true,
    })
    const { rows } = await api.platform.database.raw.query('select count(*)::int as n from message_reports')
    expect(rows).toEqual([{ n: 1 }])
    expect((await api.as(gu).send(refs.noticeList, { query: {} })).total).toBe(1)
    await expectSound(api, [lin, gu])
    expect([lost, arrived]).toEqual([11, 11])
  })
})
