import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teams } from '../../src/modules/team/tables.ts'
import { searchText } from '../../src/platform/search-text.ts'
import { addCompetition } from '../competition/add-competition.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../harness.ts'

describe.each(engines)('search of the site on $name', (engine) => {
  let api: TestApi
  let reader: TestPerson
  const both = (cn: string, en: string) => ({ cn, en })

  beforeAll(async () => {
    api = await openApi(engine)
    reader = await api.person({ name: '读者' })
    await api.person({ name: '秦时月' })
    const open = await addCompetition(api, { title: both('海浪高度预报', 'Wave heights') })
    const secret = await addCompetition(api, { title: both('海浪内部赛', 'Wave club'), codeHash: 'x' })
    const teamIn = (competitionId: number, name: string) => ({
      competitionId,
      name,
      nameKey: name,
      captainId: reader.id,
      searchText: searchText({ names: [name] }),
    })
    await api.platform.db.insert(teams).values([teamIn(open, '海浪队'), teamIn(secret, '海浪暗队')] as never)
  })
  afterAll(() => api.close())

  const find = async (q: string, from: Pick<TestApi, 'send'> = api) => {
    const { groups, total } = await from.send(refs.searchSite, { query: { q } })
    expect(total).toBe(groups.flatMap(({ items }) => items).length)
    return Object.fromEntries(groups.map(({ kind, items }) => [kind, items.map(({ title }) => title)]))
  }

  test.each(['海浪', 'hailang', 'hlgd', 'wave'])(
    'finds a competition by %s, and never a private one or its teams',
    async (q) => {
      const found = await find(q)
      expect(found.competitions).toEqual(['海浪高度预报'])
      expect(JSON.stringify(found)).not.toMatch(/内部赛|暗队|Wave club/)
      const own = await find(q, api.as(reader))
      expect(JSON.stringify(own)).not.toMatch(/内部赛|暗队|Wave club/)
    },
  )

  test('finds teams, articles and help', async () => {
    expect((await find('海浪')).teams).toEqual(['海浪队'])
    expect((await find('对数损失')).articles?.[0]).toContain('对数损失')
    expect((await find('sbdyzm')).help).toEqual(['收不到验证码怎么办？'])
  })

  test('shows people to signed-in readers alone', async () => {
    expect((await find('秦时月')).people).toBeUndefined()
    expect((await find('秦时月', api.as(reader))).people).toEqual(['秦时月'])
  })

  test('finds nothing for blanks and patterns, and takes any text', async () => {
    for (const q of ['', '   ', '%', '_____', "'; drop table users; --", '<script>', '\\', '\u202e']) {
      expect((await find(q)).competitions).toBeUndefined()
    }
    await expect(api.send(refs.searchSite, { query: { q: 'x'.repeat(101) } })).rejects.toMatchObject({ http: 400 })
  })
})
