import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { follows } from '../../../src/modules/people/follow/tables.ts'
import { profiles } from '../../../src/modules/people/profile/tables.ts'
import { oneEngine, openApi, type TestApi, type TestPerson, type Visitor } from '../../harness.ts'
import { addWholePerson, marks } from './whole-person.ts'

type Flag = 0 | 1

/** Each flag with the call that writes it, its name in the contract, and the marks that it hides. */
const flags = [
  {
    write: (by: Visitor, flag: Flag) => by.send(refs.updatePrivateWork, { body: { seeWorkInfo: flag } }),
    wire: 'seeWorkInfo',
    hides: [marks.work],
  },
  {
    write: (by: Visitor, flag: Flag) => by.send(refs.updatePrivateEmail, { body: { seeEmail: flag } }),
    wire: 'seeEmail',
    hides: [marks.email],
  },
  {
    write: (by: Visitor, flag: Flag) => by.send(refs.updatePrivateEdu, { body: { seeEducationInfo: flag } }),
    wire: 'seeEducationInfo',
    hides: [marks.education],
  },
  {
    write: (by: Visitor, flag: Flag) => by.send(refs.updatePrivateCompetition, { body: { seeCompetition: flag } }),
    wire: 'seeCompetition',
    hides: [],
  },
  {
    write: (by: Visitor, flag: Flag) => by.send(refs.updatePrivateMyDynamics, { body: { seeMyDynamics: flag } }),
    wire: 'seeMyDynamics',
    hides: [marks.publishes, marks.article, marks.notebook],
  },
  {
    write: (by: Visitor, flag: Flag) =>
      by.send(refs.updatePrivateOthersDynamics, { body: { seeOthersDynamics: flag } }),
    wire: 'seeOthersDynamics',
    hides: [marks.collection],
  },
] as const

/** The settings with every flag on. */
const allShown = { ...Object.fromEntries(flags.map(({ wire }) => [wire, 1])), audience: 'everybody' }

const everyMark = flags.flatMap(({ hides }) => hides)

