import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { refs } from '@shulei/contract/refs.ts'
import { FINISHED_KNOWN, UPLOAD_LIFE } from '@shulei/domain/base/upload/resumable.ts'
import {
  MAX_DATASET_FILE,
  MAX_OPEN_UPLOADS,
  MAX_OWN_BYTES,
  MAX_VERSION_FILES,
} from '@shulei/domain/data/dataset/upload.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepUploads } from '../../../src/modules/base/resumable/resumable.service.ts'
import { finishedUploads, uploadParts, uploads as uploadRows } from '../../../src/modules/base/resumable/tables.ts'
import { datasetModule } from '../../../src/modules/data/dataset/dataset.routes.ts'
import { datasetFiles } from '../../../src/modules/data/dataset/tables.ts'
import { joinUpload } from '../../../src/modules/data/dataset/upload/join.service.ts'
import { uploadFolder } from '../../../src/platform/http/form-call.ts'
import { LEASE_MS, leaseEnd } from '../../../src/platform/jobs/lease.ts'
import { engines, oneEngine, openApi, startOfTests, type TestApi, type TestPerson } from '../../harness.ts'
import { type Ask, askOffset, beginUpload, cutAfter, digestOf, sendPart, uploadFile } from './tus.ts'

const whole = Buffer.from('id,births\n2000-01-01,9083\n2000-01-02,8006\n')
const [head, tail] = [whole.subarray(0, 15), whole.subarray(15)]
const sha256 = createHash('sha256').update(whole).digest('hex')

