import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { moderateIdentity } from '../../../commands/moderate-identity.ts'
import { sessionsOf } from '../../../src/modules/base/session/session.service.ts'
import { realNames } from '../../../src/modules/people/identity/tables.ts'
import { openLog } from '../../../src/platform/log.ts'
import { picture } from '../../base/upload/pictures.ts'
import { oneEngine, openApi, type TestApi, type TestPerson, type Visitor } from '../../harness.ts'
import { formOf, mainlandForm, nothingStored, overseasForm, paths, photosIn, send, storedOf } from './forms.ts'
import { refusedForms } from './refused-forms.ts'

describe.each(oneEngine)('real names on $name', (engine) => {
  let api: TestApi
  let person: TestPerson
  let visitor: Visitor
  const lines: string[] = []
  beforeAll(async () => {
    api = await openApi(engine, { log: openLog('trace', { write: (line) => void lines.push(line) }) })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    person = await api.person()
    visitor = await api.signIn(person)
  })

  const state = () => visitor.send(refs.realNameStatus, { query: {} })
  const moderate = (...words: string[]) => moderateIdentity(api.platform, words, api.clock.now)
  const refuse = () => moderate('refuse', 'real-name', String(person.id), '照片不清晰', 'The photo is not clear')

  test('from the mainland are stored with their photographs and are pending', async () => {
    expect(await state()).toEqual({
      id: person.id,
      recordId: null,
      authType: 0,
      idCardStatus: 0,
      overseaAuthStatus: 0,
      status: 'notVerified',
      realName: '',
      certificateType: null,
      idNumber: '',
      sentAt: null,
      failureReason: null,
    })
    const sides = { frontPhoto: await picture('png'), backPhoto: await picture('jpeg') }
    const form = await mainlandForm({ realName: ' 欧阳 小明', idNumber: '110105 19491231 002x', ...sides })
    const answer = await send(visitor, paths.mainland, form)
    const expected = {
      id: person.id,
      recordId: expect.any(Number),
      authType: 1,
      idCardStatus: 2,
      overseaAuthStatus: 0,
      status: 'pending',
      realName: '****明',
      certificateType: 'idCard',
      idNumber: '1****************X',
      sentAt: new Date(api.clock.now()).toISOString(),
      failureReason: null,
    }
    expect(answer).toMatchObject({ status: 200, data: expected })
    expect(await state()).toEqual(expected)
    expect(await visitor.send(refs.realNameStatus, { query: { showFullName: '1' } })).toEqual({
      ...expected,
      realName: '欧阳 小明',
      idNumber: '11010519491231002X',
    })
    expect((await storedOf(api, person)).photos).toEqual(['holdingPhoto', 'frontPhoto', 'backPhoto'])
  })

  test.each([
    ['passport', 'e1234567', 'E******7'],
    ['residentCard', 'ABC110080011001', 'A*************1'],
  ])('from overseas with a %s are pending, too', async (certificateType, idNumber, masked) => {
    const answer = await send(visitor, paths.overseas, await overseasForm({ certificateType, idNumber }))
    expect(answer).toMatchObject({
      status: 200,
      data: {
        authType: 2,
        idCardStatus: 0,
        overseaAuthStatus: 2,
        status: 'pending',
        certificateType,
        idNumber: masked,
      },
    })
    expect(await storedOf(api, person)).toMatchObject({ realNames: [{ auth_type: 2 }], photos: ['holdingPhoto'] })
  })

  test('from the mainland need no document type', async () => {
    const answer = await send(visitor, paths.mainland, await mainlandForm({ certificateType: undefined }))
    expect(answer.data).toMatchObject({ certificateType: 'idCard', status: 'pending' })
  })

  test.each(refusedForms)(
    '%s is refused in both languages, and nothing is stored',
    async (_, region, change, errno, fields, problems, cn, en) => {
      const make = region === 'mainland' ? mainlandForm : overseasForm
      const answer = await send(visitor, paths[region], await make(change))
      expect([answer.status, answer.errno]).toEqual([400, errno])
      expect(answer.message).toMatch(cn)
      if (fields.length > 0) expect(answer.data.fields).toEqual(fields)
      if (problems.length > 0) expect(answer.data.problems).toEqual(problems)
      const english = await send(visitor, paths[region], await make(change), { lang: 'en-US' })
      expect([english.status, english.errno]).toEqual([400, errno])
      expect(english.message).toMatch(en)
      expect(await storedOf(api, person)).toEqual(nothingStored)
    },
  )

  test('are neither sent again nor replaced while pending, from either region', async () => {
    const { data } = await send(visitor, paths.mainland, await mainlandForm())
    const before = await storedOf(api, person)
    const shipDeleteId = String(data.recordId)
    const again = async (change = {}) => {
      const own = await send(visitor, paths.mainland, await mainlandForm(change))
      const other = await send(visitor, paths.overseas, await overseasForm())
      const put = await send(visitor, paths.overseas, await overseasForm({ shipDeleteId }), {
        method: 'PUT',
        lang: 'en-US',
      })
      return [own, other, put].map(({ status, errno, message }) => [status, errno, message])
    }
    for (const change of [{}, { shipDeleteId }]) {
      expect(await again(change)).toEqual([
        [409, 'e49008', '认证正在审核中，请等待结果。'],
        [409, 'e49009', '中国大陆与海外身份只能选择一种，你已经选择了另一种。'],
        [409, 'e49009', expect.stringContaining('either a mainland or an overseas identity')],
      ])
    }
    expect(await storedOf(api, person)).toEqual(before)
    await moderate('pass', 'real-name', String(person.id))
    const passed = await storedOf(api, person)
    for (const change of [{}, { shipDeleteId }]) {
      expect(await again(change)).toEqual([
        ...Array(2).fill([409, 'e49007', '实名认证已经通过，不需要再次提交。']),
        [409, 'e49007', expect.stringContaining('already verified')],
      ])
    }
    expect(await storedOf(api, person)).toEqual(passed)
    expect(passed.photos).toEqual([])
  })

  test('tell the reason of a refusal in the reader’s language, and are replaced by their id alone', async () => {
    const { data: first } = await send(visitor, paths.mainland, await mainlandForm())
    await refuse()
    expect(await state()).toMatchObject({ status: 'rejected', idCardStatus: 3, failureReason: '照片不清晰' })
    const english = await visitor.request('/api/users/authData', {
      headers: { cookie: `${visitor.cookie}; lang=en-US` },
    })
    expect((await english.json()).data.failureReason).toBe('The photo is not clear')
    const before = await storedOf(api, person)

    const put = async (shipDeleteId?: string) =>
      send(visitor, paths.overseas, await overseasForm({ shipDeleteId }), { method: 'PUT' })
    expect(await send(visitor, paths.mainland, await mainlandForm())).toMatchObject({ status: 409, errno: 'e49010' })
    expect(await send(visitor, paths.overseas, await overseasForm())).toMatchObject({ status: 409, errno: 'e49009' })
    expect(await put(String(first.recordId + 1000))).toMatchObject({ status: 409, errno: 'e49010' })
    expect(await put()).toMatchObject({ status: 400, errno: 'e40001', data: { fields: ['shipDeleteId'] } })
    const stranger = await api.signIn(await api.person())
    const stolen = await overseasForm({ shipDeleteId: String(first.recordId) })
    expect(await send(stranger, paths.overseas, stolen, { method: 'PUT' })).toMatchObject({
      status: 409,
      errno: 'e49010',
    })
    expect(await storedOf(api, person)).toEqual(before)

    api.clock.advance(60_000)
    const { status, data } = await put(String(first.recordId))
    expect(status).toBe(200)
    expect(data).toMatchObject({
      authType: 2,
      idCardStatus: 0,
      overseaAuthStatus: 2,
      status: 'pending',
      failureReason: null,
    })
    expect(data.recordId).not.toBe(first.recordId)
    expect(data.sentAt).toBe(new Date(api.clock.now()).toISOString())
    expect(await storedOf(api, person)).toMatchObject({ realNames: [{ auth_type: 2 }], photos: ['holdingPhoto'] })
    await refuse()
    const back = await mainlandForm({ shipDeleteId: String(data.recordId) })
    expect((await send(visitor, paths.mainland, back)).data).toMatchObject({ authType: 1, status: 'pending' })
  })

  test('answer a repeated key with the first row, also after the decision', async () => {
    const sendOnce = async () => send(visitor, paths.mainland, await mainlandForm(), { key: 'real-name-1' })
    const first = await sendOnce()
    expect(await sendOnce()).toEqual(first)
    expect((await storedOf(api, person)).realNames).toHaveLength(1)
    expect(await send(visitor, paths.mainland, await mainlandForm(), { key: 'real-name-2' })).toMatchObject({
      errno: 'e49008',
    })
    await refuse()
    expect((await sendOnce()).data).toMatchObject({ recordId: first.data.recordId, status: 'rejected' })
    // keys belong to one person each
    const other = await api.signIn(await api.person())
    const theirs = await send(other, paths.mainland, await mainlandForm(), { key: 'real-name-1' })
    expect(theirs.data.recordId).not.toBe(first.data.recordId)
    expect(await send(visitor, paths.mainland, await mainlandForm(), { key: 'with space' })).toMatchObject({
      errno: 'e40001',
    })
  })

  test('are refused without a session, for somebody else, from another site, and after signing out meanwhile', async () => {
    expect(await send(api, paths.mainland, await mainlandForm())).toMatchObject({ status: 401, errno: 'e40100' })
    const other = await api.person()
    const asked = async (headers: Record<string, string>) => {
      const answer = await visitor.request(paths.mainland, { method: 'POST', body: await mainlandForm(), headers })
      return [answer.status, (await answer.json()).errno]
    }
    expect(await asked({ 'x-user-id': String(other.id) })).toEqual([403, 'e40301'])
    expect(await asked({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toEqual([403, 'e40302'])
    // the session ends while the form arrives
    const whole = new Response(await mainlandForm())
    const bytes = new Uint8Array(await whole.arrayBuffer())
    let isRead = false
    const pull = async (controller: ReadableStreamDefaultController) => {
      isRead = true
      await api.platform.database.raw.query('delete from sessions where user_id = $1', [person.id])
      sessionsOf(api.platform).forget()
      controller.enqueue(bytes)
      controller.close()
    }
    // without a high-water mark, nothing is pulled before the reader reads
    const body = new ReadableStream({ pull }, { highWaterMark: 0 })
    const late = await visitor.request(paths.mainland, {
      method: 'POST',
      body,
      duplex: 'half',
      headers: { 'content-type': whole.headers.get('content-type') ?? '' },
    } as RequestInit)
    expect([isRead, late.status]).toEqual([true, 401])
    for (const one of [person, other]) expect(await storedOf(api, one)).toEqual(nothingStored)
  })

  test('appear in no log, in no other answer and not on disk', async () => {
    const bytes = await picture('png', 61, 41)
    const form = await mainlandForm({ holdingPhoto: bytes })
    await send(visitor, paths.mainland, form)
    await send(visitor, paths.mainland, formOf({ realName: '欧阳小明', idNumber: '11010519491231002X' }))
    // an error occurs while the form is stored
    await api.platform.database.raw.query('alter table identity_photos rename to away')
    const stranger = await api.person()
    expect((await send(await api.signIn(stranger), paths.mainland, await mainlandForm())).status).toBe(500)
    await api.platform.database.raw.query('alter table away rename to identity_photos')
    expect(await storedOf(api, stranger)).toEqual(nothingStored)
    const log = lines.join('')
    expect(log).toContain('authentication-mainland')
    expect(log).not.toMatch(/11010519491231002|欧阳|小明|holdingPhoto\.jpg/)

    const kept = (await photosIn(api)).find(({ userId }) => userId === person.id)
    expect(kept?.bytes.length).toBeGreaterThan(50)
    for (const address of [
      '/api/users/authData?showFullName=1',
      `/api/v1/dfeditor/images/${kept?.id}.png`,
      `/api/users/auth/${kept?.id}`,
      '/api/users/auth',
      `/api/users/${person.id}/profile`,
    ]) {
      const answer = Buffer.from(await (await visitor.request(address)).arrayBuffer())
      expect(answer.includes(Buffer.from(kept?.bytes ?? []))).toBe(false)
      expect(answer.includes('PNG')).toBe(false)
    }
    const { scratch } = api.platform.files
    expect(readdirSync(join(scratch, 'uploads'))).toEqual([])
  })

  test('are deleted with their person', async () => {
    await send(visitor, paths.mainland, await mainlandForm())
    await api.platform.database.raw.query('delete from users where id = $1', [person.id])
    expect(await storedOf(api, person)).toEqual(nothingStored)
    expect(await api.platform.db.$count(realNames, eq(realNames.userId, person.id))).toBe(0)
  })
})
