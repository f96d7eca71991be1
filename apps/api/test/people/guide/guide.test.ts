import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessions } from '../../../src/modules/base/session/tables.ts'
import { signups } from '../../../src/modules/compete/competition/tables.ts'
import { careers, educations, profiles } from '../../../src/modules/people/profile/tables.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { completePerson } from '../../complete-person.ts'
import { oneEngine, openApi, type TestApi } from '../../harness.ts'

describe.each(oneEngine)('the guide on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  const names = (missing: readonly { name: string }[]) => missing.map(({ name }) => name)
  const binding = {
    iden: 1 as const,
    introduction: '学统计',
    birthday: '2004-02-29',
    province: '山东',
    city: '青岛',
    industry: ['ecology'],
  }
  const study = { schoolName: '黄海理工大学', majorName: '统计学', degreeName: '本科', eduStartTime: '2023-09' }

  test('leads a new student from nothing to the verification, and every answer is what the check says', async () => {
    const person = await api.person()
    const visitor = api.as(person)
    const before = await visitor.send(refs.guideInfo, {})
    expect(before).toMatchObject({ jobInfo: null, stuInfo: null, guideHidden: false, bindingInfo: { iden: null } })
    expect(names(before.missing)).toEqual(
      'identity introduction birthday industry user_skill city education realName'.split(' '),
    )
    expect(await visitor.send(refs.infoCheck, {})).toEqual(before.missing)
    expect(before.gap).toMatchObject({ step: 'binding', page: 'basic' })

    const bound = await visitor.send(refs.saveIden, { body: binding })
    expect(names(bound.missing)).toEqual(['user_skill', 'education', 'major', 'realName'])
    expect(bound.gap).toEqual({ step: 'binding', missing: ['education'], page: 'occupation' })

    const taught = await visitor.send(refs.saveIdenV2, { body: { iden: 1, ...study } })
    expect(taught.stuInfo).toMatchObject({ ...study, eduEndTime: null })
    expect(taught.gap).toEqual({ step: 'realName', missing: ['realName'], page: 'verification' })

    // saved once more, the same row is changed
    const userEduId = taught.stuInfo?.userEduId ?? 0
    const again = await visitor.send(refs.saveIdenV2, {
      body: { iden: 1, ...study, majorName: '应用统计学', userEduId },
    })
    expect(again.stuInfo).toMatchObject({ userEduId, majorName: '应用统计学' })
    expect(await api.platform.db.$count(educations, eq(educations.userId, person.id))).toBe(1)
  })

  test('a job holder and a teacher have an employment besides, and one field can be set alone', async () => {
    const person = await api.person()
    const visitor = api.as(person)
    const work = { companyName: '近岸海洋观测站', jobName: '数据工程师', workStartTime: '2021年3月' }
    const { jobInfo } = await visitor.send(refs.saveIdenCompany, { body: { ...work, ...study } })
    expect(jobInfo).toMatchObject({ ...work, workStartTime: '2021-03', workEndTime: null })
    const ids = { userWorkId: jobInfo?.userWorkId ?? 0 }
    const teacher = await visitor.send(refs.saveIdenV2, {
      body: { iden: 4, ...work, ...ids, jobName: '讲师', ...study },
    })
    expect(teacher).toMatchObject({ jobInfo: null, teaInfo: { jobName: '讲师', ...ids } })
    expect(await api.platform.db.$count(careers, eq(careers.userId, person.id))).toBe(1)
    const one = await visitor.send(refs.updateUserIden, {
      params: { x: '2' },
      body: { type: 'industry', value: 'sport,health' },
    })
    expect(one.bindingInfo).toMatchObject({ iden: 2, industry: ['health', 'sport'] })
    await expect(
      visitor.send(refs.updateUserIden, { params: { x: '3' }, body: { type: 'city', value: '青岛' } }),
    ).rejects.toMatchObject({ http: 404 })
  })

  test.each([
    [{ introduction: 'a\ud83d' }, 'introductionInvalid'],
    [{ birthday: '0000-01-01' }, 'birthdayInvalid'],
    [{ birthday: '3000-01-01' }, 'birthdayInvalid'],
    [{ city: '市'.repeat(31) }, 'locationInvalid'],
    [{ industry: ['health', 'sport', 'culture', 'ecology', 'meteorology'] }, 'industriesFull'],
    [{ industry: ['health', 'health'] }, 'industryInvalid'],
    [{ industry: ['__proto__'] }, 'industryInvalid'],
    [{ iden: 3 as 1 }, 'invalid'],
  ] as const)('refuses binding information with %j and stores none of it', async (change, reason) => {
    const person = await api.person()
    const sent = api.as(person).send(refs.saveIden, {
      body: { ...binding, ...change, industry: 'industry' in change ? [...change.industry] : ['sport'] },
    })
    await expect(sent).rejects.toMatchObject({ errno: expect.stringMatching(errnoOf[reason]) })
    expect(await api.platform.db.$count(profiles, eq(profiles.userId, person.id))).toBe(0)
  })

  test.each([
    [{ eduStartTime: '2023-09', eduEndTime: '2023-08' }, 'periodInvalid'],
    [{ eduStartTime: '0000-01' }, 'periodInvalid'],
    [{ eduEndTime: '3000-01' }, 'periodInvalid'],
    [{ majorName: '' }, 'majorInvalid'],
    [{ schoolName: '\udc00' }, 'schoolInvalid'],
    [{ degreeName: '学'.repeat(21) }, 'degreeInvalid'],
  ] as const)('refuses an occupation with %j and stores none of it', async (change, reason) => {
    const person = await api.person()
    const sent = api.as(person).send(refs.saveIdenV2, { body: { iden: 1, ...study, ...change } })
    await expect(sent).rejects.toMatchObject({
      errno: expect.stringMatching(errnoOf[reason]),
      message: expect.stringContaining(reason === 'periodInvalid' ? ' 10 年后' : ''),
    })
    expect(await api.platform.db.$count(profiles, eq(profiles.userId, person.id))).toBe(0)
    expect(await api.platform.db.$count(educations, eq(educations.userId, person.id))).toBe(0)
  })

  test("changes no row of another person, and refuses another person's id", async () => {
    const [owner, other] = [await api.person(), await api.person()]
    const { stuInfo } = await api.as(owner).send(refs.saveIdenV2, { body: { iden: 1, ...study } })
    const stolen = { iden: 1 as const, ...study, schoolName: '夺来的学校', userEduId: stuInfo?.userEduId ?? 0 }
    await expect(api.as(other).send(refs.saveIdenV2, { body: stolen })).rejects.toMatchObject({ errno: 'e48018' })
    const employee = api.as(await api.person())
    const work = { companyName: '近岸海洋观测站', jobName: '数据工程师', workStartTime: '2021-03' }
    const { jobInfo } = await employee.send(refs.saveIdenCompany, { body: { ...work, ...study } })
    const taken = { iden: 4 as const, ...work, ...study, jobName: '讲师', userWorkId: jobInfo?.userWorkId ?? 0 }
    await expect(api.as(other).send(refs.saveIdenV2, { body: taken })).rejects.toMatchObject({ errno: 'e48018' })
    expect((await employee.send(refs.guideInfo, {})).jobInfo?.jobName).toBe('数据工程师')
    await expect(api.as(other).send(refs.saveIden, { body: { ...binding, userId: owner.id } })).rejects.toMatchObject({
      http: 403,
    })
    expect((await api.as(owner).send(refs.guideInfo, {})).stuInfo?.schoolName).toBe('黄海理工大学')
    // the refused change has set nothing else either
    expect((await api.as(other).send(refs.guideInfo, {})).bindingInfo.iden).toBeNull()
  })

  test('takes the identity from the sign-up form of the competition, else of the latest, and knows no hidden competition', async () => {
    const person = await api.person()
    const id = await addCompetition(api)
    const at = new Date()
    const signUp = (competitionId: number, iden: 1 | 2, completedAt: Date) =>
      api.platform.db.insert(signups).values({
        ...{ competitionId, userId: person.id, state: 3, form: { organization: '', iden, reason: '' } },
        ...{ completedAt, createdAt: at, updatedAt: at },
      })
    await signUp(id, 2, at)
    const answer = await api.as(person).send(refs.competitionGuideInfo, { params: { id } })
    expect(answer.bindingInfo.iden).toBe(2)
    expect(names(answer.missing)).toContain('career')
    // the guide, which knows no competition, names what the gate of this one names
    const guide = await api.as(person).send(refs.guideInfo, {})
    expect(guide).toEqual(answer)
    expect(await api.as(person).send(refs.infoCheck, {})).toEqual(answer.missing)
    await signUp(await addCompetition(api), 1, new Date(at.getTime() + 1000))
    expect((await api.as(person).send(refs.guideInfo, {})).bindingInfo.iden).toBe(1)
    expect(await api.as(person).send(refs.competitionGuideInfo, { params: { id } })).toEqual(answer)
    const nowhere = api.as(person).send(refs.competitionGuideInfo, { params: { id: 999_999 } })
    await expect(nowhere).rejects.toMatchObject({ http: 404 })
  })

  test('holds at most twenty entries, also when two tabs save at once', async () => {
    const person = await api.person()
    const at = new Date()
    await api.platform.db
      .insert(educations)
      .values(
        Array.from({ length: 19 }, (_, n) => ({ userId: person.id, school: `校${n}`, createdAt: at, updatedAt: at })),
      )
    const tabs = await Promise.allSettled(
      [0, 1].map(() => api.as(person).send(refs.saveIdenV2, { body: { iden: 1, ...study } })),
    )
    expect(tabs.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await api.platform.db.$count(educations, eq(educations.userId, person.id))).toBe(20)
  })

  test('stays hidden for its owner alone, and a complete person has no gap', async () => {
    const person = await api.person()
    await completePerson(api, person)
    const visitor = api.as(person)
    expect(await visitor.send(refs.guideInfo, {})).toMatchObject({ gap: null, guideHidden: false })
    await visitor.send(refs.hideGuide, { body: { guideHidden: true } })
    expect((await visitor.send(refs.guideInfo, {})).guideHidden).toBe(true)
    expect((await api.as(await api.person()).send(refs.guideInfo, {})).guideHidden).toBe(false)
  })

  test('suggests names by characters, pinyin and initials, of the lists and of what people show', async () => {
    const [reader, open, shy] = [await api.person(), await api.person(), await api.person()]
    const at = new Date()
    const career = { job: '数据工程师', createdAt: at, updatedAt: at }
    await api.platform.db.insert(profiles).values({ userId: shy.id, seeWork: false })
    const learned = { school: '黄海理工大学', major: '统计学', createdAt: at, updatedAt: at }
    await api.platform.db.insert(educations).values({ userId: open.id, ...learned })
    await api.platform.db.insert(careers).values([
      { userId: open.id, company: '星槎观测公司', ...career },
      { userId: shy.id, company: '星槎秘密公司', ...career },
    ])
    const find = async (type: 'school' | 'company' | 'major' | 'job', keyword: string) =>
      api.as(reader).send(refs.proxyEasySearch, { body: { type, keyword } })
    expect(await find('company', 'xingcha')).toEqual(['星槎观测公司'])
    for (const [keyword, name] of [
      ['腾讯', '腾讯'],
      ['baidu', '百度'],
      ['hw', '华为'],
    ] as const) {
      expect((await find('company', keyword))[0]).toBe(name)
    }
    expect(await find('company', '银行')).toHaveLength(8)
    expect((await find('school', 'zjdx'))[0]).toBe('浙江大学')
    expect(await find('school', '海洋大学')).toEqual(expect.arrayContaining(['中国海洋大学', '上海海洋大学']))
    expect((await find('major', 'sjkx'))[0]).toBe('数据科学与大数据技术')
    expect(await find('job', ' ')).toEqual([])
    expect(await find('job', '%')).toEqual([])
    expect((await find('school', 'daxue')).length).toBeLessThanOrEqual(8)
    const smart = await api.as(reader).send(refs.smartInput, { query: { type: 'city', keyword: 'qd' } })
    expect(smart).toContainEqual({ value: '青岛', source: 'list' })
    const english = api.withCookie(`${(await api.signIn(reader)).cookie}; lang=en-US`)
    for (const [type, keyword, name] of [
      ['city', 'shen', 'Shenyang'],
      ['city', '西安', "Xi'an"],
      ['city', 'wlmq', 'Urumqi'],
      ['city', 'hong kong', 'Hong Kong'],
      ['company', 'huawei', 'Huawei'],
    ] as const) {
      const found = await english.send(refs.smartInput, { query: { type, keyword } })
      expect(found).toContainEqual({ value: name, source: 'list' })
    }
    // a name of a list that a person wrote in the other language is the same
    const majors = await english.send(refs.proxyEasySearch, { body: { type: 'major', keyword: '统计学' } })
    expect(majors).toContain('Statistics')
    expect(majors).not.toContain('统计学')
  })

  test('answers the place of the latest session: a province, a country, or nothing rather than a guess', async () => {
    const reader = api.as(await api.person())
    const placeOf = async (ipAddress: string | null) => {
      const person = await api.person()
      await api.platform.db
        .insert(sessions)
        .values({ userId: person.id, token: `place ${person.id}`, expiresAt: new Date('2027-01-01'), ipAddress })
      const answer = await reader.send(refs.ipTerritory, { query: { userId: person.ssoId } })
      expect(answer.id).toBe(person.id)
      // the profile shows the same place (Q154), and neither of both the address
      const profile = await reader.send(refs.userProfile, { params: { id: person.id } })
      expect(profile.territory).toEqual(answer.territory)
      if (ipAddress) expect(JSON.stringify(profile)).not.toContain(ipAddress)
      return answer.territory?.nameEn ?? null
    }
    expect(await placeOf('218.4.167.70')).toBe('Jiangsu')
    expect(await placeOf('::ffff:202.112.0.36')).toBe('Beijing')
    expect(await placeOf('8.8.8.8')).toBe('United States')
    expect(await Promise.all(['127.0.0.1', '10.1.2.3', '2001:db8::1', 'unknown', '', null].map(placeOf))).toEqual(
      Array.from({ length: 6 }, () => null),
    )
    await expect(reader.send(refs.ipTerritory, { query: { userId: '999999' } })).rejects.toMatchObject({
      errno: 'e46001',
    })
  })

  test('converts ids in both directions, and answers one person by either', async () => {
    const [reader, person] = [api.as(await api.person()), await api.person()]
    const ids = { id: person.id, userId: person.ssoId }
    for (const id of [String(person.id), person.ssoId]) {
      expect(await reader.send(refs.userIdOf, { query: { id } })).toEqual(ids)
      expect(await reader.send(refs.ssoIdOf, { query: { id } })).toEqual(ids)
      expect(await reader.send(refs.usersInfo, { query: { userId: id } })).toMatchObject({ ...ids, birthday: null })
      expect(await reader.send(refs.abilityInfo, { query: { id } })).toMatchObject({ ...ids, ranks: [], hidden: null })
    }
  })
})

const errnoOf = {
  introductionInvalid: /^e48001$/,
  birthdayInvalid: /^e48003$/,
  locationInvalid: /^e48002$/,
  industriesFull: /^e48020$/,
  industryInvalid: /^e48021$/,
  invalid: /^e40001$/,
  periodInvalid: /^e48009$/,
  majorInvalid: /^e48007$/,
  schoolInvalid: /^e48006$/,
  degreeInvalid: /^e48008$/,
} as const