describe.each(engines)('resumable uploads on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let other: TestPerson
  let datasetId: number
  let ask: Ask
  beforeAll(async () => {
    api = await openApi(engine, { modules: [datasetModule] })
    other = await api.person()
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.clock.set(startOfTests)
    owner = await api.person()
    ask = (path, init) => api.as(owner).request(path, init)
    datasetId = (await api.as(owner).send(refs.startDataset, { body: { name: '出生人数' } })).id
  })

  const begin = async (length = whole.length, name = 'train.csv') => {
    const answer = await beginUpload(ask, { datasetId, name, length })
    expect(answer.status).toBe(201)
    return answer.headers.get('location') as string
  }
  const draft = (id = datasetId) => api.as(owner).send(refs.datasetDraft, { params: { id } })
  const errnoOf = async (answer: Response) => [answer.status, ((await answer.json()) as { errno: string }).errno]
  const offsetOf = async (address: string) => (await askOffset(ask, address)).headers.get('upload-offset')
  const stored = async (fileId: number) => {
    const [file] = await api.platform.db.select().from(datasetFiles).where(eq(datasetFiles.id, fileId))
    return Buffer.from(await api.platform.files.disk.getBytes(file?.key ?? ''))
  }
  const partsOf = (address: string) =>
    api.platform.db
      .select()
      .from(uploadParts)
      .where(eq(uploadParts.uploadId, address.split('/').at(-1) ?? ''))
  const nothingLeft = (address: string) => {
    const id = address.split('/').at(-1) as string
    expect(existsSync(join(api.platform.config.dataDir, 'files', 'uploads', id))).toBe(false)
    const folder = uploadFolder(api.platform)
    expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([])
  }

  test('say what the server can do', async () => {
    const answer = await ask(`/api/site/datasets/${datasetId}/uploads`, { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,expiration,checksum,termination',
      'tus-max-size': String(MAX_DATASET_FILE),
      'tus-checksum-algorithm': 'sha256,sha1',
    })
  })

  test('store a file in parts with its SHA-256, and leave no part', async () => {
    const address = await begin()
    const first = await sendPart(ask, address, { offset: 0, body: head })
    expect([first.status, first.headers.get('upload-offset'), first.headers.get('tus-resumable')]).toEqual([
      204,
      '15',
      '1.0.0',
    ])
    const asked = await askOffset(ask, address)
    expect(Object.fromEntries(asked.headers)).toMatchObject({
      'upload-offset': '15',
      'upload-length': String(whole.length),
      'cache-control': expect.stringContaining('no-store'),
    })
    expect((await draft()).uploads).toMatchObject([{ name: 'train.csv', offset: 15, modified: 1_700_000_000_000 }])
    expect((await sendPart(ask, address, { offset: 15, body: tail })).status).toBe(204)
    const { files, uploads, used } = await draft()
    expect(uploads).toEqual([])
    expect(used).toEqual({ bytes: whole.length, openUploads: 0 })
    expect(files).toMatchObject([
      { name: 'train.csv', bytes: whole.length, sha256, profileState: 'waiting', isNew: true },
    ])
    expect(await stored(files[0]?.id ?? 0)).toEqual(whole)
    nothingLeft(address)
  })

  test('that have become files are answered as whole for an hour, to their owner alone', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: whole })
    const told = await askOffset(ask, address)
    expect([told.status, told.headers.get('upload-offset'), told.headers.get('upload-length')]).toEqual([
      200,
      String(whole.length),
      String(whole.length),
    ])
    // a client that repeats its last part learns the same
    expect((await sendPart(ask, address, { offset: 15, body: tail })).status).toBe(409)
    expect((await ask(address, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })).status).toBe(404)
    expect((await askOffset((path, init) => api.as(other).request(path, init), address)).status).toBe(404)
    api.clock.advance(FINISHED_KNOWN)
    expect((await askOffset(ask, address)).status).toBe(404)
    await sweepUploads(api.platform)
    expect(await api.platform.db.$count(finishedUploads)).toBe(0)
    expect((await draft()).files).toHaveLength(1)
  })

  test('of one file in several at the same time are refused with the way to send it', async () => {
    const refused = await beginUpload(ask, { datasetId, name: 'train.csv', length: 9 }, { 'upload-concat': 'partial' })
    expect(await errnoOf(refused)).toEqual([400, 'e48135'])
  })

  test('keep every 16 MB of a part that is still on its way', async () => {
    const [piece, rest] = [Buffer.alloc(16 * 2 ** 20, 1), Buffer.alloc(1000, 2)]
    const address = await begin(piece.length + rest.length, 'noise.bin')
    const goOn = Promise.withResolvers<void>()
    let step = 0
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        step += 1
        if (step === 1) return controller.enqueue(piece)
        await goOn.promise
        if (step === 2) return controller.enqueue(rest)
        controller.close()
      },
    })
    const sent = sendPart(ask, address, { offset: 0, body })
    await expect.poll(() => offsetOf(address), { timeout: 30_000 }).toBe(String(piece.length))
    goOn.resolve()
    expect((await sent).status).toBe(204)
    const sum = createHash('sha256').update(piece).update(rest).digest('hex')
    expect((await draft()).files).toMatchObject([{ bytes: piece.length + rest.length, sha256: sum }])
    nothingLeft(address)
  })

  test('keep what arrived before a cut of the connection', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: cutAfter(head) })
    expect(await offsetOf(address)).toBe('15')
    await sendPart(ask, address, { offset: 15, body: tail })
    expect((await draft()).files).toMatchObject([{ sha256 }])
  })

  test('store a part with a checksum whole or not at all', async () => {
    const address = await begin()
    const part = (checksum: string, body: BodyInit | Buffer = head) =>
      sendPart(ask, address, { offset: 0, body }, { 'upload-checksum': checksum })
    expect(await errnoOf(await part(`sha256 ${digestOf('sha256', tail)}`))).toEqual([460, 'e48134'])
    expect(await errnoOf(await part(`md5 ${digestOf('sha256', head)}`))).toEqual([400, 'e48133'])
    expect(await errnoOf(await part(`sha256 ${digestOf('sha256', head)}`, cutAfter(head)))).toEqual([400, 'e40005'])
    expect(await offsetOf(address)).toBe('0')
    expect((await part(`sha1 ${digestOf('sha1', head)}`)).status).toBe(204)
    const last = { 'upload-checksum': `sha256 ${digestOf('sha256', tail)}` }
    expect((await sendPart(ask, address, { offset: 15, body: tail }, last)).status).toBe(204)
    expect((await draft()).files).toMatchObject([{ sha256 }])
    nothingLeft(address)
  })

  test('refuse a part at another offset, one that is too long, and one of another type', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: head })
    expect(await errnoOf(await sendPart(ask, address, { offset: 0, body: head }))).toEqual([409, 'e48132'])
    expect(await errnoOf(await sendPart(ask, address, { offset: 16, body: tail }))).toEqual([409, 'e48132'])
    const long = Buffer.concat([tail, Buffer.from('x')])
    expect(await errnoOf(await sendPart(ask, address, { offset: 15, body: long }))).toEqual([413, 'e41300'])
    const json = { 'content-type': 'application/json' }
    expect(await errnoOf(await sendPart(ask, address, { offset: 15, body: '{}' }, json))).toEqual([415, 'e41500'])
    expect(await errnoOf(await ask(address, { method: 'PATCH' }))).toEqual([412, 'e48130'])
    expect(await offsetOf(address)).toBe('15')
  })

  test('store one of two parts that arrive at once for the same offset', async () => {
    const address = await begin()
    const both = await Promise.all([1, 2].map(() => sendPart(ask, address, { offset: 0, body: head })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await partsOf(address)).toHaveLength(1)
    await sendPart(ask, address, { offset: 15, body: tail })
    expect((await draft()).files).toMatchObject([{ sha256 }])
  })

  test('of another person are answered as not found, as are uploads of another data set', async () => {
    const address = await begin()
    const as: Ask = (path, init) => api.as(other).request(path, init)
    const tus = { 'tus-resumable': '1.0.0' }
    expect((await askOffset(as, address)).status).toBe(404)
    expect((await sendPart(as, address, { offset: 0, body: head })).status).toBe(404)
    expect((await as(address, { method: 'DELETE', headers: tus })).status).toBe(404)
    expect((await beginUpload(as, { datasetId, name: 'a.csv', length: 3 })).status).toBe(404)
    await expect(api.as(other).send(refs.datasetDraft, { params: { id: datasetId } })).rejects.toMatchObject({
      errno: 'e40400',
    })
    const second = await api.as(owner).send(refs.startDataset, { body: { name: '另一个' } })
    const elsewhere = address.replace(`/${datasetId}/`, `/${second.id}/`)
    expect((await askOffset(ask, elsewhere)).status).toBe(404)
    expect((await askOffset(ask, address.replace(/[^/]+$/, 'no-id'))).status).toBe(404)
    expect((await api.request(address, { method: 'PATCH', headers: tus })).status).toBe(401)
    expect(await offsetOf(address)).toBe('0')
  })

  test('can be given up, which removes their bytes', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: head })
    const answer = await ask(address, { method: 'DELETE', headers: { 'tus-resumable': '1.0.0' } })
    expect(answer.status).toBe(204)
    expect((await askOffset(ask, address)).status).toBe(404)
    expect((await draft()).used).toEqual({ bytes: 0, openUploads: 0 })
    nothingLeft(address)
  })

  test('are removed after seven days without a part, unless all bytes are there', async () => {
    const address = await begin()
    await sendPart(ask, address, { offset: 0, body: head })
    api.clock.advance(UPLOAD_LIFE - 1)
    await sweepUploads(api.platform)
    expect(await offsetOf(address)).toBe('15')
    api.clock.advance(2)
    await sweepUploads(api.platform)
    expect((await askOffset(ask, address)).status).toBe(404)
    nothingLeft(address)
  })

  test('whose process ended before the file was made are made files by the job', async () => {
    const address = await begin()
    const id = address.split('/').at(-1) as string
    await sendPart(ask, address, { offset: 0, body: head })
    const key = `uploads/${id}/15-last`
    await api.platform.files.disk.put(key, tail)
    const { db } = api.platform
    const claimed = leaseEnd({ clock: api.clock.now })
    await db.update(uploadRows).set({ offset: whole.length, leaseUntil: claimed }).where(eq(uploadRows.id, id))
    await db.insert(uploadParts).values({ uploadId: id, start: 15, bytes: tail.length, key })
    // another process works on it, as far as is known
    expect(await joinUpload(api.platform, null)).toBe(false)
    api.clock.advance(LEASE_MS + 1)
    expect(await joinUpload(api.platform, null)).toBe(true)
    expect((await draft()).files).toMatchObject([{ sha256 }])
  })

  test('replace the file of their name, whose bytes are removed', async () => {
    await uploadFile(ask, datasetId, 'train.csv', 'a\n1\n')
    const [old] = await api.platform.db.select().from(datasetFiles).where(eq(datasetFiles.datasetId, datasetId))
    await uploadFile(ask, datasetId, 'train.csv', whole)
    expect((await draft()).files).toMatchObject([{ name: 'train.csv', sha256 }])
    expect(await api.platform.files.disk.exists(old?.key ?? '')).toBe(false)
  })

  test('have limits that are told before a byte is sent', async () => {
    const refused = async (length: number, name = 'a.csv', more: Record<string, string> = {}) =>
      errnoOf(await beginUpload(ask, { datasetId, name, length }, more))
    expect(await refused(0)).toEqual([400, 'e48121'])
    expect(await refused(MAX_DATASET_FILE + 1)).toEqual([413, 'e48122'])
    expect(await refused(1, '')).toEqual([400, 'e48120'])
    expect(await refused(1, 'a\0.csv')).toEqual([400, 'e48120'])
    expect(await refused(1, 'a.csv', { 'upload-length': 'many' })).toEqual([400, 'e48131'])
    expect(await refused(1, 'a.csv', { 'tus-resumable': '0.2.2' })).toEqual([412, 'e48130'])
    const { db } = api.platform
    const file = { datasetId, bytes: MAX_OWN_BYTES - 10, sha256: '', description: { cn: '', en: '' } }
    await db.insert(datasetFiles).values({ ...file, name: 'old.csv', key: randomUUID() })
    expect(await refused(11)).toEqual([409, 'e48124'])
    for (let place = 0; place < 10; place++) await begin(1, `${place}.csv`)
    // open uploads count at their full length
    expect(await refused(1)).toEqual([409, 'e48124'])
    await db.delete(datasetFiles).where(eq(datasetFiles.datasetId, datasetId))
    for (let place = 10; place < MAX_OPEN_UPLOADS; place++) await begin(1, `${place}.csv`)
    expect(await refused(1)).toEqual([409, 'e48125'])
    await db.delete(uploadRows).where(eq(uploadRows.datasetId, datasetId))
    for (let place = 0; place < MAX_VERSION_FILES; place++) await uploadFile(ask, datasetId, `${place}.txt`, 'x')
    expect(await refused(1)).toEqual([409, 'e48123'])
    // a file with the name of another one takes its place
    expect((await beginUpload(ask, { datasetId, name: '0.txt', length: 1 })).status).toBe(201)
  })
})

describe.each(oneEngine)('uploads on $name that a person begins', (engine) => {
  test('are as many in half an hour as the limit says', async () => {
    const api = await openApi(engine, { modules: [datasetModule], limits: { datasetUpload: { points: 2 } } })
    const owner = await api.person()
    const ask: Ask = (path, init) => api.as(owner).request(path, init)
    const { id: datasetId } = await api.as(owner).send(refs.startDataset, { body: { name: '出生人数' } })
    const statuses: number[] = []
    for (const name of ['a.csv', 'b.csv', 'c.csv'])
      statuses.push((await beginUpload(ask, { datasetId, name, length: 1 })).status)
    expect(statuses).toEqual([201, 201, 429])
    await api.close()
  })
})