describe.each(oneEngine)('privacy on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let other: TestPerson
  let friend: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    owner = await addWholePerson(api)
    other = await api.person()
    friend = await api.person()
    const createdAt = new Date(api.clock.now())
    await api.platform.db.insert(follows).values([
      { sponsorId: owner.id, followedId: friend.id, createdAt },
      { sponsorId: friend.id, followedId: owner.id, createdAt },
    ])
  })
  afterAll(() => api.close())

  /** Every address that shows data of a person. */
  const addresses = () => {
    const site = (tab: string) => `/api/site/users/${owner.id}/${tab}`
    const basic = (part: string) => `/api/v2/users/basic-${part}?userId=${owner.ssoId}`
    return [
      `/api/users/${owner.id}/profile`,
      ...['info', 'introduction', 'research-direction', 'education', 'work'].map(basic),
      ...['publishes', 'collections', 'articles', 'datasets', 'notebook', 'practice', 'followers', 'followings'].map(
        site,
      ),
      `/api/users/competition/signup-list?userId=${owner.id}`,
      '/api/users?keyword=quanyouwei',
      `/api/site/users/${friend.id}/followers`,
    ]
  }
  const everything = async (visitor: Visitor) => {
    const texts: string[] = []
    for (const address of addresses()) {
      const answer = await visitor.request(address)
      expect([address, answer.status]).toEqual([address, 200])
      texts.push(await answer.text())
    }
    return texts.join('\n')
  }
  const set = (values: Partial<typeof profiles.$inferInsert>) =>
    api.platform.db.update(profiles).set(values).where(eq(profiles.userId, owner.id))
  const marksIn = (text: string) => everyMark.filter((mark) => text.includes(mark))

  test.each(flags)(
    '$wire hidden hides its block, and nothing else, from all but the owner',
    async ({ write, wire, hides }) => {
      expect(await write(api.as(owner), 0)).toEqual({ ...allShown, [wire]: 0 })
      const hidden: readonly string[] = hides
      const rest = everyMark.filter((mark) => !hidden.includes(mark))
      for (const reader of [other, friend]) {
        expect(marksIn(await everything(api.as(reader)))).toEqual(rest)
        const profile = await api.as(reader).send(refs.userProfile, { params: { id: owner.id } })
        expect(Object.entries(profile.private).filter(([, shown]) => shown === 0)).toEqual([[wire, 0]])
      }
      expect(marksIn(await everything(api.as(owner)))).toEqual(everyMark)
      const own = await api.as(owner).send(refs.userProfile, { params: { id: owner.id } })
      expect(new Set(Object.values(own.private))).toEqual(new Set([1]))
      expect(await write(api.as(owner), 1)).toEqual(allShown)
    },
  )

  test('shows nothing to a visitor without a session', async () => {
    for (const address of addresses()) {
      const answer = await api.request(address)
      const text = await answer.text()
      expect([address, answer.status, marksIn(text)]).toEqual([address, 401, []])
      expect(JSON.parse(text)).toMatchObject({ errno: 'e40100', data: null })
    }
  })

  test('shows activity for mutual followers to them and the owner alone', async () => {
    const narrow = (audience: 'everybody' | 'mutual') =>
      api.as(owner).send(refs.updatePrivateMyDynamics, { body: { audience } })
    expect(await narrow('mutual')).toEqual({ ...allShown, audience: 'mutual' })
    const own = flags[4].hides
    expect(marksIn(await everything(api.as(other)))).toEqual(everyMark.filter((mark) => !own.includes(mark as never)))
    expect(marksIn(await everything(api.as(friend)))).toEqual(everyMark)
    expect(marksIn(await everything(api.as(owner)))).toEqual(everyMark)
    const tab = await api.as(other).send(refs.userArticles, { params: { id: owner.id }, query: {} })
    expect(tab).toEqual({ list: [], total: 0, page: 1, pageSize: 10, hidden: 'mutual' })
    expect(await narrow('everybody')).toEqual(allShown)
  })

  test('hides the counts of hidden tabs and tells why they are empty', async () => {
    await set({ seeMyDynamics: false, seeOthersDynamics: false, seeCompetition: false })
    const { counts, followerCount } = await api.as(other).send(refs.userProfile, { params: { id: owner.id } })
    expect(new Set(Object.values(counts))).toEqual(new Set([null]))
    expect(followerCount).toBe(1)
    const params = { id: owner.id }
    for (const answer of [
      await api.as(other).send(refs.userPublishes, { params, query: {} }),
      await api.as(other).send(refs.userCollections, { params, query: {} }),
      await api.as(other).send(refs.userDatasets, { params, query: {} }),
      await api.as(other).send(refs.competitionHistory, { query: { userId: owner.ssoId } }),
      await api.as(other).send(refs.followings, { params, query: {} }),
      await api.as(other).send(refs.honourCertificates, { body: { id: owner.id } }),
    ]) {
      expect(answer).toMatchObject({ list: [], hidden: 'private' })
    }
    await set({ seeMyDynamics: true, seeOthersDynamics: true, seeCompetition: true })
  })

  test('shows birthday, sex, age and phone to the owner alone, with any flags', async () => {
    const query = { userId: owner.ssoId }
    const theirs = await api.as(friend).send(refs.basicInfo, { query })
    expect(theirs).toMatchObject({ sex: null, birthday: null, age: null, phone: null })
    const own = await api.as(owner).send(refs.basicInfo, { query: {} })
    expect(own).toMatchObject({ id: owner.id, sex: 1, birthday: '1995-11-22', age: 30 })
    expect(await everything(api.as(other))).not.toContain('1995-11-22')
  })

  test('shows an accomplishment without a name to its owner alone', async () => {
    const articles = async (reader: TestPerson) =>
      (await api.as(reader).send(refs.userProfile, { params: { id: owner.id } })).accomplishments.article.map(
        ({ articleName }) => articleName,
      )
    expect(await articles(other)).toEqual(['论文一'])
    expect(await articles(owner)).toEqual(['论文一', null])
  })

  test('shows the settings to the owner alone, also before the first change', async () => {
    const chosenOf = async (reader: TestPerson, userId?: string) =>
      (await api.as(reader).send(refs.basicInfo, { query: userId === undefined ? {} : { userId } })).chosen
    expect(await chosenOf(owner)).toEqual(allShown)
    expect(await chosenOf(friend, owner.ssoId)).toBeNull()
    expect(await chosenOf(other)).toEqual({ ...allShown, seeEmail: 0 })
    for (const { write } of flags) await write(api.as(other), 0)
    const nothing = Object.fromEntries(flags.map(({ wire }) => [wire, 0]))
    expect(await chosenOf(other)).toEqual({ ...nothing, audience: 'everybody' })
  })

  test('stores the settings that two tabs change at the same moment', async () => {
    const newcomer = await api.person()
    await Promise.all(flags.map(({ write }) => write(api.as(newcomer), 0)))
    const { chosen } = await api.as(newcomer).send(refs.basicInfo, { query: {} })
    expect(flags.filter(({ wire }) => chosen?.[wire] !== 0)).toEqual([])
  })

  test.each([
    ['updatePrivateWork', {}],
    ['updatePrivateWork', { seeWorkInfo: 2 }],
    ['updatePrivateWork', { seeWorkInfo: true }],
    ['updatePrivateWork', { seeWorkInfo: '1' }],
    ['updatePrivateWork', { seeEmail: 1 }],
    ['updatePrivateWork', null],
    ['updatePrivateMyDynamics', {}],
    ['updatePrivateMyDynamics', { audience: 'friends' }],
    ['updatePrivateMyDynamics', { seeMyDynamics: null, audience: 'mutual' }],
  ])('%s refuses %j and changes nothing', async (path, body) => {
    const answer = await api.as(owner).request(`/api/users/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect([answer.status, (await answer.json()) as object]).toMatchObject([400, { errno: 'e40001' }])
    expect((await api.as(owner).send(refs.basicInfo, { query: {} })).chosen).toEqual(allShown)
  })
})
