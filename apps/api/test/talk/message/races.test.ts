import { refs } from '@shulei/contract/refs.ts'
import { FIRST_CONTACT_LIMIT } from '@shulei/domain/talk/message/first-contact.ts'
import { and, eq, inArray, isNull, not, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { changeInboxes } from '../../../src/modules/talk/message/inbox.repo.ts'
import type { MessageSelection } from '../../../src/modules/talk/message/marks.repo.ts'
import { deleteConversation, markMessagesRead } from '../../../src/modules/talk/message/marks.service.ts'
import { block } from '../../../src/modules/talk/message/partner.service.ts'
import { insertMessages, raiseSessions } from '../../../src/modules/talk/message/send.repo.ts'
import { sendMessage } from '../../../src/modules/talk/message/send.service.ts'
import { messages } from '../../../src/modules/talk/message/tables.ts'
import { ApiError } from '../../../src/platform/api-error.ts'
import { describeConcurrent, type Engine, engines } from '../../engines.ts'
import { openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { ROUNDS_TO_FAIL, roundsOn } from '../../rounds.ts'
import { expectSound } from './invariants.ts'

vi.mock('../../../src/modules/talk/message/inbox.repo.ts', { spy: true })

const PARALLEL = 50

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

/** Puts another function in the place of `changeInboxes`, which takes the locks of inboxes, while something runs. */
async function changingInboxesBy<T>(change: typeof changeInboxes, run: () => Promise<T>): Promise<T> {
  vi.mocked(changeInboxes).mockImplementation(change)
  return run().finally(() => vi.mocked(changeInboxes).mockReset())
}

/** Runs sendings that take no lock. */
const withoutLock = <T>(run: () => Promise<T>) => changingInboxesBy(async () => {}, run)

const real = await vi.importActual<typeof import('../../../src/modules/talk/message/inbox.repo.ts')>(
  '../../../src/modules/talk/message/inbox.repo.ts',
)

/** Runs sendings that take the locks of inboxes one by one, in the order of the receivers. */
const withoutOrder = <T>(run: () => Promise<T>) =>
  changingInboxesBy(async (tx, userIds) => {
    for (const id of userIds) await real.changeInboxes(tx, [id])
  }, run)

/** Two people who have written to each other; the second has `unread` messages of the first. */
async function friends(api: TestApi, unread = 0): Promise<[TestPerson, TestPerson]> {
  const [a, b] = [await api.person(), await api.person()]
  await write(api, b, a, 'answer')
  for (let i = 0; i < unread; i++) await write(api, a, b, `key-${i}`)
  return [a, b]
}

const write = ({ platform }: TestApi, from: TestPerson, to: TestPerson, key: string) =>
  sendMessage(platform, { senderId: from.id, receiverIds: [to.id], content: `text ${key}`, key })

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

/** One person sends many messages to another at the same moment. */
async function rush(api: TestApi, keyOf: (index: number) => string): Promise<Rush> {
  const [from, to] = [await api.person(), await api.person()]
  const ends = await times(PARALLEL, (index) => outcome(write(api, from, to, keyOf(index))))
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

/** Marks without a lock: reads unread messages, then marks them, so that two runs count the same message. */
const lookThenMark: Mark = ({ platform }, reader, ids) =>
  platform.db.transaction(async (tx) => {
    const mine = and(
      eq(messages.receiverId, reader.id),
      isNull(messages.readAt),
      ids ? inArray(messages.id, ids) : undefined,
    )
    const rows = await tx.select({ id: messages.id }).from(messages).where(mine).orderBy(messages.id)
    const readAt = new Date(platform.clock())
    // one by one and in order, so that two runs do not deadlock
    for (const { id } of rows) await tx.update(messages).set({ readAt }).where(eq(messages.id, id))
    return rows.length
  })

/** One tab marks all, another marks one by one, a third all again; answers the number of rows that they report as changed. */
async function tabs(api: TestApi, mark: Mark): Promise<{ rows: number; said: number }> {
  const [from, reader] = await friends(api, 8)
  const rows = (await storedBy(api, from)).map(({ id }) => id)
  const said = await Promise.all([mark(api, reader), ...rows.map((id) => mark(api, reader, [id])), mark(api, reader)])
  return { rows: rows.length, said: said.reduce((sum, one) => sum + one, 0) }
}

/**
 * Tabs mark the same messages by their ids, by their senders and all at once, while their reader blocks the senders, which also
 * marks messages. Answers the number of calls that failed in a deadlock, and of unread messages at the end.
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
    // only the last message of each sender
    await raiseSessions(tx, stored.slice(-senders.length))
    return stored
  })
  const ids = rows.map(({ id }) => id)
  const mark = (selection: MessageSelection) => markMessagesRead(api.platform, reader.id, selection)
  const ends = await Promise.allSettled(
    senders.flatMap(({ id: senderId }, index) => [
      mark(index % 2 ? { ids } : {}),
      block(api.platform, { userId: reader.id, partnerId: senderId }, 'zh-CN'),
      mark({ senderId }),
    ]),
  )
  const { messages: unread } = await api.as(reader).send(refs.unreadTotal, {})
  return { broken: ends.filter(({ status }) => status === 'rejected').length, unread }
}

/**
 * People write to a reader, who repeatedly reads the unread messages and marks those up to the newest one seen. Answers the number
 * of messages that were marked read without having been seen.
 */
async function readWhileWriting(api: TestApi): Promise<number> {
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
      for (let i = 0; i < 8; i++) await write(api, writer, reader, `${i}`)
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

/** Two people remove their long conversation at the same time. Answers the errors, and how many messages are left for one of them. */
async function bothRemove(api: TestApi): Promise<{ errors: string[]; left: number }> {
  const [a, b] = await friends(api)
  const createdAt = new Date(api.clock.now())
  const values = Array.from({ length: 600 }, (_, i) => {
    const [senderId, receiverId] = i % 2 ? [a.id, b.id] : [b.id, a.id]
    return { senderId, receiverId, content: `${i}`, idempotencyKey: `long-${i}`, createdAt }
  })
  await api.platform.db.transaction((tx) => insertMessages(tx, values))
  const ends = await Promise.allSettled([
    deleteConversation(api.platform, a.id, b.id),
    deleteConversation(api.platform, b.id, a.id),
  ])
  const visible = or(not(messages.senderDeleted), not(messages.receiverDeleted))
  const left = await api.platform.db.$count(messages, and(inArray(messages.senderId, [a.id, b.id]), visible))
  return { errors: ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : [])), left }
}

/** People write to the same many receivers, half of them in reverse order. Answers the errors of failed messages. */
async function crowd(api: TestApi): Promise<string[]> {
  const [senders, receivers] = [await times(12, () => api.person()), await times(20, () => api.person())]
  const there = receivers.map(({ id }) => id)
  const ends = await times(senders.length * 3, (index) => {
    const sender = senders[index % senders.length] as TestPerson
    const receiverIds = index % 2 ? there : there.toReversed()
    const sending = { senderId: sender.id, receiverIds, content: `${index}`, key: `crowd-${index}` }
    return outcome(sendMessage(api.platform, sending))
  })
  return ends.filter((end) => !/^\d+$/.test(end))
}

describe.each(engines)('inboxes at the same moment on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test(`store no more of ${PARALLEL} first messages than the limit of a first contact`, async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const { rows, ids, refused } = await rush(api, (index) => `own-${round}-${index}`)
      expect([rows, ids.size]).toEqual([FIRST_CONTACT_LIMIT, FIRST_CONTACT_LIMIT])
      expect(new Set(refused)).toEqual(new Set(['firstContactLimit']))
    }
  })

  test(`store one message of ${PARALLEL} arrivals of one action, and answer all with it`, async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const { rows, ids, refused } = await rush(api, () => `same-${round}`)
      expect([rows, ids.size, refused]).toEqual([1, 1, []])
    }
  })

  test('count every message once when tabs mark one and all', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const { rows, said } = await tabs(api, marked)
      expect(said).toBe(rows)
    }
  })

  test('do not deadlock when tabs mark and block', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      expect(await crossing(api)).toEqual({ broken: 0, unread: 0 })
    }
  })

  test('do not deadlock when both people remove their conversation', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      expect(await bothRemove(api)).toEqual({ errors: [], left: 0 })
    }
  })

  test('mark no message read that was not seen', async () => {
    for (let round = 0; round < 3; round++) expect(await readWhileWriting(api)).toBe(0)
  })

  test('answer the same counts for the same version, and the right ones at the end', async () => {
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

  test('do not deadlock when two people write to each other and a third to both', async () => {
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

  test('do not deadlock when many people write to the same people in different orders', async () => {
    for (let round = 0; round < 3; round++) expect(await crowd(api)).toEqual([])
  })
})

/** Drops the unique index, which guards the rows as well as the lock does and would hide that it is missing. */
async function openGuardless(engine: Engine): Promise<TestApi> {
  const api = await openApi(engine)
  await api.platform.db.execute(sql`alter table messages drop constraint messages_key`)
  return api
}

describeConcurrent('inboxes without the guards on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openGuardless(engine)
  })
  afterAll(() => api.close())

  /** True as soon as a round is broken; false after all of them. */
  async function breaks(round: (index: number) => Promise<boolean>): Promise<boolean> {
    for (let index = 0; index < ROUNDS_TO_FAIL; index++) if (await round(index)) return true
    return false
  }

  test('exceed the limit of a first contact', async () => {
    const round = async (index: number) =>
      (await withoutLock(() => rush(api, (at) => `limit-${index}-${at}`))).rows > FIRST_CONTACT_LIMIT
    expect(await breaks(round)).toBe(true)
  })

  test('store several messages of one action', async () => {
    const round = async (index: number) => (await withoutLock(() => rush(api, () => `key-${index}`))).rows > 1
    expect(await breaks(round)).toBe(true)
  })

  test('count marked messages twice', async () => {
    const round = async () => {
      const { rows, said } = await tabs(api, lookThenMark)
      return said > rows
    }
    expect(await breaks(round)).toBe(true)
  })

  test('deadlock when many people write to many', async () => {
    expect(await breaks(async () => (await withoutOrder(() => crowd(api))).length > 0)).toBe(true)
  })

  test('mark messages read that were not seen', async () => {
    expect(await breaks(async () => (await withoutLock(() => readWhileWriting(api))) > 0)).toBe(true)
  })

  test('with the lock keep the limits, also without the unique index', async () => {
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
