import { createClient } from '@shulei/client/client.ts'
import { refs } from '@shulei/contract/refs.ts'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPostgres } from '../../../src/platform/db/database.ts'
import type { Engine } from '../../engines.ts'
import { openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { type Going, openRestartable, type RestartablePostgres } from '../../restartable-postgres.ts'
import { expectSound } from './invariants.ts'
import { say } from './talk.ts'

const PEOPLE = 8
/** Number of restarts; every other one is a crash. */
const RESTARTS = Number(process.env.RESTARTS ?? 4)
/** Milliseconds for which the database stays away each time. */
const AWAY = 600
/** Milliseconds within which everything works again (reliability, T3). */
const BACK = 5_000

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

interface Attempt {
  from: TestPerson
  to: TestPerson
  key: string
  content: string
  /** Ids in the answers, which must all be equal. */
  ids: Set<number>
}

describe.skipIf(process.env.SKIP_POSTGRES === '1')('a database that restarts while people write', () => {
  let server: RestartablePostgres
  let api: TestApi
  let people: TestPerson[] = []
  beforeAll(async () => {
    server = await openRestartable()
    const engine: Engine = { name: 'postgres', open: () => openPostgres(server.url) }
    api = await openApi(engine)
    people = await Promise.all(Array.from({ length: PEOPLE }, () => api.person()))
    for (const person of people) {
      const others = people.filter((other) => other !== person)
      await say(api, person, others, `hello from ${person.id}`)
    }
  })
  afterAll(async () => {
    await api?.close()
    await server?.stop()
  })

  const state = async () => {
    const answer = await api.request('/readyz')
    return { http: answer.status, ...((await answer.json()) as { data: { database: string } }) }
  }

  test('loses and doubles nothing, is reported as away, and works again without help', async () => {
    const ledger: Attempt[] = []
    const refused = new Set<string>()
    let writing = true

    /** Sends once; false when the message has to be sent again with the same key, as a browser does. */
    const arrives = async ({ from, to, key, content, ids }: Attempt): Promise<boolean> => {
      const answer = await api.as(from).request('/api/v1/inbox/messages', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ receivers: [to.id], content }),
      })
      const envelope = (await answer.json()) as { errno?: string; data: { messages: { id: number }[] } }
      if (answer.status !== 200) {
        refused.add(`${answer.status} ${envelope.errno}`)
        return false
      }
      for (const { id } of envelope.data.messages) ids.add(id)
      return true
    }
    const write = async (from: TestPerson, index: number) => {
      for (let i = 0; writing; i++) {
        const to = people[(index + 1 + (i % (PEOPLE - 1))) % PEOPLE] as TestPerson
        const attempt: Attempt = { from, to, key: `${from.id}-${i}`, content: `${from.id} ${i}`, ids: new Set() }
        ledger.push(attempt)
        while (!(await arrives(attempt))) await pause(40)
        await pause(5)
      }
    }
    let jobsRun = 0
    await api.platform.jobs.work('snapshot', async () => {
      jobsRun += 1
    })
    const stream = await api.platform.push.open(people[0]?.id ?? 0)
    expect(await stream?.next(1000)).toBe('changed')
    const writers = Promise.all(people.map(write))

    for (let round = 0; round < RESTARTS; round++) {
      await pause(300)
      const going: Going = round % 2 ? 'immediate' : 'fast'
      server.down(going)
      await pause(50)
      expect(await state(), going).toMatchObject({ http: 503, data: { database: 'down' } })
      expect((await api.request('/healthz')).status).toBe(200)
      const before = performance.now()
      const page = await api.as(people[0] as TestPerson).request('/api/v1/inbox/sessions')
      expect([page.status, ((await page.json()) as { errno: string }).errno]).toEqual([503, 'e50300'])
      expect(performance.now() - before).toBeLessThan(1000)
      await pause(AWAY)
      const known = ledger.length
      server.up()
      const began = performance.now()
      while ((await state()).http !== 200 || ledger.length < known + PEOPLE) {
        if (performance.now() - began > BACK) throw new Error(`not back: ${JSON.stringify(await state())}`)
        await pause(20)
      }
    }
    await pause(300)
    writing = false
    await writers

    // the only right answer while the database is away
    expect([...refused]).toEqual(['503 e50300'])
    const { rows } = (await api.platform.database.raw.query(
      `select id::int, sender_id::int as sender, receiver_id::int as receiver, idempotency_key as key, content
       from messages where content not like 'hello%' order by id`,
    )) as { rows: { id: number; sender: number; receiver: number; key: string; content: string }[] }
    expect(rows).toHaveLength(ledger.length)
    const byKey = new Map(rows.map((row) => [row.key, row]))
    for (const { from, to, key, content, ids } of ledger) {
      const row = byKey.get(key)
      expect(row).toMatchObject({ sender: from.id, receiver: to.id, content })
      expect([...ids]).toEqual([row?.id])
    }
    await expectSound(api, people)
    // no connection is held by a transaction that never began
    const { totalCount, idleCount, waitingCount } = api.platform.database.raw as pg.Pool
    expect([totalCount - idleCount, waitingCount]).toEqual([0, 0])
    // the open stream receives missed and new changes again
    for (let wake = await stream?.next(1500); wake === 'changed'; wake = await stream?.next(1500)) await pause(1)
    await say(api, people[1] as TestPerson, [people[0] as TestPerson], 'after all that')
    expect(await stream?.next(1500)).toBe('changed')
    stream?.end()
    // the workers run jobs again
    await api.platform.jobs.send('snapshot', {})
    for (const began = performance.now(); jobsRun === 0; await pause(50)) {
      if (performance.now() - began > BACK) throw new Error('no job runs any more')
    }
  })

  test('is waited for by the client: one action, one message, no error', async () => {
    const [from, to] = people as [TestPerson, TestPerson]
    const { request } = await api.signIn(from)
    const send = createClient({
      fetch: (address, init) => request(String(address), init),
      wait: () => pause(300),
    })
    server.down('immediate')
    const sent = send(refs.sendMessage, { body: { receivers: [to.id], content: 'patience' } })
    await pause(100)
    server.up()
    const { messages } = await sent
    const { rows } = await api.platform.database.raw.query(`select id::int from messages where content = 'patience'`)
    expect(rows).toEqual(messages.map(({ id }) => ({ id })))
  })
})
