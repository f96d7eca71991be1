import { refs } from '@shulei/contract/refs.ts'
import { MAX_RECEIVERS } from '@shulei/domain/message/content.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, openApi, type TestApi, type TestPerson } from '../harness.ts'
import { everyKind, tell } from '../notice/events.ts'
import { expectSound } from './invariants.ts'
import { say } from './talk.ts'

const PEOPLE = Number(process.env.STORM_PEOPLE ?? 24)
const SENDS_EACH = Number(process.env.STORM_SENDS ?? 20)

/** With STORM_REPORT=1: how long sending took. It is no part of the test: a busy machine says nothing about it. */
function report(name: string, took: readonly number[], seconds: number): void {
  if (!process.env.STORM_REPORT) return
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(0)} ms`
  const rate = `${(took.length / seconds).toFixed(0)} a second`
  process.stdout.write(
    `${name}: ${PEOPLE} people, ${took.length} sends in ${seconds.toFixed(1)} s (${rate}), p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}\n`,
  )
}

interface Attempt {
  from: TestPerson
  to: TestPerson
  key: string
  content: string
  /** Ids of all answers to it: one and the same. */
  ids: Set<number>
}

/** Always the same numbers: a run that fails can be looked at again. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state
  }
}

describe.each(engines)('a storm of messages on $name', (engine) => {
  let api: TestApi
  let people: TestPerson[] = []
  beforeAll(async () => {
    api = await openApi(engine)
    people = await Promise.all(Array.from({ length: PEOPLE }, () => api.person()))
    // they know each other: what is tested is not the limit of a first contact
    for (const [index, person] of people.entries()) {
      const others = people.filter((other) => other !== person)
      for (let from = 0; from < others.length; from += MAX_RECEIVERS) {
        await say(api, person, others.slice(from, from + MAX_RECEIVERS), `hello from ${index}`)
      }
    }
  })
  afterAll(() => api.close())

  test('loses nothing, doubles nothing, keeps the order, and every count is that of the rows', async () => {
    const random = numbers(7)
    const next = (below: number) => random.next().value % below
    const ledger: Attempt[] = []
    let failed = 0
    let writing = true
    const took: number[] = []
    const began = performance.now()

    const write = async (from: TestPerson) => {
      for (let i = 0; i < SENDS_EACH; i++) {
        const others = people.filter((other) => other !== from)
        const to = others[next(others.length)] as TestPerson
        const attempt: Attempt = { from, to, key: `${from.id}-${i}`, content: `${from.id} ${i}`, ids: new Set() }
        ledger.push(attempt)
        // one in ten arrives again, some of them at the same moment
        const arrivals = next(10) === 0 ? 2 : 1
        await Promise.all(
          Array.from({ length: arrivals }, async () => {
            const sent = performance.now()
            const { messages } = await api
              .as(from)
              .send(
                refs.sendMessage,
                { body: { receivers: [to.id], content: attempt.content } },
                { idempotencyKey: attempt.key },
              )
            took.push(performance.now() - sent)
            for (const { id } of messages) attempt.ids.add(id)
          }),
        ).catch(() => {
          failed += 1
        })
      }
    }
    const read = async (reader: TestPerson) => {
      const versions = new Map<number, number>()
      while (writing) {
        const { version, total, messages } = await api.as(reader).send(refs.unreadTotal, {})
        expect(messages).toBeGreaterThanOrEqual(0)
        expect(versions.get(version) ?? total).toBe(total)
        versions.set(version, total)
        await Promise.all([1, 2].map(() => api.as(reader).send(refs.readAllMessages, {})))
        await new Promise((done) => setTimeout(done, 40))
      }
    }
    const notices = async () => {
      for (const person of people) {
        const events = everyKind(person.id, (people[next(PEOPLE)] as TestPerson).id)
        await Promise.all([tell(api, events), tell(api, events.toReversed())])
      }
    }
    const readers = Promise.all(people.slice(0, 8).map(read))
    await Promise.all([...people.map(write), notices()])
    writing = false
    await readers
    report(engine.name, took, (performance.now() - began) / 1000)

    expect(failed).toBe(0)
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
    for (const own of Map.groupBy(rows, ({ sender, receiver }) => `${sender} ${receiver}`).values()) {
      const order = own.map(({ content }) => Number(content.split(' ')[1]))
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }
    await expectSound(api, people)
  })
})
