import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import type { CallError } from '@shulei/client/call-error.ts'
import { refs } from '@shulei/contract/refs.ts'
import { HOUR } from '@shulei/domain/base/time/instant.ts'
import type { ReadingChoice, StoredReading } from '@shulei/domain/data/dataset/reading/reading.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { competitionModule } from '../../../src/modules/compete/competition/competition.routes.ts'
import { signups } from '../../../src/modules/compete/competition/tables.ts'
import { datasetModule } from '../../../src/modules/data/dataset/dataset.routes.ts'
import {
  datasetAgreements,
  datasetDownloads,
  datasetFiles,
  datasets,
  datasetTables,
} from '../../../src/modules/data/dataset/tables.ts'
import { realNameTexts } from '../../../src/modules/people/identity/encrypted-rows.ts'
import { realNames } from '../../../src/modules/people/identity/tables.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { oneEngine, openApi, startOfTests, type TestApi, type TestPerson } from '../../harness.ts'
import { addMicrosite, recordOf } from '../../publish/microsite/record.ts'
import { publishFiles } from './publish-files.ts'

const body = 'id,births\n2000-01-01,9083\n'
const sha256 = createHash('sha256').update(body).digest('hex')
const both = (text: string) => ({ cn: text, en: text })

describe.each(oneEngine)('data downloads on $name', (engine) => {
  let api: TestApi
  let id: number
  let datasetId: number
  let fileId: number
  let person: TestPerson

  beforeAll(async () => {
    api = await openApi(engine, { modules: [competitionModule, datasetModule] })
  })
  afterAll(() => api.close())

  beforeEach(async () => {
    api.clock.set(startOfTests)
    const { db, files } = api.platform
    id = await addCompetition(api)
    const [dataset] = await db
      .insert(datasets)
      .values({
        competitionId: id,
        name: both('出生人数'),
        licence: { id: 'CC0-1.0', name: both('CC0 1.0'), note: both('') },
        source: { name: both('SSA'), version: '1', attribution: both('') },
        changes: both(''),
        protocol: both('<p>协议</p>'),
        columns: [],
      })
      .returning()
    datasetId = dataset!.id
    const key = `datasets/${datasetId}-train.csv`
    await files.disk.put(key, body)
    const [file] = await db
      .insert(datasetFiles)
      .values({ datasetId, name: '训练 集.csv', key, bytes: body.length, rows: 1, sha256, description: both('') })
      .returning()
    fileId = file!.id
    await publishFiles(db, datasetId)
    person = await api.person()
  })

  const path = () => `/api/datasets/${datasetId}/files/${fileId}`
  const get = (address = path(), headers: Record<string, string> = {}, method = 'GET') =>
    api.as(person).request(address, { method, headers })
  const blocks = async () =>
    (await api.as(person).send(refs.competitionProfile, { params: { id }, query: {} })).downloadBlocks
  const log = (ids = { datasetId, fileId }, competition = id) =>
    api.as(person).send(refs.logDownload, { params: { id: competition }, body: ids })
  const accept = () => api.as(person).send(refs.acceptProtocol, { params: { id }, body: { accept: true } })
  const errnoOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (error: CallError) => error.errno,
    )
  const lines = () => api.platform.db.select().from(datasetDownloads).where(eq(datasetDownloads.fileId, fileId))

  const signUp = (state = 3) => api.platform.db.insert(signups).values({ competitionId: id, userId: person.id, state })
  const verify = (status: { idCardStatus?: number; overseaAuthStatus?: number }) =>
    api.platform.db.insert(realNames).values({
      userId: person.id,
      authType: status.overseaAuthStatus === undefined ? 1 : 2,
      certificateType: 'idCard',
      ...realNameTexts.encrypt(api.platform.cipher, person.id, { realName: '某人', idNumber: 'X' }),
      sentAt: new Date(api.clock.now()),
      ...status,
    })
  const openAll = async () => {
    await signUp()
    await accept()
    await verify({ idCardStatus: 1 })
  }

  test('go through each gate in order: sign in, sign up, accept the protocol, verify the real name', async () => {
    const visitor = await api.send(refs.competitionProfile, { params: { id }, query: {} })
    expect(visitor.downloadBlocks).toEqual(['loginFirst'])
    expect((await api.request(path())).status).toBe(401)

    const gate = async () => {
      const answer = await get()
      const { errno } = (await answer.json()) as { errno: string }
      return [answer.status, errno, await errnoOf(log())]
    }
    expect(await blocks()).toEqual(['signUpFirst', 'protocolFirst', 'realNameFirst'])
    expect(await gate()).toEqual([403, 'e43005', 'e43005'])
    expect(await errnoOf(accept())).toBe('e43005')

    await signUp(2)
    expect(await gate()).toEqual([403, 'e43005', 'e43005'])
    await api.platform.db.update(signups).set({ state: 3 }).where(eq(signups.userId, person.id))
    expect(await blocks()).toEqual(['protocolFirst', 'realNameFirst'])
    expect(await gate()).toEqual([403, 'e43004', 'e43004'])

    expect(await accept()).toEqual({ isAgree: true })
    expect(await accept()).toEqual({ isAgree: true })
    expect(await blocks()).toEqual(['realNameFirst'])
    expect(await gate()).toEqual([403, 'e43003', 'e43003'])
    expect(await lines()).toEqual([])

    await verify({ idCardStatus: 2 })
    expect(await gate()).toEqual([403, 'e43003', 'e43003'])
    await api.platform.db.update(realNames).set({ idCardStatus: 1 }).where(eq(realNames.userId, person.id))
    expect(await blocks()).toEqual([])
    expect((await get()).status).toBe(200)
    const shown = await api.as(person).send(refs.competitionProfile, { params: { id }, query: {} })
    expect(shown.isProtocolAgreed).toBe(true)
    const agreements = await api.platform.db
      .select()
      .from(datasetAgreements)
      .where(eq(datasetAgreements.datasetId, datasetId))
    expect(agreements.map((row) => row.acceptedAt.getTime())).toEqual([startOfTests])
  })

  test('ask people who run the competition for everything but a sign-up', async () => {
    const { tracks } = recordOf()
    const items = tracks.items.map((item) => ({ ...item, competitionId: id }))
    await addMicrosite(api, { name: `own-${id}`, record: { tracks: { ...tracks, items } }, members: [person.id] })
    const page = () => api.as(person).send(refs.datasetDetail, { params: { id: datasetId }, query: {} })
    expect(await page()).toMatchObject({ isOrganizer: true, downloadBlocks: ['protocolFirst', 'realNameFirst'] })
    expect(await blocks()).toEqual(['protocolFirst', 'realNameFirst'])
    expect(await errnoOf(log())).toBe('e43004')
    await accept()
    await verify({ idCardStatus: 1 })
    expect([await blocks(), (await page()).downloadBlocks]).toEqual([[], []])
    expect((await get()).status).toBe(200)
    expect(await errnoOf(log())).toBeNull()
    // others still sign up
    const stranger = await api.person()
    const other = await api.as(stranger).send(refs.datasetDetail, { params: { id: datasetId }, query: {} })
    expect([other.isOrganizer, other.downloadBlocks[0]]).toEqual([undefined, 'signUpFirst'])
  })

  test('are open with an overseas verification, and closed with a rejected one', async () => {
    await signUp()
    await accept()
    await verify({ overseaAuthStatus: 3 })
    expect(await blocks()).toEqual(['realNameFirst'])
    await api.platform.db.update(realNames).set({ overseaAuthStatus: 1 }).where(eq(realNames.userId, person.id))
    expect(await blocks()).toEqual([])
  })

  test('send the whole file with name, size and checksum', async () => {
    await openAll()
    const answer = await get()
    expect(await answer.text()).toBe(body)
    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      etag: `"${sha256}"`,
      'content-length': String(body.length),
      // nobody has said in which encoding it is
      'content-type': 'text/csv',
      'x-content-type-options': 'nosniff',
      'content-disposition': `attachment; filename="____.csv"; filename*=UTF-8''${encodeURIComponent('训练 集.csv')}`,
      'cache-control': 'private, no-store',
    })
  })

  const reading: StoredReading = {
    ...{ encoding: 'gb18030', separator: ',', quote: '"', escape: '"', skip: 0, comment: '', hasHeader: true },
    ...{ missing: [], types: {}, dateOrder: {}, unsure: [], chosen: [], short: 0, long: 0, broken: 0 },
  }

  test.each<[what: string, read: Partial<StoredReading> | null, chosen: ReadingChoice, type: string]>([
    ['was read', {}, {}, 'text/csv; charset=gb18030'],
    ['was read as UTF-8', { encoding: 'utf-8' }, {}, 'text/csv; charset=utf-8'],
    ['was guessed without being sure', { unsure: ['encoding'] }, {}, 'text/csv'],
    ['was not read, but chosen', null, { encoding: 'big5' }, 'text/csv; charset=big5'],
    ['nobody knows', null, { skip: 1 }, 'text/csv'],
  ])('name the charset of a file that %s: whole, in part, and asked for alone', async (_, read, chosen, type) => {
    await openAll()
    const { db } = api.platform
    await db
      .update(datasetFiles)
      .set({ readings: { '': chosen } })
      .where(eq(datasetFiles.id, fileId))
    const table = { fileId, rows: 1, columns: [], preview: [] }
    if (read) await db.insert(datasetTables).values({ ...table, reading: { ...reading, ...read } })
    const answers = [await get(), await get(path(), { range: 'bytes=0-3' }), await get(path(), {}, 'HEAD')]
    expect(answers.map((answer) => [answer.status, answer.headers.get('content-type')])).toEqual([
      [200, type],
      [206, type],
      [200, type],
    ])
  })

  test('make one log line of a download that is announced and fetched repeatedly', async () => {
    await openAll()
    const announced = await Promise.all(Array.from({ length: 20 }, () => log()))
    expect(new Set(announced.map((one) => one.logId)).size).toBe(1)
    expect((await lines()).map((line) => line.usedAt)).toEqual([null])
    const { url } = announced[0]!
    const answers = await Promise.all(Array.from({ length: 10 }, () => get(url)))
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(answers.map(() => body))
    const [line, ...more] = await lines()
    expect(more).toEqual([])
    expect(line?.usedAt?.getTime()).toBe(startOfTests)
    api.clock.advance(HOUR)
    expect((await get(url)).status).toBe(200)
    expect(await lines()).toHaveLength(1)
    api.clock.advance(1)
    expect((await get(url)).status).toBe(200)
    expect(await lines()).toHaveLength(2)
  })

  test('make one log line per plain link, and use up the waiting line', async () => {
    await openAll()
    await get()
    await get()
    expect(await lines()).toHaveLength(2)
    await log()
    await get()
    expect((await lines()).map((line) => line.usedAt !== null)).toEqual([true, true, true])
  })

  test('send nothing and add no log line for HEAD and for a valid cached copy', async () => {
    await openAll()
    const head = await get(path(), {}, 'HEAD')
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, String(body.length), ''])
    const same = await get(path(), { 'if-none-match': `W/"${sha256}", "x"` })
    expect([same.status, await same.text()]).toEqual([304, ''])
    expect(await lines()).toEqual([])
    expect((await get(path(), { 'if-none-match': '"other"' })).status).toBe(200)
    expect(await lines()).toHaveLength(1)
  })

  describe('of a file of 100 kB', () => {
    const large = Array.from({ length: 10_000 }, (_, i) => `${i},abcd\n`).join('')
    const digest = createHash('sha256').update(large).digest('hex')
    beforeEach(async () => {
      await openAll()
      await api.platform.files.disk.put(`datasets/${datasetId}-train.csv`, large)
      await api.platform.db
        .update(datasetFiles)
        .set({ bytes: large.length, sha256: digest })
        .where(eq(datasetFiles.id, fileId))
    })
    const tag = `"${digest}"`
    const of = ({ status, headers }: Response) => ({
      status,
      range: headers.get('content-range'),
      length: headers.get('content-length'),
      encoding: headers.get('content-encoding'),
      tag: headers.get('etag'),
    })
    const plain = { range: null, encoding: null, tag }
    const whole = { ...plain, status: 200, length: String(large.length) }

    test.each([
      ['bytes=10-19', 10, 19],
      ['bytes=98000-', 98_000, large.length - 1],
      ['bytes=-5', large.length - 5, large.length - 1],
      ['bytes=98000-999999', 98_000, large.length - 1],
    ])('%s sends that range', async (range, start, end) => {
      const answer = await get(path(), { range, 'accept-encoding': 'gzip' })
      const length = String(end - start + 1)
      expect(of(answer)).toEqual({ ...plain, status: 206, length, range: `bytes ${start}-${end}/${large.length}` })
      expect(await answer.text()).toBe(large.slice(start, end + 1))
      expect(answer.headers.get('accept-ranges')).toBe('bytes')
    })

    test('answers 416 to a range after the end and adds no log line', async () => {
      const answer = await get(path(), { range: `bytes=${large.length}-` })
      expect([answer.status, answer.headers.get('content-range')]).toEqual([416, `bytes */${large.length}`])
      expect(await lines()).toEqual([])
    })

    test('sends the range if If-Range names this version, else the whole file', async () => {
      const range = 'bytes=0-9'
      expect((await get(path(), { range, 'if-range': tag })).status).toBe(206)
      for (const other of ['"other"', `W/${tag}`, `"${digest}-gzip"`, 'Wed, 21 Oct 2026 07:28:00 GMT']) {
        const answer = await get(path(), { range, 'if-range': other, 'accept-encoding': 'gzip' })
        expect(of(answer)).toEqual(whole)
        expect(await answer.text()).toBe(large)
      }
    })

    test('compresses the whole file with its own tag for clients that accept it, and never a range', async () => {
      const answer = await get(path(), { 'accept-encoding': 'br, gzip;q=0.5' })
      expect(of(answer)).toEqual({ status: 200, range: null, length: null, encoding: 'gzip', tag: `"${digest}-gzip"` })
      expect(answer.headers.get('vary')).toContain('accept-encoding')
      const packed = Buffer.from(await answer.arrayBuffer())
      expect(packed.length).toBeLessThan(large.length / 2)
      expect(gunzipSync(packed).toString()).toBe(large)
      for (const encoding of ['identity', 'gzip;q=0', 'gzip;q=0.0, br', '']) {
        expect(of(await get(path(), { 'accept-encoding': encoding }))).toEqual(whole)
      }
      for (const known of [tag, `"${digest}-gzip"`]) {
        expect((await get(path(), { 'if-none-match': known, 'accept-encoding': 'gzip' })).status).toBe(304)
      }
    })

    test('makes one log line of ranges within an hour, and another one later', async () => {
      for (const range of ['bytes=0-99', 'bytes=100-199', 'bytes=200-']) await get(path(), { range })
      expect(await lines()).toHaveLength(1)
      api.clock.advance(HOUR)
      await get(path(), { range: 'bytes=5-' })
      expect(await lines()).toHaveLength(1)
      api.clock.advance(1)
      await get(path(), { range: 'bytes=5-' })
      expect(await lines()).toHaveLength(2)
    })
  })

  test('refuse another person’s log line, file or competition', async () => {
    await openAll()
    const { url } = await log()
    const first = person
    person = await api.person()
    await openAll()
    expect((await get(url)).status).toBe(404)
    expect((await lines()).map((line) => [line.userId, line.usedAt])).toEqual([[first.id, null]])
    const second = person
    person = first
    expect((await get(url)).status).toBe(200)
    person = second
    expect((await get(url)).status).toBe(404)

    const other = await addCompetition(api)
    expect(await errnoOf(log({ datasetId, fileId }, other))).toBe('e43001')
    expect(await errnoOf(log({ datasetId: datasetId + 999, fileId }))).toBe('e43001')
    expect(await errnoOf(log({ datasetId, fileId: Number.MAX_SAFE_INTEGER }))).toBe('e43001')
    expect((await get(`/api/datasets/${datasetId + 999}/files/${fileId}`)).status).toBe(404)
    expect((await get(`/api/datasets/${datasetId}/files/${fileId + 999}`)).status).toBe(404)
  })

  test.each(['0', '-1', '1.5', '99999999999999999999', 'abc', '%00', '..%2F..%2Fsolutions', '1%3B'])(
    'answer the id %s as not found',
    async (bad) => {
      await openAll()
      for (const address of [`/api/datasets/${bad}/files/${fileId}`, `/api/datasets/${datasetId}/files/${bad}`]) {
        expect((await get(address)).status).toBe(404)
      }
      expect((await get(`${path()}?log=${bad}`)).status).toBe(400)
      expect(await lines()).toEqual([])
    },
  )

  test.each([
    ['{}'],
    ['{"datasetId":-1,"fileId":1}'],
    ['{"datasetId":"1","fileId":1}'],
    ['{"datasetId":1e300,"fileId":1}'],
    ['[]'],
    ['null'],
    ['{"datasetId":1.5,"fileId":1}'],
  ])('refuses the announcement %s', async (sent) => {
    const answer = await api.as(person).request(`/api/competitions/${id}/datasets/download-log`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: sent,
    })
    expect(answer.status).toBe(400)
  })

  test('accept the protocol only with consent, and only where there are data', async () => {
    await signUp()
    const send = (competition: number, sent: string) =>
      api.as(person).request(`/api/competitions/${competition}/datasets/protocol`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: sent,
      })
    expect((await send(id, '{"accept":false}')).status).toBe(400)
    expect((await send(id + 999, '{"accept":true}')).status).toBe(404)
    const bare = await addCompetition(api)
    await api.platform.db.insert(signups).values({ competitionId: bare, userId: person.id, state: 3 })
    expect((await send(bare, '{"accept":true}')).status).toBe(404)
    expect((await send(id, '{"accept":true}')).status).toBe(200)
  })

  test('report a file that is missing in the store as a server error and log no download', async () => {
    await openAll()
    await api.platform.files.disk.delete(`datasets/${datasetId}-train.csv`)
    const answer = await get()
    expect([answer.status, ((await answer.json()) as { errno: string }).errno]).toEqual([500, 'e43002'])
    expect(await lines()).toEqual([])
  })
})
