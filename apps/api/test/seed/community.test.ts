import { refs } from '@shulei/contract/refs.ts'
import { followersOf } from '@shulei/mocks/cast/follows.ts'
import { people, personOf } from '@shulei/mocks/cast/people.ts'
import { profileOf } from '@shulei/mocks/cast/profiles.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slugs } from '../../seed/calendar.ts'
import { readContent } from '../../seed/content.ts'
import { loadCommunity } from '../../seed/load-community.ts'
import { loadCompetitions } from '../../seed/load-competitions.ts'
import { loadProfiles } from '../../seed/load-profiles.ts'
import { storeNotebooks } from '../../seed/notebooks.ts'
import { loadPeople } from '../../seed/people.ts'
import { oneEngine, openApi, type TestApi } from '../harness.ts'

describe.each(oneEngine)('built-in people on $name', (engine) => {
  let api: TestApi
  let took = 0
  beforeAll(async () => {
    api = await openApi(engine)
    const { platform } = api
    const start = api.clock.now()
    const contents = slugs.map(readContent)
    const timed = async (work: () => Promise<void>) => {
      const began = performance.now()
      await work()
      took += performance.now() - began
    }
    const notebooks = await storeNotebooks(platform)
    await platform.db.transaction(async (tx) => {
      await loadPeople(tx, platform.cipher, start)
      await timed(() => loadProfiles(tx, start))
      await loadCompetitions(tx, platform, contents, start)
      await timed(() => loadCommunity(tx, notebooks, start))
    })
  })
  afterAll(() => api.close())

  const lin = () => api.as(personOf('lin'))

  test('are loaded in less than two seconds', () => {
    process.stderr.write(`profiles and community on ${engine.name}: ${Math.round(took)} ms\n`)
    expect(took).toBeLessThan(2000)
  })

  test('have the profiles of the cast, or an empty one', async () => {
    for (const person of people) {
      const cast = profileOf(person)
      const profile = await api.as(person).send(refs.userProfile, { params: { id: person.id } })
      expect(profile).toMatchObject({
        id: person.id,
        userName: person.name,
        introduction: cast.introduction,
        location: { province: cast.province, city: cast.city },
        followerCount: followersOf(person).length,
      })
      expect(profile.skills.map(({ skillName }) => skillName)).toEqual(cast.skills)
      expect(profile.careers).toHaveLength(cast.careers.length)
      expect(profile.industry.map(({ code }) => code).toSorted()).toEqual([...cast.industry].toSorted())
    }
    const xu = await lin().send(refs.userProfile, { params: { id: personOf('xu').id } })
    expect(xu).toMatchObject({ introduction: '', iden: null, careers: [], educations: [], skills: [], email: null })
  })

  test('wrote about competitions after those were published, and collected texts after those were written', async () => {
    const late = async (table: string) => {
      const { rows } = await api.platform.db.execute<{ title: string }>(
        sql.raw(
          `select t.title from ${table} t join competitions c on c.id = t.competition_id where t.created_at < c.published_at`,
        ),
      )
      return rows
    }
    for (const table of ['articles', 'notebooks']) expect([table, await late(table)]).toEqual([table, []])
    const { rows } = await api.platform.db.execute(sql`
      select k.id from collections k
      left join competitions c on c.id = k.competition_id left join datasets d on d.id = k.dataset_id
      left join articles a on a.id = k.article_id left join questions q on q.id = k.question_id
      left join notebooks n on n.id = k.notebook_id
      where k.created_at < coalesce(c.published_at, d.created_at, a.created_at, q.created_at, n.created_at)`)
    expect(rows).toEqual([])
    const answers = await api.platform.db.execute(sql`
      select a.id from answers a join questions q on q.id = a.question_id where a.created_at < q.created_at`)
    expect(answers.rows).toEqual([])
  })

  test('are found by name, pinyin and initials', async () => {
    const found = async (keyword: string) =>
      (await lin().send(refs.userSearch, { query: { keyword } })).list.map(({ name }) => name)
    expect(await found('顾南星')).toEqual(['顾南星'])
    expect(await found('gunanxing')).toEqual(['顾南星'])
    expect(await found('gnx')).toEqual(['顾南星'])
    expect(await found('mira')).toEqual(['Mira Chen'])
    // surnames have their own readings
    expect(await found('zengkeqi')).toEqual(['曾可期'])
    expect(await found('syf')).toEqual(['单于飞'])
    expect(await found('袁既')).toEqual(['袁既白', '袁既明'])
  })

  test('fill every tab of at least one profile', async () => {
    const totals = async (mailbox: string) => {
      const { id } = personOf(mailbox)
      return (await api.as({ id }).send(refs.userProfile, { params: { id } })).counts
    }
    expect(await totals('lin')).toMatchObject({
      publishes: expect.toSatisfy((count: number) => count > 1),
      articles: 1,
      datasets: 1,
      notebook: 1,
      collections: expect.toSatisfy((count: number) => count > 3),
      // the competitions of monthly seasons: nobody has signed up before the teams are loaded, but everybody may begin
      practice: 2,
    })
  })
})
