import { refs } from '@shulei/contract/refs.ts'
import { and, eq, or, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FollowOptions, followPerson, unfollowPerson } from '../../src/modules/follow/follow.service.ts'
import { follows } from '../../src/modules/follow/tables.ts'
import { notices } from '../../src/modules/notice/tables.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../harness.ts'

const PARALLEL = 50
const ROUNDS = 20

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

/** One person follows another many times at once. Answers the rows that are there then. */
async function rush(api: TestApi, options: FollowOptions): Promise<number> {
  const [ann, bob] = await two(api)
  const pair = pairOf(ann, bob)
  await times(PARALLEL, () => followPerson(api.platform, pair, ann.id, options))
  return rowsOf(api, pair)
}

/** Looks first and then inserts: what the code would be without its unique pair. */
const lookFirst: FollowOptions = {
  async insert(tx, sponsorId, followedId, at) {
    const known = await tx
      .select({ id: follows.id })
      .from(follows)
      .where(and(eq(follows.sponsorId, sponsorId), eq(follows.followedId, followedId)))
    if (known.length > 0) return false
    await tx.insert(follows).values({ sponsorId, followedId, createdAt: at })
    return true
  },
}

describe.each(engines)('following at the same moment on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test(`${PARALLEL} equal follows make one row and one notice, and all are answered alike`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [ann, bob] = await two(api)
      const body = pairOf(ann, bob)
      const visitor = await api.signIn(ann)
      const answers = await times(PARALLEL, () => visitor.send(refs.follow, { body }))
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([JSON.stringify({ effectRow: 1, isFollowed: true, oFollowingCount: 0, oFollowerCount: 1 })]),
      )
      expect(await rowsOf(api, body)).toBe(1)
      const told = await api.platform.db.select().from(notices).where(eq(notices.recipientId, bob.id))
      expect(told).toHaveLength(1)
    }
  })

  test(`${PARALLEL} follows and unfollows of one pair end in one row or none, and the counts are the rows`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
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

  test('two people who follow each other at once both do, and neither waits for ever', async () => {
    for (let round = 0; round < ROUNDS; round++) {
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

  test('many people follow one at once, and each is counted', async () => {
    const star = await api.person()
    const fans = await times(PARALLEL, () => api.person())
    await Promise.all(fans.map((fan) => followPerson(api.platform, pairOf(fan, star), fan.id)))
    const profile = await api.as(star).send(refs.userProfile, { params: { id: star.id } })
    expect(profile.followerCount).toBe(PARALLEL)
    const told = await api.platform.db.select().from(notices).where(eq(notices.recipientId, star.id))
    expect(told).toHaveLength(PARALLEL)
  })
})

describe.each(engines)('without the unique pair on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
    await api.platform.db.execute(sql`alter table follows drop constraint follows_pair`)
  })
  afterAll(() => api.close())

  // The embedded database runs one transaction after another and hides the race: only PostgreSQL can show it.
  const shows = engine.name === 'postgres'

  test(`a pair is ${shows ? 'there several times' : 'there once by luck'}`, async () => {
    let most = 0
    for (let round = 0; round < (shows ? ROUNDS : 2); round++) most = Math.max(most, await rush(api, lookFirst))
    expect(most > 1).toBe(shows)
  })
})

test.each(engines)('the table refuses a person who follows themselves on $name', async (engine) => {
  const api = await openApi(engine)
  const ann = await api.person()
  const row = { sponsorId: ann.id, followedId: ann.id, createdAt: new Date(api.clock.now()) }
  await expect(api.platform.db.insert(follows).values(row)).rejects.toThrow()
  await api.close()
})
