import type { AnyCall } from '@shulei/contract/call.ts'
import { refs } from '@shulei/contract/refs.ts'
import * as messageCalls from '@shulei/contract/talk/message/calls.ts'
import * as noticeCalls from '@shulei/contract/talk/notice/calls.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { everyKind, tell } from '../notice/events.ts'
import { say } from './talk.ts'

/** The link of a mail ends mails without a session. */
const calls = ([...Object.values(messageCalls), ...Object.values(noticeCalls)] as AnyCall[]).filter(
  ({ auth }) => auth !== 'none',
)

/** Ids that do not exist. */
const missing = ['999999999', '9007199254740991', '-1', '0', 'abc', '1e3', '99999999999999999999']

describe.each(oneEngine)('rights to messages and notices on $name', (engine) => {
  let api: TestApi
  let lin: TestPerson
  let gu: TestPerson
  let stranger: TestPerson
  let messageId = 0
  let noticeIds = new Map<string, number>()
  beforeAll(async () => {
    api = await openApi(engine)
    lin = await api.person()
    gu = await api.person()
    stranger = await api.person()
    const [sent] = await say(api, gu, [lin], '只有你我知道')
    messageId = sent?.id ?? 0
    await tell(api, everyKind(lin.id, gu.id))
    const { list } = await api.as(lin).send(refs.noticeList, { query: { pageSize: 50 } })
    noticeIds = new Map(list.map(({ group, id }) => [group, id]))
  })
  afterAll(() => api.close())

  const ask = async (person: TestPerson | null, method: string, path: string, body?: unknown, headers = {}) => {
    const init: RequestInit = { method, headers: { ...headers } }
    if (body !== undefined) {
      init.body = JSON.stringify(body)
      init.headers = { 'content-type': 'application/json', ...headers }
    }
    const answer = await (person ? api.as(person) : api).request(path, init)
    return { http: answer.status, text: await answer.text() }
  }
  /** All rows of lin and gu, to check that a refused call changed nothing. */
  const rows = async () => {
    const { rows: all } = await api.platform.db.execute(sql`
      select 'm' as kind, id::float8, read_at is null as unread, sender_deleted as a, receiver_deleted as b from messages
      union all select 'n', id::float8, read_at is null, deleted_at is null, false from notices order by 1, 2`)
    return JSON.stringify(all)
  }

  it('need a session', async () => {
    const answers = new Set<string>()
    for (const call of calls) {
      const path = call.path.replace('{id}', String(lin.id))
      const answer = await ask(null, call.method, path, call.method === 'GET' ? undefined : {})
      expect(answer.http, path).toBe(401)
      answers.add(answer.text)
    }
    expect(answers.size).toBe(1)
  })

  it('treat another person’s notice as missing', async () => {
    const before = await rows()
    for (const [group, id] of noticeIds) {
      const other = await ask(stranger, 'GET', `/api/v2/notices/${id}`)
      expect(other.http).toBe(404)
      for (const none of missing) expect(await ask(stranger, 'GET', `/api/v2/notices/${none}`)).toEqual(other)
      for (const name of ['notifyBlock', 'notifySystem', 'notifyInvite']) {
        const path = `/api/v1/message-center/${name}/detail?id=`
        expect(await ask(stranger, 'GET', `${path}${id}`), group).toEqual(other)
        for (const none of missing) expect(await ask(stranger, 'GET', `${path}${none}`)).toEqual(other)
      }
    }
    expect(await rows()).toBe(before)
  })

  it('neither mark nor remove another person’s rows, and answer as if they were missing', async () => {
    const before = await rows()
    const views = ['Block', 'Deblock', 'System', 'Invite', 'Like', 'Save', 'Follow']
    const writes: [method: string, path: (id: string) => string, body: (id: string) => unknown][] = [
      ['DELETE', (id) => `/api/v2/notices/${id}`, () => undefined],
      ['PUT', () => '/api/v2/notices', (id) => ({ id })],
      ['PUT', () => '/api/v1/inbox/messages/read', (id) => ({ messages: [id] })],
      ['DELETE', (id) => `/api/v1/inbox/messages/${id}`, () => undefined],
      ...views.map((name): [string, () => string, (id: string) => unknown] => [
        'POST',
        () => `/api/v1/message-center/notify${name}/view`,
        (id) => ({ id }),
      ]),
      ['POST', () => '/api/v1/message-center/notifyAppeal/view', (id) => ({ cmptId: id })],
    ]
    for (const [method, path, body] of writes) {
      const nothing = await ask(stranger, method, path('999999999'), body('999999999'))
      expect(nothing.http, path('1')).toBe(200)
      for (const id of [messageId, ...noticeIds.values(), 963].map(String)) {
        expect(await ask(stranger, method, path(id), body(id)), `${method} ${path(id)}`).toEqual(nothing)
      }
    }
    await ask(stranger, 'PUT', '/api/v1/inbox/messages')
    await ask(stranger, 'PUT', '/api/v2/notices')
    await ask(stranger, 'PUT', '/api/v2/notices', { upTo: 9_007_199_254_740_991 })
    await ask(stranger, 'POST', '/api/v1/message-center/privateMessage/view', { partnerSsoId: gu.ssoId })
    await ask(stranger, 'DELETE', `/api/v1/inbox/partners/${lin.id}`)
    expect(await rows()).toBe(before)
  })

  it('refuse a conversation of two others, by any id', async () => {
    const paths = [
      ...[lin, gu].flatMap(({ id, ssoId }) => [
        `/api/v1/inbox/messages?participator=${id}`,
        `/api/v1/inbox/messages?participator=${id}&userId=${gu.id}&user_id=${gu.id}&sender=${gu.id}`,
        `/api/v1/inbox/partners/${id}`,
        `/api/v1/message-center/privateMessage/history/detail?partnerSsoId=${ssoId}`,
      ]),
      '/api/v1/inbox/sessions',
      '/api/v1/inbox/preview',
      '/api/v1/message-center/privateMessage/list',
    ]
    for (const path of paths) {
      const headers = { 'x-user-id': String(lin.id), 'x-auth-user-id': lin.ssoId, 'x-token': 'x' }
      const answer = await ask(stranger, 'GET', path, undefined, headers)
      expect(answer.http, path).toBe(200)
      expect(answer.text, path).not.toContain('只有你我知道')
    }
    const unread = await ask(stranger, 'GET', '/api/v1/message-center/all/notView/total')
    expect(unread.text).toContain('"total":0')
  })

  it('treat an unknown partner and oneself as missing', async () => {
    const nobody = await ask(lin, 'GET', '/api/v1/inbox/partners/999999999')
    expect(nobody.http).toBe(404)
    for (const id of [...missing, String(lin.id)])
      expect(await ask(lin, 'GET', `/api/v1/inbox/partners/${id}`)).toEqual(nobody)
    const missingSso = await ask(lin, 'GET', '/api/v1/message-center/privateMessage/history/detail?partnerSsoId=none')
    expect(missingSso).toEqual(nobody)
    for (const [method, path] of [
      ['PUT', 'block'],
      ['DELETE', 'block'],
    ] as const) {
      expect(await ask(lin, method, `/api/v1/inbox/partners/999999999/${path}`)).toEqual(nobody)
      expect((await ask(lin, method, `/api/v1/inbox/partners/${lin.id}/${path}`)).http).toBe(400)
      expect((await ask(lin, method, `/api/v1/inbox/partners/100000/${path}`)).http).toBe(400)
    }
  })

  it('refuse a write of a tab that was opened for another person', async () => {
    const before = await rows()
    for (const call of calls.filter(({ method }) => method !== 'GET')) {
      const path = call.path.replace('{id}', String(gu.id))
      const answer = await ask(lin, call.method, path, {}, { 'x-user-id': String(gu.id) })
      expect(answer.http, path).toBe(403)
    }
    expect(await rows()).toBe(before)
  })

  it('refuse a report of a message that was not sent to the reporter', async () => {
    const report = (person: TestPerson, about: TestPerson, message: unknown) =>
      ask(person, 'POST', `/api/v1/inbox/partners/${about.id}/report`, { reason: 'spam', message })
    const nothing = await report(stranger, gu, 999_999_999)
    expect(nothing.http).toBe(404)
    expect(await report(stranger, gu, messageId)).toEqual(nothing)
    // gu wrote the message, so that only lin may report it
    expect(await report(gu, lin, messageId)).toEqual(nothing)
    expect((await report(lin, gu, messageId)).http).toBe(200)
  })
})
