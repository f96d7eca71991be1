import { refs } from '@shulei/contract/refs.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '../../../src/modules/base/session/tables.ts'
import { indexPeople, sweepPeopleIndex } from '../../../src/modules/people/profile/people-search.service.ts'
import { peopleIndex } from '../../../src/modules/people/profile/tables.ts'
import { countStatements } from '../../../src/platform/db/statements.ts'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { raisedLimits } from '../../raised-limits.ts'
import { registerAs } from '../../register.ts'

describe.each(engines)('the search for people on $name', (engine) => {
  let api: TestApi
  let reader: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    reader = await api.person({ name: '找人的人' })
    for (const name of ['林晓舟', '林一', '曾可期', '单于飞', 'Mira Chen', 'Émile Zola', '小林家', '100%_\\', '😀笑']) {
      await api.person({ name })
    }
  })
  afterAll(() => api.close())

  const search = (keyword: string, more: { page?: number; pageSize?: number } = {}) =>
    api.as(reader).send(refs.userSearch, { query: { keyword, ...more } })
  const names = async (keyword: string) => (await search(keyword)).list.map(({ name }) => name)

  test.each([
    ['林晓舟', ['林晓舟']],
    ['林', ['林晓舟', '林一', '小林家']],
    ['晓舟', ['林晓舟']],
    ['linxiaozhou', ['林晓舟']],
    ['xiaozhou', ['林晓舟']],
    ['LinXiaoZhou', ['林晓舟']],
    ['ｌｘｚ', ['林晓舟']],
    ['lxz', ['林晓舟']],
    ['lin xiao', ['林晓舟', '小林家']],
    ['zeng', ['曾可期']],
    ['zkq', ['曾可期']],
    ['shan', ['单于飞']],
    ['mira', ['Mira Chen']],
    ['chen mira', ['Mira Chen']],
    ['m', ['Mira Chen']],
    ['émile', ['Émile Zola']],
    ['林曉舟', ['林晓舟']],
    ['100%', ['100%_\\']],
    ['%_\\', ['100%_\\']],
    ['😀', ['😀笑']],
    ['nobody at all', []],
  ])('%j finds %j', async (keyword, found) => {
    expect((await names(keyword)).toSorted()).toEqual([...found].toSorted())
  })

  test.each(['', ' ', '\u3000', '\t'])('finds nobody by a blank keyword (%j)', async (keyword) => {
    expect(await search(keyword)).toEqual({ list: [], total: 0 })
  })

  test('shows names that equal the text first, then those that start with it', async () => {
    expect((await names('林'))[2]).toBe('小林家')
    await api.person({ name: '林' })
    expect((await names('林'))[0]).toBe('林')
  })

  test('answers pages of five without gaps or repeats', async () => {
    for (let index = 0; index < 12; index++) await api.person({ name: `批量 ${index}` })
    const pages = await Promise.all([1, 2, 3, 4].map((page) => search('批量', { page })))
    expect(pages.map(({ list, total }) => [list.length, total])).toEqual([
      [5, 12],
      [5, 12],
      [2, 12],
      [0, 12],
    ])
    expect(new Set(pages.flatMap(({ list }) => list.map(({ id }) => id))).size).toBe(12)
  })

  test('never finds the reader, and never shows address or phone', async () => {
    expect(await names('找人')).toEqual([])
    const other = await api.person({ name: '有号码', phoneNumber: '+8613912345678', phoneNumberVerified: true })
    const text = JSON.stringify(await search('有号码'))
    expect(text).toContain(other.ssoId)
    // the id is random and may contain any digits
    expect(text.replaceAll(other.ssoId, '')).not.toMatch(/139|@|example\.com/)
    for (const keyword of ['13912345678', 'example.com', 'person-']) expect(await names(keyword)).toEqual([])
  })

  test('finds a person right after registration, and a new name after the sweep', async () => {
    const visitor = { cookie: null, clientAddress: '192.0.2.9', userAgent: null, lang: 'zh-CN' as const }
    await registerAs(api, { name: '新来的', email: 'brand-new@example.com', password: 'correct staple' }, visitor)
    expect(await names('xld')).toEqual(['新来的'])
    await api.platform.db.update(users).set({ name: '改了名' }).where(eq(users.name, '新来的'))
    await sweepPeopleIndex(api.platform)
    expect(await names('ggl')).toEqual(expect.not.arrayContaining(['新来的']))
    expect(await names('gaileming')).toEqual(['改了名'])
  })

  test('finds a changed name by its new text only', async () => {
    const person = await api.person({ name: '旧名字' })
    expect(await names('旧名字')).toEqual(['旧名字'])
    await api.platform.db.update(users).set({ name: '换新' }).where(eq(users.id, person.id))
    await indexPeople(api.platform.db, [{ id: person.id, name: '换新' }])
    expect(await names('旧名字')).toEqual([])
    expect(await names('huanxin')).toEqual(['换新'])
  })

  test('refuses keywords that are too long or cannot be stored, by name', async () => {
    for (const keyword of ['x'.repeat(61), '%00', '%ED%A0%80']) {
      const answer = await api.as(reader).request(`/api/users?keyword=${keyword}`)
      expect([answer.status < 500, answer.status === 200 || (await answer.json()).data.fields[0]]).toEqual([
        true,
        answer.status === 200 || 'keyword',
      ])
    }
    expect((await api.as(reader).request('/api/users?keyword=x&pageSize=21')).status).toBe(400)
    expect((await api.request('/api/users?keyword=x')).status).toBe(401)
  })

  test('indexes thousands of people at once, and finds one of them by the index', async () => {
    const many = 5000
    await api.platform.db.execute(sql`
      insert into users (name, email) select '路人' || n, 'passer-' || n || '@example.com' from generate_series(1, ${many}) n`)
    // no search waits for the names of an import; those of before are found as ever
    const { texts } = await countStatements(() => search('曾可期'))
    expect(texts.join()).not.toContain('insert into "people_index"')
    expect(await names('曾可期')).toEqual(['曾可期'])
    await sweepPeopleIndex(api.platform)
    expect((await search('路人')).total).toBe(many)
    // vacuum moves new entries of a GIN index from its pending list into the tree
    await api.platform.database.raw.query('vacuum analyze people_index')
    const { rows } = await api.platform.db.execute<{ 'QUERY PLAN': string }>(sql`
      explain select user_id from ${peopleIndex} i
      where i.grams @> array['zk', 'kq']::text[] and i.search_text like '%zkq%'`)
    expect(rows.map((row) => row['QUERY PLAN']).join(' ')).toContain('people_index_grams')
    const began = performance.now()
    expect(await names('zkq')).toEqual(['曾可期'])
    expect(performance.now() - began).toBeLessThan(500)
  })
})

test('is limited to sixty a minute, and answers the limit', async () => {
  const [engine] = engines
  if (!engine) throw new Error('no engine')
  const api = await openApi(engine, { limits: { ...raisedLimits(1000), userSearch: {} } })
  const visitor = api.as(await api.person())
  for (let turn = 0; turn < 60; turn++) await visitor.send(refs.userSearch, { query: { keyword: 'x' } })
  const refused = await visitor.request('/api/users?keyword=x')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await refused.json()).message).toContain('查找用户')
  await api.close()
})
