import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moderateIdentity } from '../../../commands/moderate-identity.ts'
import { picture } from '../../base/upload/pictures.ts'
import { oneEngine, openApi, type TestApi, type TestPerson, type Visitor } from '../../harness.ts'
import { companyForm, mainlandForm, nothingStored, paths, send, storedOf } from './forms.ts'

describe.each(oneEngine)('enterprises on $name', (engine) => {
  let api: TestApi
  let person: TestPerson
  let visitor: Visitor
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    person = await api.person()
    visitor = await api.signIn(person)
  })

  const state = () => visitor.send(refs.ownCompany, {})
  const moderate = (...words: string[]) => moderateIdentity(api.platform, words, api.clock.now)
  const sendIt = async (change = {}, more = {}) => send(visitor, paths.company, await companyForm(change), more)

  test('are stored with their licence, are pending, and are visible to their sender only', async () => {
    const nothing = { companyName: '', creditCode: '', contactName: '', contactEmail: '', purpose: '' }
    expect(await state()).toEqual({ status: 'notVerified', ...nothing, sentAt: null, failureReason: null })
    const sent = {
      status: 'pending',
      companyName: '潮间带数据有限公司',
      creditCode: '91350100M000100Y43',
      contactName: '张三',
      contactEmail: 'zhang@example.com',
      purpose: '办一场\n近海预测赛',
      sentAt: new Date(api.clock.now()).toISOString(),
      failureReason: null,
    }
    const change = { creditCode: '91350100m000100y43 ', contactEmail: 'Zhang@Example.com' }
    expect(await sendIt(change)).toMatchObject({ status: 200, data: sent })
    expect(await state()).toEqual(sent)
    expect(await storedOf(api, person)).toMatchObject({
      companies: [{ status: 2 }],
      photos: ['licence'],
      realNames: [],
    })
    const stranger = await api.signIn(await api.person())
    expect(await stranger.send(refs.ownCompany, {})).toMatchObject({ status: 'notVerified', companyName: '' })
    await expect(api.send(refs.ownCompany, {})).rejects.toMatchObject({ http: 401 })
  })

  test.each<[string, Record<string, string | Uint8Array | undefined>, string, string[], RegExp, RegExp]>([
    [
      'nothing at all',
      {
        companyName: undefined,
        creditCode: undefined,
        contactName: undefined,
        contactEmail: undefined,
        licence: undefined,
      },
      'e49011',
      ['companyName', 'creditCode', 'contactName', 'contactEmail', 'licence'],
      /企业名称/,
      /company name/,
    ],
    ['a script as a name', { companyName: '<\0script>' }, 'e49011', ['companyName'], /企业名称/, /company name/],
    ['a name that turns round', { companyName: '潮间带\u202e' }, 'e49011', ['companyName'], /企业名称/, /company name/],
    ['a wrong code', { creditCode: '91350100M000100Y44' }, 'e49012', ['creditCode'], /信用代码/, /credit code/],
    ['a contact with an emoji', { contactName: '张三😀' }, 'e49013', ['contactName'], /联系人/, /contact/],
    ['no address', { contactEmail: 'zhang' }, 'e49014', ['contactEmail'], /邮箱/, /email/],
    ['a long plan', { purpose: '字'.repeat(501) }, 'e49015', ['purpose'], /500/, /500/],
    ['a plan with a NUL', { purpose: '办\0赛' }, 'e49015', ['purpose'], /500/, /500/],
    ['no licence', { licence: undefined }, 'e49016', ['licence'], /营业执照照片/, /business license/],
    ['an empty licence', { licence: new Uint8Array(0) }, 'e49016', ['licence'], /营业执照照片/, /business license/],
    ['a licence that is no picture', { licence: Buffer.from('%PDF-1.7') }, 'e49005', ['licence'], /jpg/, /JPG/],
  ])('%s is refused in both languages, and nothing is stored', async (_, change, errno, fields, cn, en) => {
    const answer = await sendIt(change)
    expect(answer).toMatchObject({ status: 400, errno, message: expect.stringMatching(cn), data: { fields } })
    expect(answer.data.problems).toHaveLength(fields.length)
    expect(await sendIt(change, { lang: 'en-US' })).toMatchObject({ errno, message: expect.stringMatching(en) })
    expect(await storedOf(api, person)).toEqual(nothingStored)
  })

  test('are refused with a licence above 500 kB by the name of its field', async () => {
    const licence = Buffer.concat([await picture('jpeg'), Buffer.alloc(500 * 1024)])
    expect(await sendIt({ licence })).toMatchObject({
      status: 413,
      errno: 'e49006',
      data: { fields: ['licence'], problems: ['photoTooBig'] },
    })
    expect(await storedOf(api, person)).toEqual(nothingStored)
  })

  test('are not sent again while pending or passed, and are replaced after a refusal', async () => {
    const first = await sendIt({}, { key: 'company-1' })
    expect(await sendIt({}, { key: 'company-1' })).toEqual(first)
    expect(await sendIt()).toMatchObject({ status: 409, errno: 'e49018', message: '企业认证正在审核中，请等待结果。' })
    await moderate('refuse', 'company', String(person.id), '执照不清晰')
    expect(await state()).toMatchObject({ status: 'rejected', failureReason: '执照不清晰' })
    const english = await visitor.request('/api/users/company', {
      headers: { cookie: `${visitor.cookie}; lang=en-US` },
    })
    // no English reason was given, so that the Chinese one is shown
    expect((await english.json()).data.failureReason).toBe('执照不清晰')
    expect((await storedOf(api, person)).photos).toEqual([])
    expect((await sendIt({ companyName: '近海数据有限公司' })).data).toMatchObject({
      status: 'pending',
      companyName: '近海数据有限公司',
      failureReason: null,
    })
    await moderate('pass', 'company', String(person.id))
    expect(await state()).toMatchObject({ status: 'passed', failureReason: null })
    expect(await sendIt({}, { lang: 'en-US' })).toMatchObject({
      status: 409,
      errno: 'e49017',
      message: expect.stringContaining('already certified'),
    })
    expect((await storedOf(api, person)).companies).toHaveLength(1)
  })

  test('are independent of their sender’s real name', async () => {
    await sendIt()
    expect((await send(visitor, paths.mainland, await mainlandForm())).status).toBe(200)
    expect((await storedOf(api, person)).photos).toEqual(['licence', 'holdingPhoto'])
    await moderate('pass', 'company', String(person.id))
    expect(await visitor.send(refs.realNameStatus, { query: {} })).toMatchObject({ status: 'pending' })
    expect((await storedOf(api, person)).photos).toEqual(['holdingPhoto'])
  })
})
