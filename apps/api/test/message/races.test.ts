import { refs } from '@shulei/contract/refs.ts'
import { FIRST_CONTACT_LIMIT } from '@shulei/domain/message/first-contact.ts'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeInboxes } from '../../src/modules/message/inbox.service.ts'
import type { Which } from '../../src/modules/message/marks.repo.ts'
import { markMessagesRead } from '../../src/modules/message/marks.service.ts'
import { mute } from '../../src/modules/message/partner.service.ts'
import { insertMessages, raiseSessions } from '../../src/modules/message/send.repo.ts'
import { type SendOptions, sendMessage } from '../../src/modules/message/send.service.ts'
import { messages } from '../../src/modules/message/tables.ts'
import { ApiError } from '../../src/platform/api-error.ts'
import { type Engine, engines } from '../engines.ts'
import { openApi, type TestApi, type TestPerson } from '../harness.ts'
import { expectSound } from './invariants.ts'

const PARALLEL = 50
const ROUNDS = 20

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/** Tells nobody and takes no lock: what the code would be without its first line. */
const withoutLock: SendOptions = { changeInboxes: async () => {} }

/** Two people, and messages that one has written to the other with an answer in between. */
async function friends(api: TestApi, unread = 0): Promise<[TestPerson, TestPerson]> {
  const [a, b] = [await api.person(), await api.person()]
  await write(api, b, a, 'answer')
  for (let i = 0; i < unread; i++) await write(api, a, b, `key-${i}`)
  return [a, b]
}

const write = ({ platform }: TestApi, from: TestPerson, to: TestPerson, key: string, options: SendOptions = {}) =>
  sendMessage(platform, { senderId: from.id, receiverIds: [to.id], content: `text ${key}`, key }, options)

const outcome = (sent: Promise<{ id: number }[]>) =>
  sent.then(
    ([row]) => String(row?.id),
    (error) => (error instanceof ApiError ? error.reason : `broken: ${error}`),
  )

const storedBy = ({ platform }: TestApi, person: TestPerson) =>
  platform.db.select().from(messages).where(eq(messages.senderId, person.id))

interface Rush {
  rows: number
  ids: Set<string>
  refused: string[]
}

/** Many messages of one person to another at the same moment. */
async function rush(api: TestApi, keyOf: (index: number) => string, options: SendOptions = {}): Promise<Rush> {
  const [from, to] = [await api.person(), await api.person()]
  const ends = await times(PARALLEL, (index) => outcome(write(api, from, to, keyOf(index), options)))
  const isId = (end: string) => /^\d+$/.test(end)
  return {
    rows: (await storedBy(api, from)).length,
    ids: new Set(ends.filter(isId)),
    refused: ends.filter((end) => !isId(end)),
  }
}

type Mark = (api: TestApi, reader: TestPerson, ids?: number[]) => Promise<number>

const marked: Mark = async ({ platform }, reader, ids) =>
  (await markMessagesRead(platform, reader.id, { ids })).affectedRows

/** Looks what is unread and then marks that: two of them count the same message. */
const lookThenMark: Mark = ({ platform }, reader, ids) =>
  platform.db.transaction(async (tx) => {
    const mine = and(
      eq(messages.receiverId, reader.id),
      isNull(messages.readAt),
      ids ? inArray(messages.id, ids) : undefined,
    )
    const rows = await tx.select({ id: messages.id }).from(messages).where(mine).orderBy(messages.id)
    const readAt = new Date(platform.clock())
    // one by one and in order: here two of them must not wait for each other for ever
    for (const { id } of rows) await tx.update(messages).set({ readAt }).where(eq(messages.id, id))
    return rows.length
  })

/** One tab marks all, another marks one by one, a third all again; answers how many rows they say they changed. */
async function tabs(api: TestApi, mark: Mark): Promise<{ rows: number; said: number }> {
  const [from, reader] = await friends(api, 8)
  const rows = (await storedBy(api, from)).map(({ id }) => id)
  const said = await Promise.all([mark(api, reader), ...rows.map((id) => mark(api, reader, [id])), mark(api, reader)])
  return { rows: rows.length, said: said.reduce((sum, one) => sum + one, 0) }
}

/**
 * Tabs mark the same messages by their ids, by their senders and all at once, while their reader mutes the senders, which marks
 * them too. Answers how many were broken off because they waited for each other, and how many messages are unread then.
 */
