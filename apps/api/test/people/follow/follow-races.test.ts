import { refs } from '@shulei/contract/refs.ts'
import { and, eq, or } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { followPerson, unfollowPerson } from '../../../src/modules/people/follow/follow.service.ts'
import { follows } from '../../../src/modules/people/follow/tables.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { roundsOn } from '../../rounds.ts'

const PARALLEL = 50

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)))

const two = (api: TestApi) => Promise.all([api.person(), api.person()])
const pairOf = (sponsor: TestPerson, followed: TestPerson) => ({ sponsorId: sponsor.id, followedId: followed.id })

const rowsOf = async (api: TestApi, { sponsorId, followedId }: ReturnType<typeof pairOf>) =>
  (
    await api.platform.db
      .select()
      .from(follows)
      .where(and(eq(follows.sponsorId, sponsorId), eq(follows.followedId, followedId)))
  ).length

describe.each(engines)('following at the same moment on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test(`makes one row and one notice of ${PARALLEL} equal follows, all with the same answer`, async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const [ann, bob] = await two(api)
      const body = pairOf(ann, bob)
      const visitor = await api.signIn(ann)
      const answers = await times(PARALLEL, () => visitor.send(refs.follow, { body }))
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([
          JSON.stringify({ effectRow: 1, isFollowed: true, isBlocked: false, oFollowingCount: 0, oFollowerCount: 1 }),
        ]),
      )
      expect(await rowsOf(api, body)).toBe(1)
      const told = await api.platform.db.select().from(notices).where(eq(notices.recipientId, bob.id))
      expect(told).toHaveLength(1)
    }
  })

  test(`leaves one row or none after ${PARALLEL} follows and unfollows of a pair, with right counts`, async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const [ann, bob] = await two(api)
      const pair = pairOf(ann, bob)
      const answers = await times(PARALLEL, (index) =>
        index % 2 === 0 ? followPerson(api.platform, pair, ann.id) : unfollowPerson(api.platform, pair, ann.id),
      )
      for (const { oFollowerCount, effectRow } of answers) {
        expect(effectRow).toBe(1)
        expect([0, 1]).toContain(oFollowerCount)
      }
      const rows = await rowsOf(api, pair)
      expect([0, 1]).toContain(rows)
      const relation = await api.as(ann).send(refs.followRelation, { query: pair })
      expect(relation).toMatchObject({ isFollowed: rows === 1, oFollowerCount: rows })
      const told = await api.platform.db.select().from(notices).where(eq(notices.recipientId, bob.id))
      expect(told).toHaveLength(1)
    }
  })

  test('lets two people follow each other at the same moment without a deadlock', async () => {
    for (let round = 0; round < roundsOn(engine); round++) {
      const [ann, bob] = await two(api)
      await times(PARALLEL, (index) =>
        index % 2 === 0
          ? followPerson(api.platform, pairOf(ann, bob), ann.id)
          : followPerson(api.platform, pairOf(bob, ann), bob.id),
      )
      const rows = await api.platform.db
        .select()
        .from(follows)
        .where(or(eq(follows.sponsorId, ann.id), eq(follows.sponsorId, bob.id)))
      expect(rows).toHaveLength(2)
      const { list } = await api.as(ann).send(refs.followers, { params: { id: ann.id }, query: {} })
      expect(list).toMatchObject([{ id: bob.id, isFollowed: true, isFollowedBack: true }])
    }
  })

  test('counts each of many followers of one person', async () => {
    const star = await api.person()
    const fans = await times(PARALLEL, () => api.person())
    await Promise.all(fans.map((fan) => followPerson(api.platform, pairOf(fan, star), fan.id)))
    const profile = await api.as(star).send(refs.userProfile, { params: { id: star.id } })
    expect(profile.followerCount).toBe(PARALLEL)
    const told = await api.platform.db.select().from(notices).where(eq(notices.recipientId, star.id))
    expect(told).toHaveLength(PARALLEL)
  })
})

test.each(engines)('the table refuses a follow of oneself on $name', async (engine) => {
  const api = await openApi(engine)
  const ann = await api.person()
  const row = { sponsorId: ann.id, followedId: ann.id, createdAt: new Date(api.clock.now()) }
  await expect(api.platform.db.insert(follows).values(row)).rejects.toThrow()
  await api.close()
})
