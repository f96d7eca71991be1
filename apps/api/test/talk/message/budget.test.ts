import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { everyKind, tell } from '../notice/events.ts'
import { say } from './talk.ts'

describe.each(oneEngine)('the statements of a call on $name', (engine) => {
  let api: TestApi
  let lin: TestPerson
  let gu: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    lin = await api.person()
    gu = await api.person()
    const others = await Promise.all(Array.from({ length: 12 }, () => api.person()))
    for (const other of others) await say(api, other, [lin], `hi ${other.id}`)
    await say(api, gu, [lin], 'hi')
    await say(api, lin, [gu], 'hi')
    await tell(api, everyKind(lin.id, gu.id))
  })
  afterAll(() => api.close())

  /** Statements of the call itself: an earlier call has cached the session, and a write without a key stores none. */
  const budget = async (run: () => Promise<unknown>) => {
    await api.as(lin).send(refs.unreadTotal, {})
    const { count, texts } = await countStatements(run)
    return { count, texts }
  }
  const get = (path: string) => () => api.as(lin).request(path)

  it.each([
    ['what is unread', '/api/v1/message-center/all/notView/total', 1],
    ['unread messages', '/api/v1/inbox/messages/unread/count', 1],
    ['the first page of sessions', '/api/v1/inbox/sessions', 2],
    ['the popover’s sessions', '/api/v1/inbox/preview', 2],
    ['the message center’s', '/api/v1/message-center/privateMessage/list', 2],
    ['notices', '/api/v2/notices', 2],
    ['a list of the message center', '/api/v1/message-center/notify/list/system', 2],
  ] as const)('%s', async (_, path, most) => {
    const { count, texts } = await budget(get(path))
    expect(count, texts.join('\n')).toBe(most)
  })

  it('a conversation', async () => {
    expect((await budget(get(`/api/v1/inbox/messages?participator=${gu.id}`))).count).toBe(2)
  })

  it('a notice', async () => {
    const { list } = await api.as(lin).send(refs.noticeList, { query: {} })
    expect((await budget(get(`/api/v2/notices/${list[0]?.id}`))).count).toBe(1)
  })

  it('sending takes the same number for one receiver and for several', async () => {
    const others = [await api.person(), await api.person(), await api.person()]
    const send = (receivers: number[]) => () =>
      api.as(lin).request('/api/v1/inbox/messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ receivers, content: 'hi' }),
      })
    const one = await budget(send([gu.id]))
    const many = await budget(send(others.map(({ id }) => id)))
    expect(one.count, one.texts.join('\n')).toBeLessThanOrEqual(9)
    expect(many.count).toBe(one.count)
  })

  it('marking read', async () => {
    const put = (path: string) => () => api.as(lin).request(path, { method: 'PUT' })
    for (const path of ['/api/v1/inbox/messages', '/api/v2/notices']) {
      const { count, texts } = await budget(put(path))
      // session, begin, lock, mark, change, count, commit
      expect(count, texts.join('\n')).toBeLessThanOrEqual(7)
    }
  })
})