async function crossing(api: TestApi): Promise<{ broken: number; unread: number }> {
  const [reader, senders] = [await api.person(), await times(8, () => api.person())]
  const createdAt = new Date(api.clock.now())
  const values = Array.from({ length: 400 }, (_, i) => {
    const senderId = senders[(i * 5) % senders.length]?.id ?? 0
    return { senderId, receiverId: reader.id, content: `${i}`, idempotencyKey: `cross-${i}`, createdAt }
  })
  const rows = await api.platform.db.transaction(async (tx) => {
    const stored = await insertMessages(tx, values)
    // the last message of each sender
    await raiseSessions(tx, stored.slice(-senders.length))
    return stored
  })
  const ids = rows.map(({ id }) => id)
  const mark = (which: Which) => markMessagesRead(api.platform, reader.id, which)
  const ends = await Promise.allSettled(
    senders.flatMap(({ id: senderId }, index) => [
      mark(index % 2 ? { ids } : {}),
      mute(api.platform, { userId: reader.id, partnerId: senderId }, true, 'zh-CN'),
      mark({ senderId }),
    ]),
  )
  const { messages: unread } = await api.as(reader).send(refs.unreadTotal, {})
  return { broken: ends.filter(({ status }) => status === 'rejected').length, unread }
}

/**
 * People write to one reader, who again and again looks at what is there and marks read what is not newer than the newest
 * message seen. Answers how many messages were marked read without having been seen.
 */
async function readWhileWriting(api: TestApi, options: SendOptions = {}): Promise<number> {
  const reader = await api.person()
  const writers = await times(12, () => api.person())
  for (const writer of writers) await write(api, reader, writer, `hello ${writer.id}`)
  const seen = new Set<number>()
  let writing = true
  const reading = (async () => {
    while (writing) {
      const rows = await api.platform.db
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.receiverId, reader.id), isNull(messages.readAt)))
      for (const { id } of rows) seen.add(id)
      if (rows.length > 0) {
        await markMessagesRead(api.platform, reader.id, { upTo: Math.max(...rows.map(({ id }) => id)) })
      }
    }
  })()
  await Promise.all(
    writers.map(async (writer) => {
      for (let i = 0; i < 8; i++) await write(api, writer, reader, `${i}`, options)
    }),
  )
  writing = false
  await reading
  const read = await api.platform.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.receiverId, reader.id), sql`${messages.readAt} is not null`))
  return read.filter(({ id }) => !seen.has(id)).length
}

/** Takes the locks of inboxes one by one, as they were named. */
const withoutOrder: SendOptions = {
  async changeInboxes(tx, userIds) {
    for (const id of userIds) await changeInboxes(tx, [id])
  },
}

/** People write to the same many receivers, half of them from the last to the first. Answers what did not arrive, and why. */
async function crowd(api: TestApi, options: SendOptions = {}): Promise<string[]> {
  const [senders, receivers] = [await times(12, () => api.person()), await times(20, () => api.person())]
  const there = receivers.map(({ id }) => id)
  const ends = await times(senders.length * 3, (index) => {
    const sender = senders[index % senders.length] as TestPerson
    const receiverIds = index % 2 ? there : there.toReversed()
    const sending = { senderId: sender.id, receiverIds, content: `${index}`, key: `crowd-${index}` }
    return outcome(sendMessage(api.platform, sending, options))
  })
  return ends.filter((end) => !/^\d+$/.test(end))
}

