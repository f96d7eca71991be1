import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { say, thread } from './talk.ts'

describe.each(engines)('private messages on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  const pair = () => Promise.all([api.person(), api.person()]) as Promise<[TestPerson, TestPerson]>
  const unread = async (person: TestPerson) => (await api.as(person).send(refs.unreadTotal, {})).messages
  const inboxCount = async (person: TestPerson) => (await api.as(person).send(refs.inboxUnreadCount, {})).total
  const sessions = (person: TestPerson, query = {}) => api.as(person).send(refs.inboxSessions, { query })

  it('arrive once, unread, in both lists, and opening and answering changes both views', async () => {
    const [lin, gu] = await pair()
    const [sent] = await say(api, lin, [gu], '  你好，e\u0301cole  ')
    expect(sent).toMatchObject({ content: '你好，\u00e9cole', mine: true, is_read: true, system: false })
    expect([sent?.sender, sent?.receiver]).toEqual([lin.id, gu.id])

    const list = await sessions(gu)
    expect(list).toMatchObject({ unread_count: 1, session_total: 1, next: null })
    expect(list.sessions[0]).toMatchObject({
      participantor: { id: lin.id, ssoId: lin.ssoId, name: lin.name, system: false },
      unread_count: 1,
      last_message: { id: sent?.id, mine: false },
      snippet: '你好，\u00e9cole',
      is_replied: false,
      blocked: false,
    })
    expect((await sessions(lin)).sessions[0]).toMatchObject({ unread_count: 0, is_replied: true })

    const open = await thread(api, gu, lin.id)
    expect(open.list).toMatchObject([{ id: sent?.id, mine: false, is_read: false }])
    expect(open.conversation).toMatchObject({ unread_count: 1, can_send: true, first_contact_left: null })
    const marked = await api.as(gu).send(refs.readMessages, { body: { messages: [sent?.id ?? 0] } })
    expect(marked).toMatchObject({ affectedRows: 1, unread: { messages: 0, total: 0 } })
    await say(api, gu, [lin], '好的')
    expect((await sessions(gu)).sessions[0]).toMatchObject({ snippet: '好的', is_replied: true, unread_count: 0 })
    expect(await unread(lin)).toBe(1)
    expect(await api.as(lin).send(refs.inboxUnreadCount, {})).toMatchObject({ total: 1 })
    // the sender is not told whether the other person has read a message
    expect((await thread(api, lin, gu.id)).list.map(({ is_read }) => is_read)).toEqual([false, true])
  })

  it('go to several people as one action: to all or to none', async () => {
    const [lin, gu] = await pair()
    const third = await api.person()
    const sent = await say(api, lin, [gu, third, gu], '周三复盘')
    expect(sent.map(({ receiver }) => receiver).sort()).toEqual([gu.id, third.id].sort())
    await expect(say(api, lin, [gu, { id: 9_999_999_999 }], '没有人')).rejects.toMatchObject({ errno: 'e47007' })
    expect(await unread(gu)).toBe(1)
  })

  it('with one key are stored once, also when the second takes the lock first', async () => {
    const [lin, gu] = await pair()
    const body = { receivers: [gu.id], content: '只发一次' }
    const once = () => api.as(lin).send(refs.sendMessage, { body }, { idempotencyKey: 'one-key' })
    const ids = (await Promise.all([once(), once(), once()])).map(({ messages }) => messages[0]?.id)
    expect(new Set(ids).size).toBe(1)
    expect(await once()).toMatchObject({ messages: [{ id: ids[0] }] })
    expect(await unread(gu)).toBe(1)
    const other = { receivers: [gu.id], content: '另一条' }
    await expect(
      api.as(lin).send(refs.sendMessage, { body: other }, { idempotencyKey: 'one-key' }),
    ).rejects.toMatchObject({ errno: 'e40902' })
  })

  it('are marked read up to the newest one seen, and stay unread if they arrive meanwhile', async () => {
    const [lin, gu] = await pair()
    await say(api, lin, [gu], '一')
    const [seen] = await say(api, lin, [gu], '二')
    await say(api, lin, [gu], '三')
    const marked = await api.as(gu).send(refs.readAllMessages, { body: { upTo: seen?.id ?? 0 } })
    expect(marked).toMatchObject({ affectedRows: 2, unread: { messages: 1 } })
    expect(await api.as(gu).send(refs.readAllMessages, {})).toMatchObject({ affectedRows: 1, unread: { messages: 0 } })
    expect(await api.as(gu).send(refs.readAllMessages, {})).toMatchObject({ affectedRows: 0 })
  })

  it('raise the version of the inbox with every change', async () => {
    const [lin, gu] = await pair()
    const version = async () => (await api.as(gu).send(refs.unreadTotal, {})).version
    const seen = [await version()]
    await say(api, lin, [gu], '一')
    seen.push(await version())
    await api.as(gu).send(refs.readAllMessages, {})
    seen.push(await version())
    await api.as(gu).send(refs.readAllMessages, {})
    seen.push(await version())
    expect(seen).toEqual([0, 1, 2, 2])
  })

  it('are deleted for one person only, and the conversation shows the message before, or goes with the last', async () => {
    const [lin, gu] = await pair()
    const [first] = await say(api, lin, [gu], '一')
    const [second] = await say(api, lin, [gu], '二')
    const remove = (person: TestPerson, id = 0) => api.as(person).send(refs.deleteMessage, { params: { id } })
    expect(await remove(gu, second?.id)).toBe(1)
    expect(await remove(gu, second?.id)).toBe(0)
    // a deleted unread message counts nowhere, and is not marked read
    expect([await unread(gu), await inboxCount(gu)]).toEqual([1, 1])
    expect((await thread(api, gu, lin.id)).conversation).toMatchObject({ unread_count: 1 })
    expect((await sessions(gu)).sessions[0]).toMatchObject({ snippet: '一', unread_count: 1 })
    expect((await sessions(lin)).sessions[0]).toMatchObject({ snippet: '二' })
    expect((await thread(api, lin, gu.id)).list).toHaveLength(2)
    expect(await remove(gu, first?.id)).toBe(1)
    expect(await sessions(gu)).toMatchObject({ sessions: [], session_total: 0, unread_count: 0 })
    expect([await unread(gu), await inboxCount(gu)]).toEqual([0, 0])
    expect(await api.as(gu).send(refs.readAllMessages, {})).toMatchObject({ affectedRows: 0 })
    await say(api, gu, [lin], '还在')
    expect((await sessions(gu)).sessions).toHaveLength(1)
    expect(await api.as(lin).send(refs.deleteConversation, { params: { id: gu.id } })).toBe(3)
    expect((await thread(api, lin, gu.id)).list).toEqual([])
    expect((await thread(api, gu, lin.id)).list).toHaveLength(1)
  })

  it('come in pages without gaps or repeats when one arrives in between', async () => {
    const [lin, gu] = await pair()
    await say(api, gu, [lin], '开始')
    for (let i = 1; i <= 7; i++) await say(api, lin, [gu], `第 ${i} 条`)
    const page = (query: object) => thread(api, gu, lin.id, { per_page: 3, ...query })
    const first = await page({})
    await say(api, lin, [gu], '新来的')
    const second = await page({ before: first.next })
    const third = await page({ before: second.next })
    expect([...first.list, ...second.list, ...third.list].map(({ content }) => content)).toEqual([
      '第 7 条',
      '第 6 条',
      '第 5 条',
      '第 4 条',
      '第 3 条',
      '第 2 条',
      '第 1 条',
      '开始',
    ])
    expect(third.next).toBeNull()
    expect((await page({ page: 2 })).list.map(({ content }) => content)).toEqual(['第 5 条', '第 4 条', '第 3 条'])
  })

  it('come in pages of conversations, too', async () => {
    const [lin] = await pair()
    const others = await Promise.all([1, 2, 3, 4, 5].map(() => api.person()))
    for (const other of others) await say(api, other, [lin], `我是 ${other.name}`)
    const first = await sessions(lin, { per_page: 2 })
    expect(first).toMatchObject({ session_total: 5, unread_count: 5 })
    const second = await sessions(lin, { per_page: 2, before: first.next })
    const third = await sessions(lin, { per_page: 2, before: second.next })
    const ids = [first, second, third].flatMap((page) => page.sessions.map(({ participantor }) => participantor.id))
    expect(ids).toEqual(others.map(({ id }) => id).toReversed())
    expect(third.next).toBeNull()
    expect((await api.as(lin).send(refs.inboxPreview, { query: {} })).sessions).toHaveLength(5)
  })

  it('end after the third without an answer', async () => {
    const [lin, gu] = await pair()
    expect((await thread(api, lin, gu.id)).conversation).toMatchObject({ first_contact_left: 3, can_send: true })
    for (const text of ['一', '二', '三']) await say(api, lin, [gu], text)
    expect((await thread(api, lin, gu.id)).conversation).toMatchObject({ first_contact_left: 0, can_send: false })
    await expect(say(api, lin, [gu], '四')).rejects.toMatchObject({
      errno: 'e47009',
      message: expect.stringContaining(gu.name),
    })
    await say(api, gu, [lin], '回复')
    await say(api, lin, [gu], '四')
    expect(await unread(gu)).toBe(4)
  })

  it('of the system are cleaned markup, and in no list and no count', async () => {
    const [lin] = await pair()
    const content =
      '<p>欢迎<script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:x">坏</a><a href="/competitions/1">好</a></p>'
    for (let i = 0; i < 2; i++) {
      await api.as(lin).request('/api/test/messages-notice', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ content, key: 'welcome' }),
      })
    }
    const { list, conversation } = await thread(api, lin, 100_000)
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({ system: true, sender: 100_000, mine: false })
    expect(list[0]?.content).toBe(
      '<p>欢迎<a rel="noopener nofollow">坏</a><a href="/competitions/1" rel="noopener nofollow">好</a></p>',
    )
    expect(conversation).toMatchObject({
      participantor: { id: 100_000, name: '系统通知', system: true, ssoId: null },
      can_send: false,
      unread_count: 1,
    })
    expect(await sessions(lin)).toMatchObject({ sessions: [], session_total: 0, unread_count: 0 })
    expect(await unread(lin)).toBe(0)
    expect(await api.as(lin).send(refs.readAllMessages, {})).toMatchObject({ affectedRows: 1 })
  })

  it('are the same in the message center, by single-sign-on id', async () => {
    const [lin, gu] = await pair()
    const body = { receivers: [gu.ssoId], content: '来自消息中心' }
    const { list } = await api.as(lin).send(refs.editPrivateMessage, { body })
    expect(list).toMatchObject([{ partnerSsoId: gu.ssoId, receivers: [gu.ssoId], mine: true, content: body.content }])
    const [row] = (await api.as(gu).send(refs.privateMessageList, { query: {} })).list
    expect(row).toMatchObject({
      partnerSsoId: lin.ssoId,
      partnerId: lin.id,
      unreadCount: 1,
      isRead: false,
      mine: false,
    })
    const query = { partnerSsoId: lin.ssoId }
    const history = await api.as(gu).send(refs.privateMessageHistory, { query })
    expect(history.list).toMatchObject([{ id: list[0]?.id, receivers: [gu.ssoId], isRead: false }])
    expect(await api.as(gu).send(refs.viewPrivateMessages, { body: query })).toMatchObject({ affectedRows: 1 })
    expect(await unread(gu)).toBe(0)
  })

  it('store when they were looked at: the time moves to now, never back, and for this person only', async () => {
    const [lin, gu] = await pair()
    const check = (operatorId: number | string, time: number | string) =>
      api.as(lin).send(refs.checkMessages, { body: { operatorId, time } })
    const now = api.clock.now()
    expect(await check(lin.id, new Date(now).toISOString())).toEqual({
      affectedRows: 1,
      messageCheckedAt: new Date(now).toISOString(),
    })
    expect(await check(lin.ssoId, now - 1000)).toEqual({ affectedRows: 0, messageCheckedAt: null })
    api.clock.advance(5000)
    expect(await check(lin.id, '2099-01-01T00:00:00Z')).toMatchObject({
      affectedRows: 1,
      messageCheckedAt: new Date(now + 5000).toISOString(),
    })
    await expect(check(gu.id, now)).rejects.toMatchObject({ errno: 'e40300' })
    api.clock.advance(5000)
    for (const never of ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00Z', 0])
      expect(await check(lin.id, never)).toMatchObject({ affectedRows: 0 })
    for (const late of [Number.MAX_SAFE_INTEGER, 8.64e15, '9999-12-31T23:59:59Z']) {
      expect(await check(lin.id, late)).toMatchObject({ affectedRows: 1 })
      api.clock.advance(1)
    }
  })

  it('can be reported, and so can their sender', async () => {
    const [lin, gu] = await pair()
    const [sent] = await say(api, lin, [gu], '加我微信赚钱')
    const report = (person: TestPerson, id: number, message?: number) =>
      api.as(person).send(refs.reportPerson, { params: { id }, body: { reason: 'spam', note: '广告', message } })
    expect(await report(gu, lin.id, sent?.id)).toEqual({ reported: true })
    expect(await report(gu, lin.id, sent?.id)).toEqual({ reported: true })
    expect(await report(gu, lin.id)).toEqual({ reported: true })
    await expect(report(lin, gu.id, sent?.id)).rejects.toMatchObject({ errno: 'e40400' })
    await expect(report(lin, lin.id)).rejects.toMatchObject({ errno: 'e47005' })
    const { rows } = await api.platform.database.raw.query(
      'select person_id::int, message_id is null as "whole" from message_reports where reporter_id = $1 order by id',
      [gu.id],
    )
    expect(rows).toEqual([
      { person_id: lin.id, whole: false },
      { person_id: lin.id, whole: true },
    ])
  })
})
