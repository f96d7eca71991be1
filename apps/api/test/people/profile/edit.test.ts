import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teams } from '../../../src/modules/compete/team/tables.ts'
import { foundTeam } from '../../../src/modules/compete/team/team.service.ts'
import { searchText } from '../../../src/platform/search-text.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addWholePerson } from './whole-person.ts'

describe.each(oneEngine)('editing one’s own profile on $name', (engine) => {
  let api: TestApi
  let me: TestPerson
  let other: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    me = await addWholePerson(api)
    other = await api.person()
  })
  afterAll(() => api.close())

  const profile = (id: number, who = other) => api.as(who).send(refs.userProfile, { params: { id } })
  const own = (who = me) => api.as(who).send(refs.basicInfo, { query: {} })

  /** Sends a raw body; answers the error number and the sentence. */
  const refusal = async (method: string, path: string, body: object, language = 'zh-CN') => {
    const { cookie, request } = await api.signIn(me)
    const headers = { 'content-type': 'application/json', cookie: `${cookie}; lang=${language}` }
    const answer = await request(path, { method, headers, body: JSON.stringify(body) })
    const { errno, message } = (await answer.json()) as { errno: string; message: string }
    return { http: answer.status, errno, message }
  }

  test('shows the saved and tidied texts to others', async () => {
    const introduction = ' 第一行\r\n第二行 <b>粗</b>\n\n\n\n末行 '
    expect(await api.as(me).send(refs.updateIntro, { body: { introduction } })).toEqual({
      introduction: '第一行\n第二行 <b>粗</b>\n\n末行',
    })
    const body = { province: ' 山东\n省 ', city: 'Qu\u0069\u0301ng' }
    expect(await api.as(me).send(refs.createLocation, { body })).toEqual({
      location: { id: me.id, province: '山东 省', city: 'Quíng' },
    })
    expect(await profile(me.id)).toMatchObject({
      introduction: '第一行\n第二行 <b>粗</b>\n\n末行',
      location: { province: '山东 省', city: 'Quíng' },
    })
    await api.as(me).send(refs.updateLocation, { body: { id: me.id, province: '', city: '青岛' } })
    expect((await profile(me.id)).location).toEqual({ province: '', city: '青岛' })
  })

  test('shows sex and birthday to their owner alone', async () => {
    await api.as(me).send(refs.updateSex, { body: { userId: me.id, sex: 2 } })
    await api.as(me).send(refs.updateBirthday, { body: { userId: me.ssoId, birthday: '1999-12-31' } })
    expect(await own()).toMatchObject({ sex: 2, birthday: '1999-12-31', age: 26 })
    const seen = await api.as(other).send(refs.basicInfo, { query: { userId: String(me.id) } })
    expect(seen).toMatchObject({ sex: null, birthday: null, age: null })
    await api.as(me).send(refs.updateBirthday, { body: { birthday: null } })
    expect(await own()).toMatchObject({ sex: 2, birthday: null, age: null })
  })

  test('writes only the call’s own part, also with all calls at the same moment and no row before', async () => {
    const fresh = await api.person()
    const visitor = api.as(fresh)
    await Promise.all([
      visitor.send(refs.updateIntro, { body: { introduction: '刚来' } }),
      visitor.send(refs.createLocation, { body: { province: '上海', city: '上海' } }),
      visitor.send(refs.updateSex, { body: { sex: 1 } }),
      visitor.send(refs.updateBirthday, { body: { birthday: '2000-02-29' } }),
    ])
    expect(await profile(fresh.id)).toMatchObject({
      introduction: '刚来',
      location: { province: '上海', city: '上海' },
      private: { seeEmail: 0, seeWorkInfo: 1 },
    })
    expect(await own(fresh)).toMatchObject({ sex: 1, birthday: '2000-02-29' })
  })

  test('accepts a birthday up to today in Shanghai', async () => {
    api.clock.set('2026-11-21T23:59:59+08:00')
    const put = (birthday: string) => refusal('PUT', '/api/users/updateBirthday', { birthday })
    expect(await put('2026-11-22')).toMatchObject({ http: 400, errno: 'e48003' })
    api.clock.set('2026-11-22T00:00:00+08:00')
    expect(await put('2026-11-22')).toMatchObject({ http: 200 })
  })

  test.each([
    [
      'PUT',
      'updateIntro',
      { introduction: '字'.repeat(501) },
      /个人简介最多 500 个字/,
      /introduction can have up to 500/,
    ],
    ['PUT', 'updateIntro', { introduction: 'a\0' }, /个人简介/, /introduction/],
    ['PUT', 'updateIntro', { introduction: '\ud83d' }, /个人简介/, /introduction/],
    ['POST', 'updateLocation', { province: '省'.repeat(31), city: '' }, /最多 30 个字/, /up to 30/],
    ['PUT', 'updateLocation', { province: '', city: 'a\0' }, /所在地/, /city/],
    ['PUT', 'updateBirthday', { birthday: '2001-02-29' }, /1900-01-01 到今天/, /between 1900-01-01 and today/],
    ['PUT', 'updateBirthday', { birthday: '1995-11-22\0' }, /生日/, /birthday/],
    ['PUT', 'updateBirthday', { birthday: '1880-01-01' }, /生日/, /birthday/],
    ['PUT', 'updateBirthday', { birthday: '0000-01-01' }, /生日/, /birthday/],
    ['PUT', 'updateBirthday', { birthday: '3000-01-01' }, /生日/, /birthday/],
    ['PUT', 'updateSex', { sex: 3 }, /sex/, /sex/],
    ['PUT', 'updateSex', { sex: '1' }, /sex/, /sex/],
  ])('refuses %s %s %j in both languages by its name, and changes nothing', async (method, call, body, zh, en) => {
    const before = [await profile(me.id, me), await own()]
    const given = call === 'updateLocation' && method === 'PUT' ? { id: me.id, ...body } : body
    const [han, english] = [
      await refusal(method, `/api/users/${call}`, given),
      await refusal(method, `/api/users/${call}`, given, 'en-US'),
    ]
    expect([han.http, english.http]).toEqual([400, 400])
    expect(han.message).toMatch(zh)
    expect(english.message).toMatch(en)
    expect([await profile(me.id, me), await own()]).toEqual(before)
  })

  test('shows and finds a new name at once, also in the person’s teams', async () => {
    const person = await api.person({ name: '旧名字' })
    const competitionId = await addCompetition(api)
    const teamId = await api.platform.db.transaction((tx) =>
      foundTeam(tx, {
        competitionId,
        name: '看浪小组',
        manifesto: '',
        members: [person],
        demo: false,
        at: new Date(api.clock.now()),
      }),
    )
    const find = async (keyword: string) => {
      const { list } = await api.as(other).send(refs.userSearch, { query: { keyword } })
      return list.map(({ id }) => id)
    }
    const teamText = async () => {
      const [row] = await api.platform.db.select().from(teams).where(eq(teams.id, teamId))
      return row?.searchText
    }
    expect(await find('旧名字')).toEqual([person.id])
    const body = { userName: ' 苗新名 ' }
    expect(await api.as(person).send(refs.updateUserName, { body })).toEqual({ userName: '苗新名' })
    expect([await find('旧名字'), await find('miao xin')]).toEqual([[], [person.id]])
    expect((await profile(person.id)).userName).toBe('苗新名')
    expect(await api.as(person).send(refs.currentUser, {})).toMatchObject({ name: '苗新名' })
    expect(await teamText()).toBe(searchText({ names: ['看浪小组'], people: ['苗新名'] }))
  })

  test.each([
    ['', 'e45014'],
    ['\u200b', 'e45014'],
    ['字'.repeat(31), 'e45014'],
    ['a\0', 'e45014'],
    ['\ud83d', 'e45014'],
    ['系统消息', 'e41006'],
    ['ｓｙｓｔｅｍ', 'e41006'],
    ['Sуstеm', 'e41006'],
    ['数\u200b擂官方', 'e41006'],
  ])('refuses the name %j and keeps the old one', async (userName, errno) => {
    expect(await refusal('PUT', '/api/users/updateUserName', { userName })).toMatchObject({ http: 400, errno })
    expect((await profile(me.id)).userName).toBe(me.name)
  })

  test('counts 500 characters as code points after NFC', async () => {
    const introduction = `${'😀'.repeat(499)}e\u0301`
    await api.as(me).send(refs.updateIntro, { body: { introduction } })
    expect((await profile(me.id)).introduction).toBe(introduction.normalize('NFC'))
  })
})