describe.each(engines)('at the same moment on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test(`${PARALLEL} first messages never pass the limit of a first contact`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { rows, ids, refused } = await rush(api, (index) => `own-${round}-${index}`)
      expect([rows, ids.size]).toEqual([FIRST_CONTACT_LIMIT, FIRST_CONTACT_LIMIT])
      expect(new Set(refused)).toEqual(new Set(['firstContactLimit']))
    }
  })

  test(`${PARALLEL} arrivals of one action make one message, and all are answered with it`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { rows, ids, refused } = await rush(api, () => `same-${round}`)
      expect([rows, ids.size, refused]).toEqual([1, 1, []])
    }
  })

  test('marking one and marking all count every message once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { rows, said } = await tabs(api, marked)
      expect(said).toBe(rows)
    }
  })

  test('marking and muting do not wait for each other for ever', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      expect(await crossing(api)).toEqual({ broken: 0, unread: 0 })
    }
  })

  test('nothing is marked read that was not seen', async () => {
    for (let round = 0; round < 3; round++) expect(await readWhileWriting(api)).toBe(0)
  })

  test('answers with the same version say the same, and the last one is right', async () => {
    const [from, reader] = await friends(api)
    const said = new Map<number, Set<number>>()
    const look = async () => {
      const { version, messages: count } = await api.as(reader).send(refs.unreadTotal, {})
      said.set(version, (said.get(version) ?? new Set()).add(count))
    }
    await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => write(api, from, reader, `v-${index}`)),
      ...Array.from({ length: 5 }, () => marked(api, reader)),
      ...Array.from({ length: 40 }, look),
    ])
    await look()
    for (const [version, counts] of said) expect(counts.size, `version ${version}`).toBe(1)
    await expectSound(api, [from, reader])
  })

  test('two people who write to each other, and one who writes to both, do not stand in each other’s way', async () => {
    const [a, b] = await friends(api)
    const c = await api.person()
    for (const other of [a, b]) await write(api, other, c, `hi ${other.id}`)
    const both = (key: string) =>
      sendMessage(api.platform, { senderId: c.id, receiverIds: [b.id, a.id], content: key, key })
    const ends = await Promise.all([
      ...Array.from({ length: 20 }, (_, index) => outcome(write(api, a, b, `ab-${index}`))),
      ...Array.from({ length: 20 }, (_, index) => outcome(write(api, b, a, `ba-${index}`))),
      ...Array.from({ length: 20 }, (_, index) => outcome(both(`c-${index}`))),
      ...Array.from({ length: 10 }, () => marked(api, a).then(() => '0')),
    ])
    expect(ends.filter((end) => !/^\d+$/.test(end))).toEqual([])
    await expectSound(api, [a, b, c])
  })

  test('many who write to the same many people, in whatever order, all get through', async () => {
    for (let round = 0; round < 3; round++) expect(await crowd(api)).toEqual([])
  })
})

/** The unique index is a second guard behind the lock; to see what the lock does it has to go. */
async function openGuardless(engine: Engine): Promise<TestApi> {
  const api = await openApi(engine)
  await api.platform.db.execute(sql`alter table messages drop constraint messages_key`)
  return api
}

describe.each(engines)('without the guards on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openGuardless(engine)
  })
  afterAll(() => api.close())

  // The embedded database runs one transaction after another and hides these races: only PostgreSQL can show them.
  const shows = engine.name === 'postgres'
  const rounds = shows ? ROUNDS : 2

  /** True as soon as a round is broken; false after all of them. */
  async function breaks(round: (index: number) => Promise<boolean>): Promise<boolean> {
    for (let index = 0; index < rounds; index++) if (await round(index)) return true
    return false
  }

  test(`the limit of a first contact is ${shows ? 'passed' : 'kept by luck'}`, async () => {
    const round = async (index: number) =>
      (await rush(api, (at) => `limit-${index}-${at}`, withoutLock)).rows > FIRST_CONTACT_LIMIT
    expect(await breaks(round)).toBe(shows)
  })

  test(`one action makes ${shows ? 'several messages' : 'one message by luck'}`, async () => {
    expect(await breaks(async (index) => (await rush(api, () => `key-${index}`, withoutLock)).rows > 1)).toBe(shows)
  })

  test(`marking ${shows ? 'counts messages twice' : 'counts right by luck'}`, async () => {
    const round = async () => {
      const { rows, said } = await tabs(api, lookThenMark)
      return said > rows
    }
    expect(await breaks(round)).toBe(shows)
  })

  test(`messages to many ${shows ? 'wait for each other for ever' : 'get through by luck'}`, async () => {
    expect(await breaks(async () => (await crowd(api, withoutOrder)).length > 0)).toBe(shows)
  })

  test(`messages ${shows ? 'are marked read that nobody saw' : 'are seen by luck'}`, async () => {
    expect(await breaks(async () => (await readWhileWriting(api, withoutLock)) > 0)).toBe(shows)
  })

  test('but with the lock none of this happens, also without the index behind it', async () => {
    expect((await rush(api, (index) => `locked-${index}`)).rows).toBe(FIRST_CONTACT_LIMIT)
    expect((await rush(api, () => 'locked-same')).rows).toBe(1)
  })
})

test.each(engines)('the table refuses a second message of one action to the same person on $name', async (engine) => {
  const api = await openApi(engine)
  const [from, to] = [await api.person(), await api.person()]
  const row = { senderId: from.id, receiverId: to.id, content: 'twice', idempotencyKey: 'one', createdAt: new Date() }
  const twice = api.platform.db.transaction((tx) => insertMessages(tx, [row, row]))
  await expect(twice).rejects.toMatchObject({ cause: { code: '23505' } })
  await api.close()
})
