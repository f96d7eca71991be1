import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { everyKind, tell } from '../notice/events.ts'
import { say } from './talk.ts'

interface Unread {
  total: number
  notices: number
  messages: number
  version: number
}

/** Opens a stream: `next` answers its next event. */
async function listen(api: TestApi, person: { id: number }) {
  const stop = new AbortController()
  const answer = await api.as(person).request('/api/push', { signal: stop.signal })
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    answer,
    async next(): Promise<Unread | 'ended'> {
      for (;;) {
        const end = text.indexOf('\n\n')
        if (end >= 0) {
          const event = text.slice(0, end)
          text = text.slice(end + 2)
          const data = /^data: (.*)$/m.exec(event)?.[1]
          if (data) {
            expect(event).toMatch(/^event: unread$/m)
            return JSON.parse(data) as Unread
          }
          continue
        }
        const part = await reader?.read()
        if (!part || part.done) return 'ended'
        text += part.value
      }
    },
    async close() {
      stop.abort()
      await reader?.cancel().catch(() => {})
    },
  }
}

const soon = async (check: () => Promise<void>) => {
  for (let i = 0; ; i++) {
    try {
      return await check()
    } catch (error) {
      if (i > 50) throw error
      await new Promise((done) => setTimeout(done, 20))
    }
  }
}

describe.each(engines)('the stream of unread counts on $name', (engine) => {
  let api: TestApi
  let lin: TestPerson
  let gu: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    lin = await api.person()
    gu = await api.person()
  })
  afterAll(() => api.close())

  it('sends the counts at once, then every change within a second, and nothing of other people', async () => {
    const stream = await listen(api, lin)
    expect(stream.answer.headers.get('content-type')).toMatch(/^text\/event-stream/)
    expect(stream.answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await stream.next()).toMatchObject({ total: 0, version: 0 })
    const sent = performance.now()
    await say(api, gu, [lin], '在吗')
    expect(await stream.next()).toMatchObject({ total: 1, messages: 1, notices: 0, version: 1 })
    expect(performance.now() - sent).toBeLessThan(1000)
    const [followed] = everyKind(lin.id, gu.id)
    if (followed) await tell(api, [followed])
    expect(await stream.next()).toMatchObject({ total: 2, notices: 1, version: 2 })
    // another person's inbox does not wake the stream
    const third = await api.person()
    await say(api, third, [gu], '你好')
    await api.as(lin).send(refs.readAllMessages, {})
    expect(await stream.next()).toMatchObject({ total: 1, messages: 0, version: 3 })
    await stream.close()
  })

  it('sends nothing for a change that was rolled back', async () => {
    const stream = await listen(api, gu)
    await stream.next()
    const undone = api.platform.db.transaction(async (tx) => {
      const { changeInboxes } = await import('../../../src/modules/talk/message/inbox.service.ts')
      await changeInboxes(tx, [gu.id])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await say(api, lin, [gu], '真的')
    const told = (await stream.next()) as Unread
    expect(told).toEqual(await api.as(gu).send(refs.unreadTotal, {}))
    await stream.close()
  })

  it('combines simultaneous changes into few events, the last of which is right', async () => {
    const stream = await listen(api, gu)
    await stream.next()
    const before = await api.as(gu).send(refs.unreadTotal, {})
    for (let i = 0; i < 20; i++) await say(api, lin, [gu], `${i}`)
    let events = 0
    for (let told = (await stream.next()) as Unread; ; told = (await stream.next()) as Unread) {
      events += 1
      if (told.version === before.version + 20) {
        expect(told.messages).toBe(before.messages + 20)
        break
      }
    }
    expect(events).toBeLessThanOrEqual(21)
    await stream.close()
  })

  it('is refused without a session, and after four streams of a person', async () => {
    expect((await api.request('/api/push')).status).toBe(401)
    expect((await api.as(lin).request('/api/push', { method: 'POST' })).status).toBe(405)
    const person = await api.person()
    const streams = await Promise.all(Array.from({ length: 4 }, () => listen(api, person)))
    const fifth = await api.as(person).request('/api/push')
    expect(fifth.status).toBe(429)
    expect(fifth.headers.get('retry-after')).toBe('5')
    expect(await fifth.json()).toMatchObject({ errno: 'e42900', message: expect.stringContaining('4') })
    await streams[0]?.close()
    await soon(async () => {
      const again = await listen(api, person)
      expect(again.answer.status).toBe(200)
      await again.close()
    })
    for (const stream of streams) await stream.close()
  })

  it.skipIf(engine.name === 'embedded')('goes on after the database connection was lost', async () => {
    const stream = await listen(api, lin)
    await stream.next()
    const { raw } = api.platform.database
    const { rows } = await raw.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    // the first event after the reconnect covers the changes that were missed
    await stream.next()
    await say(api, gu, [lin], '还在吗')
    const told = (await stream.next()) as Unread
    expect(told).toEqual(await api.as(lin).send(refs.unreadTotal, {}))
    await stream.close()
  })

  it('does not keep a stopping server alive, and frees the place of a closed browser', async () => {
    const own = await openApi(engine)
    const person = await own.person()
    const { cookie } = await own.signIn(person)
    const http = createServer(getRequestListener(own.app.fetch))
    await new Promise<void>((up) => http.listen(0, '127.0.0.1', up))
    const address = `http://127.0.0.1:${(http.address() as AddressInfo).port}/api/push`
    for (let i = 0; i < 6; i++) {
      const leave = new AbortController()
      await soon(async () => {
        const answer = await fetch(address, { headers: { cookie }, signal: leave.signal })
        expect(answer.status).toBe(200)
        expect((await answer.body?.getReader().read())?.done).toBe(false)
      })
      leave.abort()
    }
    await soon(async () => expect((await fetch(address, { headers: { cookie } })).status).toBe(200))
    const began = performance.now()
    own.platform.push.close()
    await new Promise((done) => http.close(done))
    expect(performance.now() - began).toBeLessThan(2000)
    await own.close()
  })

  it('ends when the server stops, which then opens no new stream', async () => {
    const own = await openApi(engine)
    const person = await own.person()
    const stream = await listen(own, person)
    await stream.next()
    own.platform.push.close()
    expect(await stream.next()).toBe('ended')
    const late = await listen(own, person)
    expect(await late.next()).toBe('ended')
    await own.close()
  })
})
