import { refs } from '@shulei/contract/refs.ts'
import { MAX_ACCOMPLISHMENTS } from '@shulei/domain/people/profile/accomplishments.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addWholePerson } from './whole-person.ts'

describe.each(oneEngine)('accomplishments and industries on $name', (engine) => {
  let api: TestApi
  let other: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    other = await api.person()
  })
  afterAll(() => api.close())

  const profile = (id: number) => api.as(other).send(refs.userProfile, { params: { id } })

  /** The result of a call as the site answers it, in a language. */
  const answers = async (person: TestPerson, [method, path]: [string, string], body?: object, language = 'zh-CN') => {
    const { cookie, request } = await api.signIn(person)
    const headers = { cookie: `${cookie}; lang=${language}`, ...(body ? { 'content-type': 'application/json' } : {}) }
    const answer = await request(path, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await answer.json()) as { status: string; errno?: string; data: { affectedRows?: number } }
  }

  test('show each kind as it was added, and take it away again', async () => {
    const me = await api.person()
    const as = api.as(me)
    const article = await as.send(refs.addArticle, {
      body: { articleName: ' 潮位\n预报 ', organization: '海洋学报', getTime: '2024年3月', description: '一\r\n二' },
    })
    expect(article).toMatchObject({ articleName: '潮位 预报', getTime: '2024-03', description: '一\n二' })
    const prize = await as.send(refs.addPrize, { body: { prizeName: '二等奖', getTime: '2023-11-05' } })
    const project = await as.send(refs.addProject, { body: { projectName: '浮标数据库' } })
    const others = await as.send(refs.addOthers, { body: { othersName: '审稿人' } })
    const { accomplishments } = await profile(me.id)
    expect(accomplishments).toEqual({ article: [article], prize: [prize], project: [project], others: [others] })

    const ids = { shipDeleteId: article.shipDeleteId, deleteId: article.shipDeleteId }
    // the id of another kind is no row of this one
    expect(await as.send(refs.deletePrize, { query: ids })).toEqual({ affectedRows: 0 })
    expect(await as.send(refs.deleteArticle, { query: ids })).toEqual({ affectedRows: 1 })
    expect((await profile(me.id)).accomplishments.article).toEqual([])
  })

  test('need both ids of a deletion, in the query or in a body', async () => {
    const me = await addWholePerson(api)
    const id = (await profile(me.id)).accomplishments.project[0]?.shipDeleteId
    const path: [string, string] = ['DELETE', `/api/users/deleteProject?shipDeleteId=${id}`]
    expect(await answers(me, path)).toMatchObject({ status: 'e400', errno: 'e40001' })
    expect(await answers(me, path, { deleteId: (id ?? 0) + 1 })).toMatchObject({ data: { affectedRows: 0 } })
    expect(await answers(me, path, { deleteId: id })).toMatchObject({ data: { affectedRows: 1 } })
  })

  test('change a row in place, by the newer calls too, and never another person’s', async () => {
    const [me, victim] = [await addWholePerson(api), await addWholePerson(api)]
    const [mine, theirs] = [await profile(me.id), await profile(victim.id)]
    const work = { companyName: '改名公司', workStartTime: '2020-01' }
    const userWorkId = mine.careers[0]?.userWorkId as number
    await api.as(me).send(refs.updateWork, { body: { ...work, userWorkId } })
    const prize = mine.accomplishments.prize[0]?.shipDeleteId as number
    await api.as(me).send(refs.saveAccomplishment, {
      params: { type: 'prize' },
      body: { shipDeleteId: prize, prizeName: '特等奖' },
    })
    const after = await profile(me.id)
    expect(after.careers.find((row) => row.userWorkId === userWorkId)).toMatchObject({ companyName: '改名公司' })
    expect(after.accomplishments.prize).toMatchObject([{ shipDeleteId: prize, prizeName: '特等奖', getTime: null }])

    const foreign = { userWorkId: theirs.careers[0]?.userWorkId }
    expect(await answers(me, ['POST', '/api/v2/users/update-work'], { ...work, ...foreign })).toMatchObject({
      errno: 'e48018',
    })
    expect(await answers(me, ['POST', '/api/v2/users/delete-work'], foreign)).toMatchObject({
      data: { affectedRows: 0 },
    })
    expect(
      await answers(me, ['POST', '/api/v2/users/accomplishment/prize'], {
        shipDeleteId: theirs.accomplishments.prize[0]?.shipDeleteId,
        prizeName: '抢来的',
      }),
    ).toMatchObject({ errno: 'e48018' })
    expect(await answers(me, ['POST', '/api/v2/users/accomplishment/__proto__'], { prizeName: '一' })).toMatchObject({
      status: 'e404',
    })
    expect(await profile(victim.id)).toEqual(theirs)
  })

  test('keep the owner’s order, with a later one in front', async () => {
    const me = await api.person()
    const add = async (othersName: string) =>
      (await api.as(me).send(refs.addOthers, { body: { othersName } })).shipDeleteId
    const [a, b, c] = [await add('甲'), await add('乙'), await add('丙')]
    const order = (ids: number[]) =>
      api.as(me).send(refs.orderAccomplishments, { params: { type: 'others' }, body: { ids } })
    await order([c, a, b])
    const d = await add('丁')
    expect((await profile(me.id)).accomplishments.others.map(({ shipDeleteId }) => shipDeleteId)).toEqual([d, c, a, b])
    await expect(order([a, b, c])).rejects.toMatchObject({ errno: 'e48019' })
    await expect(order([a, a, b, c])).rejects.toMatchObject({ errno: 'e48019' })
  })

  test.each([
    ['addArticle', { articleName: ' ' }, 'e48014'],
    ['addArticle', { articleName: '名'.repeat(101) }, 'e48014'],
    ['addArticle', { articleName: '\ud83d' }, 'e48014'],
    ['addPrize', { prizeName: '奖', organization: '机'.repeat(61) }, 'e48015'],
    ['addProject', { projectName: '项', description: '说'.repeat(501) }, 'e48016'],
    ['addArticle', { articleName: '文', getTime: '3000-01' }, 'e48017'],
    ['addArticle', { articleName: '文', getTime: '0000-01' }, 'e48017'],
    ['addArticle', { articleName: '文', getTime: '2024-02-30' }, 'e48017'],
    ['addOthers', {}, 'e40001'],
  ])('refuse %s %j by its name and change nothing', async (call, body, errno) => {
    const me = await addWholePerson(api)
    const before = await profile(me.id)
    expect(await answers(me, ['POST', `/api/users/${call}`], body)).toMatchObject({ errno })
    expect(await profile(me.id)).toEqual(before)
  })

  test('take four industries, and neither a fifth nor one that is unknown or named twice', async () => {
    const me = await api.person()
    const { industries } = await api.as(me).send(refs.industryOptions, {})
    const codes = industries.map(({ code }) => code)
    const choose = (industry: string[]) => api.as(me).send(refs.updateInd, { body: { industry } })
    await choose(codes.slice(0, 4))
    expect((await profile(me.id)).industry).toEqual(industries.slice(0, 4))
    await expect(choose(codes.slice(0, 5))).rejects.toMatchObject({ errno: 'e48020' })
    await expect(choose(['none-such'])).rejects.toMatchObject({ errno: 'e48021' })
    await expect(choose([codes[0] as string, codes[0] as string])).rejects.toMatchObject({ errno: 'e48021' })
    expect((await profile(me.id)).industry).toEqual(industries.slice(0, 4))
  })
})

describe.each(engines)('accomplishments that are added at once on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test('never exceed the limit', async () => {
    const me = await api.person()
    const add = () => api.as(me).send(refs.addProject, { body: { projectName: '项目' } })
    for (let count = 0; count < MAX_ACCOMPLISHMENTS - 2; count++) await add()
    const outcomes = await Promise.allSettled(Array.from({ length: 6 }, add))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    const { accomplishments } = await api.as(me).send(refs.userProfile, { params: { id: me.id } })
    expect(accomplishments.project).toHaveLength(MAX_ACCOMPLISHMENTS)
  })
})
