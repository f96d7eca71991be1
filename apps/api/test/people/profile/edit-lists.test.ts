import { refs } from '@shulei/contract/refs.ts'
import { MAX_ENTRIES } from '@shulei/domain/people/profile/edit-entries.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { oneEngine, openApi, type TestApi, type TestPerson } from '../../harness.ts'
import { addWholePerson } from './whole-person.ts'

describe.each(oneEngine)('the lists of one’s own profile on $name', (engine) => {
  let api: TestApi
  let other: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    other = await api.person()
  })
  afterAll(() => api.close())

  const profile = (id: number) => api.as(other).send(refs.userProfile, { params: { id } })

  /** The result of a call: 200, or the reason and sentence of its refusal. */
  const answers = async (person: TestPerson, method: string, path: string, body?: object, language = 'zh-CN') => {
    const { cookie, request } = await api.signIn(person)
    const headers = { cookie: `${cookie}; lang=${language}`, ...(body ? { 'content-type': 'application/json' } : {}) }
    const answer = await request(`/api/users/${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await answer.json()) as {
      status: string
      errno?: string
      message?: string
      data: { affectedRows?: number }
    }
  }

  test('show an added row on the profile, newest first, and in the search for people', async () => {
    const me = await api.person({ name: '于有工作' })
    const add = (companyName: string, workStartTime: string | null, workEndTime: string | null) =>
      api.as(me).send(refs.addWork, { body: { companyName, jobName: ' 算法\n工程师 ', workStartTime, workEndTime } })
    await add('旧公司', '2017-07', '2021-02')
    const row = await add(' 海洋所 ', '2021年3月', '')
    expect(row).toMatchObject({
      companyName: '海洋所',
      jobName: '算法 工程师',
      workStartTime: '2021-03',
      workEndTime: null,
    })
    await api.as(me).send(refs.addEducation, {
      body: {
        schoolName: '海洋大学',
        majorName: '海洋科学',
        degreeName: '硕士',
        eduStartTime: '2014-09',
        eduEndTime: '2017-06',
      },
    })
    const seen = await profile(me.id)
    expect(seen.careers.map(({ companyName }) => companyName)).toEqual(['海洋所', '旧公司'])
    expect(seen.educations).toMatchObject([
      {
        schoolName: '海洋大学',
        majorName: '海洋科学',
        degreeName: '硕士',
        eduStartTime: '2014-09',
        eduEndTime: '2017-06',
      },
    ])
    const found = await api.as(other).send(refs.userSearch, { query: { keyword: '于有工作' } })
    expect(found.list).toMatchObject([{ id: me.id, organization: '海洋所' }])

    expect(await api.as(me).send(refs.deleteWork, { query: { userWorkId: row.userWorkId } })).toEqual({
      affectedRows: 1,
    })
    expect(await api.as(me).send(refs.deleteWork, { query: { userWorkId: row.userWorkId } })).toEqual({
      affectedRows: 0,
    })
    expect((await profile(me.id)).careers).toMatchObject([{ companyName: '旧公司' }])
  })

  test('delete a row named in the query or in a body, and a skill by either name', async () => {
    const me = await addWholePerson(api)
    const { skills, educations } = await profile(me.id)
    const [first, second] = skills.map(({ userSkillId }) => userSkillId)
    const study = { userId: me.ssoId, userEduId: educations[0]?.userEduId }
    expect((await answers(me, 'DELETE', `deleteTag?userId=${me.id}&skillTagId=${first}`)).data).toEqual({
      affectedRows: 1,
    })
    expect((await answers(me, 'DELETE', 'deleteTag', { userSkillId: second })).data).toEqual({ affectedRows: 1 })
    expect((await answers(me, 'DELETE', 'deleteEducation', study)).data).toEqual({ affectedRows: 1 })
    expect(await profile(me.id)).toMatchObject({ skills: [], educations: [] })
    expect(await answers(me, 'DELETE', 'deleteTag')).toMatchObject({
      status: 'e400',
      message: expect.stringContaining('skillTagId'),
    })
  })

  test('treat another person’s row as missing', async () => {
    const [me, victim] = [await api.person(), await addWholePerson(api)]
    const { careers, skills } = await profile(victim.id)
    const [career, skill] = [careers[0]?.userWorkId ?? 0, skills[0]?.userSkillId ?? 0]
    expect(await api.as(me).send(refs.deleteWork, { query: { userWorkId: career } })).toEqual({ affectedRows: 0 })
    expect(await api.as(me).send(refs.deleteTag, { query: { skillTagId: skill } })).toEqual({ affectedRows: 0 })
    expect(await profile(victim.id)).toMatchObject({ careers, skills })
  })

  test('lose nothing when one tab adds and another deletes', async () => {
    const me = await addWholePerson(api)
    const [gone] = (await profile(me.id)).careers
    await Promise.all([
      api.as(me).send(refs.addWork, { body: { companyName: '左边的' } }),
      api.as(me).send(refs.addWork, { body: { companyName: '右边的' } }),
      api.as(me).send(refs.deleteWork, { query: { userWorkId: gone?.userWorkId ?? 0 } }),
      api.as(me).send(refs.updateIntro, { body: { introduction: '两边一起改' } }),
    ])
    const after = await profile(me.id)
    expect(after.careers.map(({ companyName }) => companyName).sort()).toEqual(
      ['右边的', '左边的', '浮标运维中心'].sort(),
    )
    expect(after.introduction).toBe('两边一起改')
  })

  test('hold at most six skills and none twice, also with many at the same moment', async () => {
    const me = await api.person()
    const tries = ['SQL', 'sql', 'ＳＱＬ', 'R', 'r', 'Go', '看浪', '看云', '看星', '看山', '看海']
    const results = await Promise.allSettled(
      tries.map((skillName) => api.as(me).send(refs.addTag, { body: { skillName } })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
    const names = (await profile(me.id)).skills.map(({ skillName }) => skillName.normalize('NFKC').toLowerCase())
    expect(names).toHaveLength(6)
    expect(new Set(names).size).toBe(6)
  })

  test.each([
    ['addWork', 'careers', (i: number) => ({ companyName: `公司 ${i}` })],
    ['addEducation', 'educations', (i: number) => ({ schoolName: `学校 ${i}` })],
  ] as const)('have a maximum length, also with many at the same moment (%s)', async (call, list, entry) => {
    const me = await api.person()
    const adds = Array.from({ length: MAX_ENTRIES + 4 }, (_, i) => answers(me, 'POST', call, entry(i)))
    const refused = (await Promise.all(adds)).filter(({ errno }) => errno === 'e48010')
    expect(refused).toHaveLength(4)
    expect((await profile(me.id))[list]).toHaveLength(MAX_ENTRIES)
    expect(await answers(me, 'POST', call, entry(MAX_ENTRIES))).toMatchObject({
      errno: 'e48010',
      message: expect.stringContaining('20'),
    })
  })

  test.each([
    ['POST', 'addWork', { companyName: '海洋所' }],
    ['POST', 'addEducation', { schoolName: '黄海理工大学' }],
    ['POST', 'addTag', { skillName: '潮汐' }],
    ['POST', 'addPrize', { prizeName: '二等奖' }],
    ['DELETE', 'deleteWork', { userWorkId: 1 }],
    ['DELETE', 'deletePrize', { shipDeleteId: 1, deleteId: 1 }],
  ])('%s %s refuses the id of another person', async (method, call, body) => {
    const me = await api.person()
    expect(await answers(me, method, call, { ...body, userId: other.id })).toMatchObject({ errno: 'e40300' })
    expect(await answers(me, method, call, { ...body, userId: me.id })).toMatchObject({ status: 'e200' })
  })

  test('add once for a repeated request', async () => {
    const me = await api.person()
    const add = () =>
      api.as(me).send(refs.addWork, { body: { companyName: '海洋所' } }, { idempotencyKey: `work-${me.id}` })
    const [first, again] = [await add(), await add()]
    expect(again).toEqual(first)
    expect((await profile(me.id)).careers).toHaveLength(1)
  })

  test.each([
    ['addWork', { companyName: ' ' }, 'e48004', /公司/, /company/],
    ['addWork', { companyName: '字'.repeat(61) }, 'e48004', /60/, /60/],
    ['addWork', { companyName: 'a\0' }, 'e48004', /公司/, /company/],
    ['addWork', { companyName: '海', jobName: '字'.repeat(61) }, 'e48005', /职位/, /position/],
    ['addWork', { companyName: '海', workStartTime: '2021-13' }, 'e48009', /YYYY-MM/, /YYYY-MM/],
    ['addWork', { companyName: '海', workStartTime: '2021-03', workEndTime: '2021-02' }, 'e48009', /结束/, /end/],
    ['addWork', { companyName: '海', workStartTime: '2027-01' }, 'e48009', /开始/, /start/],
    ['addWork', { companyName: '海', workStartTime: '0000-01' }, 'e48009', /YYYY-MM/, /YYYY-MM/],
    ['addEducation', { schoolName: '海', eduEndTime: '3000-01' }, 'e48009', /10 年后/, /10 calendar years/],
    ['addEducation', { schoolName: '\u200b' }, 'e48006', /学校/, /school/],
    ['addEducation', { schoolName: '海', majorName: '\ud83d' }, 'e48007', /专业/, /major/],
    ['addEducation', { schoolName: '海', degreeName: '学'.repeat(21) }, 'e48008', /学位/, /degree/],
    ['addTag', { skillName: '十一个字的技术方向名称吧' }, 'e48011', /10/, /10/],
    ['addTag', { skillName: '' }, 'e48011', /技能/, /skill/],
    ['addTag', { skillName: 'python' }, 'e48012', /已经/, /already/],
    ['addTag', { skillName: 'ＰＹＴＨＯＮ' }, 'e48012', /已经/, /already/],
    ['addTag', {}, 'e40001', /skillName/, /skillName/],
  ])('refuse %s %j in both languages by its name, and change nothing', async (path, body, errno, zh, en) => {
    const me = await addWholePerson(api)
    const before = await profile(me.id)
    expect(await answers(me, 'POST', path, body)).toMatchObject({ errno, message: expect.stringMatching(zh) })
    expect(await answers(me, 'POST', path, body, 'en-US')).toMatchObject({ errno, message: expect.stringMatching(en) })
    expect(await profile(me.id)).toEqual(before)
  })
})
