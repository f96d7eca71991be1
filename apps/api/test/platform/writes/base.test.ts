import { allCalls } from '@shulei/contract/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { engines, openApi, type TestApi, type TestPerson } from '../../harness.ts'

/** Why a write of texts cannot overwrite another one unseen, by call, where it names no stored values or version that it is based on. */
const reasons: Readonly<Record<string, readonly string[]>> = {
  'adds a row, and changes none': [
    ...['addActivityReply', 'addActivityTopic', 'addReply', 'addTopic', 'addSourceComment', 'sendAppeal', 'askToJoin'],
    ...[
      'addArticle',
      'addEducation',
      'addOthers',
      'addPrize',
      'addProject',
      'addTag',
      'addWork',
      'startDataset',
      'hostCompetition',
      'announce',
    ],
    ...['reportPerson', 'reportPost', 'reportActivityPost', 'sendMessage', 'editPrivateMessage', 'submitResult'],
    ...['uploadSource', 'shareStudioDraft', 'signUp', 'countDataset'],
  ],
  'is refused while an earlier one is not decided': [
    'sendRealName',
    'sendMainlandRealName',
    'replaceRealName',
    'submitCompany',
  ],
  'proves who asks, and stores no text': [
    'closeAccount',
    'privateVerify',
    'reviewerLogin',
    'sendEmailCode',
    'sendPhoneCode',
  ],
  'needs a code of the very address or number that is stored': ['updateEmail', 'updatePhone'],
  'names rows or instants, and has no text': [
    ...['removeEducation', 'removeWork', 'viewPrivateMessages', 'checkMessages', 'answerJoinRequest', 'decideTopic'],
    ...['openTimeMachine', 'closeTimeMachine'],
  ],
  'chooses one of the values that the page shows': [
    ...['giveDeskRole', 'saveIgnoreSetting', 'updatePrivateMyDynamics', 'updateAvatar', 'updateBanner', 'saveWish'],
  ],
  'is a call of the specification that the site does not use': ['updateUserIden'],
}

const wrote = new Set(Object.values(reasons).flat())

interface Shape {
  properties?: Record<string, unknown>
  anyOf?: Shape[]
}

const writes = allCalls.flatMap(({ name, call }) => {
  if (!['PUT', 'PATCH', 'POST'].includes(call.method) || !call.body || call.read) return []
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as Shape
  if (!JSON.stringify(schema).includes('"type":"string"')) return []
  return [{ name, fields: Object.keys(schema.properties ?? schema.anyOf?.[0]?.properties ?? {}) }]
})

test.each(writes)('$name says upon which values it is based, or has a reason not to', ({ name, fields }) => {
  const isBased = ['base', 'version', 'revision'].some((field) => fields.includes(field))
  expect({ name, isBased }).toEqual({ name, isBased: !wrote.has(name) })
})

describe.each(engines)('writes from two pages on $name', (engine) => {
  let api: TestApi
  let me: TestPerson
  beforeAll(async () => {
    api = await openApi(engine)
    me = await api.person()
  })
  afterAll(() => api.close())
  const send = () => api.as(me).send

  test('refuses a text based on older values, with the present ones', async () => {
    const write = (introduction: string, base: string) =>
      send()(refs.updateIntro, { body: { introduction, base: { introduction: base } } })
    await write('一', '')
    await expect(write('二', '')).rejects.toMatchObject({
      http: 409,
      errno: 'e40907',
      data: { current: { introduction: '一' } },
    })
    await write('二', '一')
    // a repeated write stores what is stored already
    await write('二', '一')
    // a program that names no base replaces what is stored
    await send()(refs.updateIntro, { body: { introduction: '三' } })
  })

  test('lets one of two writes at the same time win', async () => {
    const { introduction } = await send()(refs.updateIntro, { body: { introduction: '起点' } })
    const write = (text: string) => send()(refs.updateIntro, { body: { introduction: text, base: { introduction } } })
    const results = await Promise.allSettled(['甲', '乙', '丙'].map(write))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('refuses a part by its own value, and leaves the others', async () => {
    await send()(refs.updateSex, { body: { sex: 1 } })
    await send()(refs.updateLocation, { body: { id: me.id, province: '山东', city: '青岛' } })
    const stale = { id: me.id, province: '山东', city: '烟台', base: { province: '', city: '' } }
    await expect(send()(refs.updateLocation, { body: stale })).rejects.toMatchObject({
      data: { current: { province: '山东', city: '青岛' } },
    })
    await expect(send()(refs.updateSex, { body: { sex: 2, base: { sex: 0 } } })).rejects.toMatchObject({
      errno: 'e40907',
    })
    await expect(
      send()(refs.updateUserName, { body: { userName: '新名字', base: { userName: '别的名字' } } }),
    ).rejects.toMatchObject({ errno: 'e40907' })
  })

  test('refuses changes of a career and of a publication upon older texts', async () => {
    const { userWorkId } = await send()(refs.addWork, { body: { companyName: '海洋所', workStartTime: '2020-01' } })
    const work = (companyName: string, base: object) =>
      send()(refs.updateWork, { body: { userWorkId, companyName, workStartTime: '2020-01', base } })
    const known = { companyName: '海洋所', jobName: '', workStartTime: '2020-01', workEndTime: null }
    await work('海洋研究所', known)
    await expect(work('海洋站', known)).rejects.toMatchObject({
      errno: 'e40907',
      data: { current: { companyName: '海洋研究所' } },
    })
    const { shipDeleteId } = await send()(refs.addProject, { body: { projectName: '潮汐', description: '甲' } })
    const params = { type: 'project' }
    const project = (description: string, base: object) =>
      send()(refs.saveAccomplishment, { params, body: { shipDeleteId, projectName: '潮汐', description, base } })
    await project('乙', { name: '潮汐', description: '甲' })
    await expect(project('丙', { name: '潮汐', description: '甲' })).rejects.toMatchObject({
      data: { current: { name: '潮汐', description: '乙' } },
    })
  })

  test('brings the present texts of an article with the refusal', async () => {
    const { id } = await send()(refs.startArticle, {})
    const save = (title: string, version: number) =>
      send()(refs.saveArticle, {
        params: { id },
        body: { title, summary: '', body: '', cover: null, tags: [], version },
      })
    const { version } = await save('甲', 1)
    await expect(save('乙', 1)).rejects.toMatchObject({
      errno: 'e48036',
      data: { current: { title: '甲', version } },
    })
  })
})
