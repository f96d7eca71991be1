import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { follows } from '../../../src/modules/people/follow/tables.ts'
import { profiles } from '../../../src/modules/people/profile/tables.ts'
import { notices } from '../../../src/modules/talk/notice/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'

describe.each(engines)('following on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  const pairOf = (sponsor: { id: number }, followed: { id: number }) => ({
    sponsorId: sponsor.id,
    followedId: followed.id,
  })
  const follow = (sponsor: TestPerson, followed: { id: number }) =>
    api.as(sponsor).send(refs.follow, { body: pairOf(sponsor, followed) })
  const unfollow = (sponsor: TestPerson, followed: { id: number }) =>
    api.as(sponsor).send(refs.unfollow, { query: pairOf(sponsor, followed) })
  const relation = (reader: TestPerson, sponsor: { id: number }, followed: { id: number }) =>
    api.as(reader).send(refs.followRelation, { query: pairOf(sponsor, followed) })
  const two = () => Promise.all([api.person(), api.person()])
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'nothing',
      ({ http, errno, message }: { http: number; errno: string; message: string }) => ({ http, errno, message }),
    )

  test('answers the counts of the other person, and can be undone', async () => {
    const [ann, bob] = await two()
    expect(await relation(ann, ann, bob)).toEqual({
      ...pairOf(ann, bob),
      isFollowed: false,
      isBlocked: false,
      oFollowingCount: 0,
      oFollowerCount: 0,
    })
    const followed = { effectRow: 1, isFollowed: true, isBlocked: false, oFollowingCount: 0, oFollowerCount: 1 }
    expect(await follow(ann, bob)).toEqual(followed)
    expect(await relation(ann, ann, bob)).toMatchObject({ isFollowed: true, oFollowerCount: 1 })
    expect(await unfollow(ann, bob)).toEqual({ ...followed, isFollowed: false, oFollowerCount: 0 })
    expect(await relation(ann, ann, bob)).toMatchObject({ isFollowed: false, oFollowerCount: 0 })
  })

  test('changes nothing when repeated or when there is no follow to end', async () => {
    const [ann, bob] = await two()
    expect(await unfollow(ann, bob)).toMatchObject({ effectRow: 1, isFollowed: false, oFollowerCount: 0 })
    await follow(ann, bob)
    expect(await follow(ann, bob)).toMatchObject({ effectRow: 1, isFollowed: true, oFollowerCount: 1 })
  })

  test('is read once per direction, is mutual with both, and always has the other person’s counts', async () => {
    const [ann, bob] = await two()
    await follow(bob, ann)
    const [there, back] = await Promise.all([relation(ann, ann, bob), relation(ann, bob, ann)])
    expect([there.isFollowed, back.isFollowed]).toEqual([false, true])
    expect([there.oFollowingCount, back.oFollowingCount]).toEqual([1, 1])
    await follow(ann, bob)
    expect((await api.as(ann).send(refs.followers, { params: { id: ann.id }, query: {} })).list).toMatchObject([
      { id: bob.id, isFollowed: true, isFollowedBack: true },
    ])
  })

  test('notifies the followed person once, however often it is undone and repeated', async () => {
    const [ann, bob] = await two()
    for (let turn = 0; turn < 50; turn++) {
      await follow(ann, bob)
      await unfollow(ann, bob)
    }
    const told = (await api.platform.db.select().from(notices)).filter(({ recipientId }) => recipientId === bob.id)
    expect(told).toMatchObject([{ kind: 'followed', actorId: ann.id }])
  })

  test('does not notify again of an existing follow, nor later of one that the person ignored', async () => {
    const [ann, bob] = await two()
    const ignore = (ignored: 'follow'[]) => api.as(bob).send(refs.saveIgnoreSetting, { body: { ignored } })
    await ignore(['follow'])
    await follow(ann, bob)
    await ignore([])
    expect(await follow(ann, bob)).toMatchObject({ isFollowed: true, oFollowerCount: 1 })
    expect(await api.as(bob).send(refs.noticeList, { query: {} })).toMatchObject({ list: [], total: 0 })
    expect(await api.as(bob).send(refs.unreadTotal, {})).toMatchObject({ total: 0, version: 0 })
  })

  test('refuses a follow of oneself in the reader’s language', async () => {
    const ann = await api.person()
    expect(await refusal(follow(ann, ann))).toMatchObject({ http: 400, errno: 'e46002', message: '不能关注自己。' })
    const english = await api.as(ann).request('/api/users/followed', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `lang=en-US; ${(await api.signIn(ann)).cookie}` },
      body: JSON.stringify(pairOf(ann, ann)),
    })
    expect(await english.json()).toMatchObject({ errno: 'e46002', message: "You can't follow yourself." })
    expect(await refusal(unfollow(ann, ann))).toMatchObject({ errno: 'e46002' })
    expect((await api.platform.db.select().from(follows)).some((row) => row.sponsorId === row.followedId)).toBe(false)
  })

  test('takes the follower from the session, whatever body, query and headers claim', async () => {
    const [ann, bob] = await two()
    const eve = await api.person()
    expect(await refusal(api.as(eve).send(refs.follow, { body: pairOf(ann, bob) }))).toMatchObject({ http: 403 })
    await follow(ann, bob)
    expect(await refusal(api.as(eve).send(refs.unfollow, { query: pairOf(ann, bob) }))).toMatchObject({ http: 403 })
    expect(await refusal(relation(eve, ann, bob))).toMatchObject({ http: 403, errno: 'e40300' })
    const claimed = await (await api.signIn(eve)).request('/api/users/followed', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-user-id': String(ann.id) },
      body: JSON.stringify(pairOf(ann, eve)),
    })
    expect(claimed.status).toBe(403)
    expect((await relation(ann, ann, bob)).isFollowed).toBe(true)
    expect((await api.request(`/api/users/followed?sponsorId=${ann.id}&followedId=${bob.id}`)).status).toBe(401)
  })

  test('refuses an unknown person by its reason', async () => {
    const ann = await api.person()
    for (const id of [999_999_999, 100_000, Number.MAX_SAFE_INTEGER]) {
      const missing = { http: 404, errno: 'e46001', message: `您访问的用户 ${id} 不存在` }
      expect(await refusal(follow(ann, { id }))).toMatchObject(missing)
      expect(await refusal(unfollow(ann, { id }))).toMatchObject(missing)
      expect(await refusal(relation(ann, ann, { id }))).toMatchObject(missing)
    }
  })

  test('refuses an invalid pair with the name of its field', async () => {
    const ann = await api.person()
    const ask = async (method: string, query: string, body?: string) => {
      const init = { method, ...(body === undefined ? {} : { body, headers: { 'content-type': 'application/json' } }) }
      const answer = await api.as(ann).request(`/api/users/followed${query}`, init)
      return [answer.status, [...new Set((await answer.json()).data?.fields)]]
    }
    expect(await ask('POST', '', '{}')).toEqual([400, ['sponsorId', 'followedId']])
    for (const bad of ['"x"', '-1', '0', '1.5', '1e99', 'null', '[1]', '{}', '"208401"']) {
      const body = `{"sponsorId":${ann.id},"followedId":${bad}}`
      expect(await ask('POST', '', body), bad).toEqual([400, ['followedId']])
    }
    expect(await ask('DELETE', '')).toEqual([400, ['sponsorId', 'followedId']])
    expect(await ask('DELETE', `?sponsorId=${ann.id}`)).toEqual([400, ['followedId']])
    for (const bad of ['abc', '-1', '99999999999999999999', '1.5', '%00']) {
      expect(await ask('DELETE', `?sponsorId=${ann.id}&followedId=${bad}`), bad).toEqual([400, ['followedId']])
      expect(await ask('GET', `?sponsorId=${ann.id}&followedId=${bad}`), bad).toEqual([400, ['followedId']])
    }
  })

  test('ends with a pair in the body as well', async () => {
    const [ann, bob] = await two()
    await follow(ann, bob)
    const answer = await api.as(ann).request('/api/users/followed', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(pairOf(ann, bob)),
    })
    expect((await answer.json()).data).toMatchObject({ effectRow: 1, isFollowed: false })
  })

  test('writes once for a repeated key, and answers the first result', async () => {
    const [ann, bob] = await two()
    const once = () =>
      api.as(ann).send(refs.follow, { body: pairOf(ann, bob) }, { idempotencyKey: `follow-${ann.id}` } as never)
    expect(await once()).toEqual(await once())
    expect((await relation(ann, ann, bob)).oFollowerCount).toBe(1)
  })

  test('lists every follower once while new ones arrive between pages', async () => {
    const star = await api.person()
    const fans = await Promise.all(Array.from({ length: 7 }, () => api.person()))
    for (const fan of fans) await follow(fan, star)
    const seen: number[] = []
    let before: number | undefined
    for (let turn = 0; turn < 10; turn++) {
      const { list, next, total } = await api
        .as(star)
        .send(refs.followers, { params: { id: star.id }, query: { pageSize: 2, ...(before ? { before } : {}) } })
      seen.push(...list.map(({ id }) => id))
      expect(total).toBe(7 + turn)
      if (next === null) break
      before = next
      await follow(await api.person(), star)
    }
    expect(seen).toEqual(fans.map(({ id }) => id).reverse())
  })

  test('marks in lists how the reader and each person follow each other', async () => {
    const [ann, bob] = await two()
    const eve = await api.person()
    await follow(eve, ann)
    await follow(eve, bob)
    await follow(bob, eve)
    const read = async (reader: TestPerson) =>
      (await api.as(reader).send(refs.followings, { params: { id: eve.id }, query: {} })).list.map(
        ({ id, isFollowed, isFollowedBack }) => [id, isFollowed, isFollowedBack],
      )
    expect(await read(eve)).toEqual([
      [bob.id, true, true],
      [ann.id, true, false],
    ])
    expect(await read(ann)).toEqual([
      [bob.id, false, false],
      [ann.id, false, false],
    ])
    // every list marks the reader's followers, whether the reader follows them or not
    await follow(bob, ann)
    expect((await read(ann))[0]).toEqual([bob.id, false, true])
    await follow(ann, bob)
    expect((await read(ann))[0]).toEqual([bob.id, true, true])
  })

  test('hides lists of an owner from others and shows them to the owner', async () => {
    const [ann, bob] = await two()
    await follow(bob, ann)
    await api.platform.db.insert(profiles).values({ userId: ann.id, seeOthersDynamics: false })
    const params = { id: ann.id }
    expect(await api.as(bob).send(refs.followers, { params, query: {} })).toEqual({
      list: [],
      total: 0,
      next: null,
      hidden: 'private',
    })
    expect(await api.as(ann).send(refs.followers, { params, query: {} })).toMatchObject({ total: 1, hidden: null })
  })

  test('stays within its number of statements', async () => {
    const [ann, bob] = await two()
    // PostgreSQL also counts begin and commit
    const statementsOf = async (work: () => Promise<unknown>) =>
      (await countStatements(work)).texts.filter((text) => !/^(begin|commit)$/i.test(text)).length
    const count = async (work: () => Promise<unknown>) => {
      await work()
      return statementsOf(work)
    }
    await follow(bob, ann)
    expect(await count(() => relation(ann, ann, bob))).toBeLessThanOrEqual(1)
    expect(
      await count(() => api.as(ann).send(refs.followers, { params: { id: ann.id }, query: {} })),
    ).toBeLessThanOrEqual(2)
    // a write reads its session anew, and locks and settles its key: three statements; a follow also notifies the other person
    expect(await count(() => unfollow(ann, bob))).toBeLessThanOrEqual(5)
    expect(await count(() => follow(ann, bob))).toBeLessThanOrEqual(5)
    const eve = await api.person()
    expect(await statementsOf(() => follow(ann, eve))).toBeLessThanOrEqual(8)
  })
})
