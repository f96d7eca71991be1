import { refs } from '@shulei/contract/refs.ts'
import { type PreviewReader, previewReaders } from '@shulei/domain/people/profile/preview.ts'
import { privacyBlocks } from '@shulei/domain/people/profile/privacy.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hashCode } from '../../../src/modules/compete/competition/private/code-hash.ts'
import { privateUnlocks, signups } from '../../../src/modules/compete/competition/tables.ts'
import { follows } from '../../../src/modules/people/follow/tables.ts'
import { articles, profiles } from '../../../src/modules/people/profile/tables.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { engines, openApi, type TestApi, type TestPerson, type Visitor } from '../../harness.ts'
import { addWholePerson } from './whole-person.ts'

const columns = {
  work: 'seeWork',
  email: 'seeEmail',
  education: 'seeEducation',
  competition: 'seeCompetition',
  myDynamics: 'seeMyDynamics',
  othersDynamics: 'seeOthersDynamics',
} as const

/** Settings that hide one part each, all parts, and nothing. */
const settings = [
  ...privacyBlocks.map((block) => ({ name: `${block} hidden`, change: { [columns[block]]: false } })),
  { name: 'own activity for mutual followers', change: { audience: 'mutual' as const } },
  { name: 'nothing shown', change: Object.fromEntries(privacyBlocks.map((block) => [columns[block], false])) },
  { name: 'everything shown', change: {} },
]

describe.each(engines)('the preview of one’s own profile on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let readers: Record<PreviewReader, TestPerson>
  beforeAll(async () => {
    api = await openApi(engine)
    owner = await addWholePerson(api)
    const [visitor, follower, mutual] = [await api.person(), await api.person(), await api.person()]
    readers = { visitor, follower, mutual }
    const { db } = api.platform
    const createdAt = new Date(api.clock.now())
    await db.insert(follows).values([
      { sponsorId: follower.id, followedId: owner.id, createdAt },
      { sponsorId: mutual.id, followedId: owner.id, createdAt },
      { sponsorId: owner.id, followedId: mutual.id, createdAt },
    ])
    // what only the owner sees: a draft, and a competition that needs a code
    const draft = { title: '只有自己看得到', summary: '', body: '', cover: null, tags: [] }
    await db.insert(articles).values({ userId: owner.id, title: '', summary: '', body: '', draft })
    const closed = await addCompetition(api, { codeHash: await hashCode('open sesame') })
    const open = await addCompetition(api)
    await db.insert(privateUnlocks).values({ competitionId: closed, userId: owner.id })
    await db.insert(signups).values([
      { competitionId: closed, userId: owner.id, state: 3 },
      { competitionId: open, userId: owner.id, state: 3 },
    ])
  })
  afterAll(() => api.close())

  const hide = (change: object) => {
    const shown = Object.fromEntries(Object.values(columns).map((column) => [column, true]))
    return api.platform.db
      .update(profiles)
      .set({ ...shown, audience: 'everybody', ...change })
      .where(eq(profiles.userId, owner.id))
  }

  /** Everything that the pages of the owner's profile read. */
  async function pagesFor(by: Visitor, as?: PreviewReader) {
    const eyes = as === undefined ? {} : { as }
    const tab = { params: { id: owner.id }, query: { page: 1, pageSize: 20, ...eyes } }
    const people = { params: { id: owner.id }, query: { pageSize: 20, ...eyes } }
    const own = { params: { id: owner.id }, query: eyes }
    return {
      profile: await by.send(refs.userProfile, own),
      showcase: await by.send(refs.userShowcase, own),
      history: await by.send(refs.competitionHistory, { query: { userId: String(owner.id), ...tab.query } }),
      totals: await by.send(refs.competitionTotals, { query: { userId: owner.ssoId, ...eyes } }),
      publishes: await by.send(refs.userPublishes, tab),
      collections: await by.send(refs.userCollections, tab),
      articles: await by.send(refs.userArticles, tab),
      notebooks: await by.send(refs.userNotebooks, tab),
      practice: await by.send(refs.userPractice, tab),
      datasets: await by.send(refs.userDatasets, tab),
      followers: await by.send(refs.followers, people),
      followings: await by.send(refs.followings, people),
    }
  }

  test.each(settings)('$name: equals what a real reader of its kind is answered', async ({ change }) => {
    await hide(change)
    for (const as of previewReaders) {
      const real = await pagesFor(api.as(readers[as]))
      expect(await pagesFor(api.as(owner), as), as).toEqual(real)
    }
  })

  test('hides what only the owner sees', async () => {
    await hide({})
    const whole = await pagesFor(api.as(owner))
    const seen = await pagesFor(api.as(owner), 'mutual')
    expect(JSON.stringify(whole.articles)).toContain('只有自己看得到')
    expect(JSON.stringify(seen)).not.toContain('只有自己看得到')
    expect(whole.totals).toMatchObject({ viewed: 0 })
    expect(seen.totals).toMatchObject({ viewed: null })
    expect(seen.history.total).toBeLessThan(whole.history.total)
  })

  test('changes nothing for the profile of another person', async () => {
    await hide({ audience: 'mutual' })
    for (const as of previewReaders) {
      const other = api.as(readers.visitor)
      expect(await pagesFor(other, as)).toEqual(await pagesFor(other))
    }
  })

  test('refuses a reader that does not exist', async () => {
    const answer = await api.as(owner).request(`/api/users/${owner.id}/profile?as=owner`)
    expect(answer.status).toBe(400)
  })
})
