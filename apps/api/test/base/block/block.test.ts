import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertBlock } from '../../../src/modules/base/block/block.service.ts'
import { insertFollow } from '../../../src/modules/people/follow/follow.repo.ts'
import { followPerson } from '../../../src/modules/people/follow/follow.service.ts'
import { changeInboxes, lockInboxes } from '../../../src/modules/talk/message/inbox.service.ts'
import { block } from '../../../src/modules/talk/message/partner.service.ts'
import { insertMessages, raiseSessions } from '../../../src/modules/talk/message/send.repo.ts'
import { sendMessage } from '../../../src/modules/talk/message/send.service.ts'
import { engines } from '../../engines.ts'
import { openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { paused, untilWaiting } from '../../talk/message/paused.ts'
import { say, thread } from '../../talk/message/talk.ts'

const NOBODY = 9_999_999_999

describe.each(engines)('blocking a person on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  const two = () => Promise.all([api.person(), api.person()])
  const blockBy = (who: TestPerson, whom: { id: number }) =>
    api.as(who).send(refs.blockPerson, { params: { id: whom.id } })
  const unblockBy = (who: TestPerson, whom: TestPerson) =>
    api.as(who).send(refs.unblockPerson, { params: { id: whom.id } })
  const follow = (who: TestPerson, whom: TestPerson) =>
    api.as(who).send(refs.follow, { body: { sponsorId: who.id, followedId: whom.id } })
  const relation = (who: TestPerson, whom: TestPerson) =>
    api.as(who).send(refs.followRelation, { query: { sponsorId: who.id, followedId: whom.id } })
  const unreadOf = async (person: TestPerson) => (await api.as(person).send(refs.unreadTotal, {})).messages

  test('refuses messages in both directions and tells the sender the reason', async () => {
    const [from, reader] = await two()
    await say(api, from, [reader], '一')
    expect(await blockBy(reader, from)).toMatchObject({
      blocked: true,
      refused: false,
      can_send: false,
      unread_count: 0,
    })
    await expect(say(api, from, [reader], '二')).rejects.toMatchObject({
      errno: 'e47011',
      message: `${reader.name} 不接收你的消息。`,
    })
    await expect(say(api, reader, [from], '三')).rejects.toMatchObject({ errno: 'e47008' })
    expect((await thread(api, reader, from.id)).list.map(({ content }) => content)).toEqual(['一'])
    expect((await thread(api, from, reader.id)).conversation).toMatchObject({
      blocked: false,
      refused: true,
      can_send: false,
    })
    expect(await unreadOf(reader)).toBe(0)
    // the message center's call refuses too, and a message to several people reaches none of them
    await expect(
      api.as(from).send(refs.editPrivateMessage, { body: { receivers: [reader.ssoId], content: '四' } }),
    ).rejects.toMatchObject({ errno: 'e47011' })
    const third = await api.person()
    await expect(say(api, from, [third, reader], '五')).rejects.toMatchObject({ errno: 'e47011' })
    expect(await unreadOf(third)).toBe(0)

    expect(await unblockBy(reader, from)).toMatchObject({ blocked: false, can_send: true })
    await say(api, from, [reader], '六')
    expect(await unreadOf(reader)).toBe(1)
  })

  test('answers the repeat of a message from before the block, and stores it once', async () => {
    const [from, reader] = await two()
    const body = { receivers: [reader.id], content: '一' }
    const once = () => api.as(from).send(refs.sendMessage, { body }, { idempotencyKey: 'before-the-block' })
    const first = await once()
    await blockBy(reader, from)
    expect(await once()).toEqual(first)
  })

  test('ends both follows, and refuses new ones until the block ends', async () => {
    const [ann, bob] = await two()
    await follow(ann, bob)
    await follow(bob, ann)
    await blockBy(ann, bob)
    expect(await relation(ann, bob)).toMatchObject({ isFollowed: false, isBlocked: true, oFollowerCount: 0 })
    expect(await relation(bob, ann)).toMatchObject({ isFollowed: false, isBlocked: false, oFollowerCount: 0 })
    await expect(follow(bob, ann)).rejects.toMatchObject({ errno: 'e46007' })
    await expect(follow(ann, bob)).rejects.toMatchObject({ errno: 'e46008' })
    await unblockBy(ann, bob)
    expect(await follow(bob, ann)).toMatchObject({ isFollowed: true })
  })

  test('lists each blocked person once, newest first, and only for the blocker', async () => {
    const [ann, bob] = await two()
    const third = await api.person()
    for (const person of [bob, third, bob]) await blockBy(ann, person)
    const listOf = async (person: TestPerson, query = {}) => api.as(person).send(refs.blockedPeople, { query })
    expect((await listOf(ann)).list.map(({ id, name }) => [id, name])).toEqual([
      [third.id, third.name],
      [bob.id, bob.name],
    ])
    const first = await listOf(ann, { per_page: 1 })
    expect((await listOf(ann, { per_page: 1, before: first.next ?? 0 })).list.map(({ id }) => id)).toEqual([bob.id])
    expect((await listOf(bob)).list).toEqual([])
  })

  test('refuses to block an unknown id, oneself or the system, and to follow an unknown id', async () => {
    const ann = await api.person()
    for (const [id, errno] of [
      [NOBODY, 'e40400'],
      [ann.id, 'e47005'],
      [100_000, 'e47006'],
    ] as const) {
      await expect(blockBy(ann, { id })).rejects.toMatchObject({ errno })
    }
    const body = { sponsorId: ann.id, followedId: NOBODY }
    await expect(api.as(ann).send(refs.follow, { body })).rejects.toMatchObject({ errno: 'e46001' })
  })

  // Each test pauses one transaction at the point where the other would do harm without its lock. The embedded database runs
  // transactions one after another, so that only their order is tested there.
  test('refuses a message that is sent while its sender is being blocked', async () => {
    const [from, reader] = await two()
    const goOn = await paused(api, async (tx, pause) => {
      // the lock of a block
      await lockInboxes(tx, [from.id, reader.id])
      await insertBlock(tx, reader.id, from.id, new Date(api.clock.now()))
      await pause()
    })
    const sending = sendMessage(api.platform, {
      senderId: from.id,
      receiverIds: [reader.id],
      content: '二',
      key: 'late',
    })
    await untilWaiting(api, 1, sending)
    const [, sent] = await Promise.allSettled([goOn(), sending])
    expect(sent).toMatchObject({ status: 'rejected', reason: { reason: 'messageRefused' } })
    expect((await thread(api, reader, from.id)).list).toEqual([])
  })

  test('counts a message as read that is being stored when its sender is blocked', async () => {
    const [from, reader] = await two()
    const goOn = await paused(api, async (tx, pause) => {
      // the lock of a message
      await changeInboxes(tx, [from.id, reader.id])
      const rest = { content: '一', idempotencyKey: 'early', createdAt: new Date(api.clock.now()) }
      await raiseSessions(tx, await insertMessages(tx, [{ senderId: from.id, receiverId: reader.id, ...rest }]))
      await pause()
    })
    const blocking = block(api.platform, { userId: reader.id, partnerId: from.id }, 'zh-CN')
    await untilWaiting(api, 1, blocking)
    await Promise.all([goOn(), blocking])
    expect((await thread(api, reader, from.id)).list).toHaveLength(1)
    expect(await unreadOf(reader)).toBe(0)
  })

  test('refuses a follow that comes while the follower is being blocked', async () => {
    const [fan, star] = await two()
    const goOn = await paused(api, async (tx, pause) => {
      await lockInboxes(tx, [fan.id, star.id])
      await insertBlock(tx, star.id, fan.id, new Date(api.clock.now()))
      await pause()
    })
    const following = followPerson(api.platform, { sponsorId: fan.id, followedId: star.id }, fan.id)
    await untilWaiting(api, 1, following)
    const [, followed] = await Promise.allSettled([goOn(), following])
    expect(followed).toMatchObject({ status: 'rejected', reason: { reason: 'followRefused' } })
    expect(await relation(fan, star)).toMatchObject({ isFollowed: false })
  })

  test('ends a follow that is being stored when the follower is blocked', async () => {
    const [fan, star] = await two()
    const goOn = await paused(api, async (tx, pause) => {
      // the lock of a follow
      await lockInboxes(tx, [fan.id, star.id])
      await insertFollow(tx, fan.id, star.id, new Date(api.clock.now()))
      await pause()
    })
    const blocking = block(api.platform, { userId: star.id, partnerId: fan.id }, 'zh-CN')
    await untilWaiting(api, 1, blocking)
    await Promise.all([goOn(), blocking])
    expect(await relation(fan, star)).toMatchObject({ isFollowed: false })
  })
})
