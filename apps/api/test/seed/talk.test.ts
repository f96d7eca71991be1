import { refs } from '@shulei/contract/refs.ts'
import { demoPeople, people, personOf } from '@shulei/mocks/cast/people.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadMessages } from '../../seed/messages.ts'
import { loadNotices } from '../../seed/notices.ts'
import { loadPeople } from '../../seed/people.ts'
import { oneEngine, openApi, startOfTests, type TestApi } from '../harness.ts'
import { expectSound } from '../talk/message/invariants.ts'

describe.each(oneEngine)('built-in messages and notices on $name', (engine) => {
  let api: TestApi
  let took = 0
  beforeAll(async () => {
    api = await openApi(engine)
    const { db, cipher } = api.platform
    await db.transaction((tx) => loadPeople(tx, cipher, startOfTests))
    const began = performance.now()
    await db.transaction((tx) => loadMessages(tx, startOfTests))
    await loadNotices(db, startOfTests)
    took = performance.now() - began
  })
  afterAll(() => api.close())

  test('are loaded quickly and are consistent', async () => {
    expect(took).toBeLessThan(2000)
    await expectSound(api, people)
  })

  test('give every sign-in account something to read', async () => {
    for (const person of demoPeople.filter(({ demo }) => demo !== 'newcomer')) {
      const visitor = api.as(person)
      const sessions = await visitor.send(refs.inboxSessions, { query: {} })
      const notices = await visitor.send(refs.noticeList, { query: {} })
      expect([person.name, sessions.session_total > 0, notices.total > 0]).toEqual([person.name, true, true])
      const times = notices.list.map(({ created_at }) => created_at)
      expect(times).toEqual(times.toSorted().toReversed())
      const latest = sessions.sessions.map(({ last_message }) => last_message.created_at)
      expect(latest).toEqual(latest.toSorted().toReversed())
      expect([...times, ...latest].every((at) => Date.parse(at) <= startOfTests)).toBe(true)
    }
  })

  test('welcome every person in their language', async () => {
    const welcomeOf = async (mailbox: string) => {
      const query = { participator: 100_000 }
      return (await api.as(personOf(mailbox)).send(refs.inboxMessages, { query })).list[0]?.content
    }
    expect(await welcomeOf('lin')).toContain('欢迎来到<strong>数擂</strong>')
    expect(await welcomeOf('mira')).toContain('Welcome to <strong>Shulei</strong>')
  })
})
