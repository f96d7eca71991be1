import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeInboxes } from '../../../src/modules/talk/message/inbox.service.ts'
import { markRead } from '../../../src/modules/talk/message/marks.repo.ts'
import { deleteMessage, markMessagesRead } from '../../../src/modules/talk/message/marks.service.ts'
import { insertMessages, raiseSessions } from '../../../src/modules/talk/message/send.repo.ts'
import { notify } from '../../../src/modules/talk/notice/notice.service.ts'
import { insertNotices } from '../../../src/modules/talk/notice/notify.repo.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { expectSound } from './invariants.ts'
import { paused, untilWaiting } from './paused.ts'
import { say } from './talk.ts'

/**
 * The lock of an inbox: each test pauses one transaction at the point where another one would do harm if it did not take the lock
 * first. The embedded database runs transactions one after another, so that the lock has no effect there.
 */
describe.each(engines)('the lock of an inbox on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  const two = () => Promise.all([api.person(), api.person()])
  const tell = (actor: TestPerson, ...to: TestPerson[]) =>
    api.platform.db.transaction((tx) =>
      notify(
        tx,
        to.map(({ id: recipientId }) => {
          return { recipientId, kind: 'followed' as const, actorId: actor.id, facts: {}, at: api.clock.now() }
        }),
      ),
    )
  /** The row of one notice. */
  const rowOf = (recipientId: number, actor: TestPerson) => ({
    recipientId,
    kind: 'followed',
    actorId: actor.id,
    subject: '',
    facts: {},
    competitionId: null,
    ignorable: 'follow',
    createdAt: new Date(api.clock.now()).toISOString(),
  })
  const noticeIds = async (person: TestPerson) => {
    const { list } = await api.as(person).send(refs.noticeList, { query: {} })
    return list.map(({ id }) => id)
  }

  test('is taken by marking before the rows, so that marking and another holder do not deadlock', async () => {
    const [from, reader] = await two()
    await say(api, from, [reader], '一')
    const goOn = await paused(api, async (tx, pause) => {
      // the lock of a block
      await changeInboxes(tx, [reader.id])
      await pause()
      await markRead(tx, reader.id, { senderId: from.id }, new Date(api.clock.now()))
    })
    const marking = markMessagesRead(api.platform, reader.id, {})
    await untilWaiting(api, 1, marking)
    const ends = await Promise.allSettled([goOn(), marking])
    expect(ends).toMatchObject([
      { status: 'fulfilled' },
      { status: 'fulfilled', value: { affectedRows: 0, unread: { messages: 0 } } },
    ])
  })

  test('is taken by deleting before it looks for the last message, so that it sees one that is being sent', async () => {
    const [from, reader] = await two()
    const [first] = await say(api, from, [reader], '一')
    const goOn = await paused(api, async (tx, pause) => {
      // the lock of a message
      await changeInboxes(tx, [from.id, reader.id])
      const pair = { senderId: from.id, receiverId: reader.id }
      const rest = { content: '二', idempotencyKey: 'second', createdAt: new Date(api.clock.now()) }
      await raiseSessions(tx, await insertMessages(tx, [{ ...pair, ...rest }]))
      await pause()
    })
    const deleting = deleteMessage(api.platform, reader.id, first?.id ?? 0)
    await untilWaiting(api, 1, deleting)
    await goOn()
    expect(await deleting).toBe(1)
    await expectSound(api, [from, reader])
  })

  test('is taken by a notification for all recipients first, so that two in opposite order do not deadlock', async () => {
    const [actor, one, other] = [await api.person(), ...(await two())]
    const [before, after] = await two()
    // the unfinished notices block both calls in the middle of their writes
    const goOn = await paused(api, async (tx, pause) => {
      for (const { id } of [before, after]) await insertNotices(tx, [rowOf(id, actor)])
      await pause()
    })
    const telling = Promise.allSettled([tell(actor, one, before, other), tell(actor, other, after, one)])
    await untilWaiting(api, 2, telling)
    await goOn()
    const ends = await telling
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    for (const person of [one, other]) expect(await noticeIds(person)).toHaveLength(1)
    await expectSound(api, [one, other])
  })

  test('keeps a notice from becoming visible after a newer one, up to which its reader has marked all read', async () => {
    const [early, late] = await two()
    const [reader, bystander] = await two()
    // the unfinished notice blocks the first call after it has written to the reader
    const goOn = await paused(api, async (tx, pause) => {
      await insertNotices(tx, [rowOf(bystander.id, early)])
      await pause()
    })
    const first = tell(early, reader, bystander)
    await untilWaiting(api, 1, first)
    const second = tell(late, reader)
    await untilWaiting(api, 2, second)
    // while a transaction is paused, the embedded database runs no other statement
    const seen = engine.name === 'embedded' ? [] : await noticeIds(reader)
    await goOn()
    await Promise.all([first, second])
    const there = await noticeIds(reader)
    expect(there).toHaveLength(2)
    expect(there.filter((id) => !seen.includes(id) && id < Math.max(0, ...seen))).toEqual([])
  })
})
