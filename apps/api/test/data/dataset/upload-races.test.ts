import { createHash, randomBytes } from 'node:crypto'
import { refs } from '@shulei/contract/refs.ts'
import { MAX_OPEN_UPLOADS } from '@shulei/domain/data/dataset/upload.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPart } from '../../../src/modules/base/resumable/resumable.repo.ts'
import { datasetModule } from '../../../src/modules/data/dataset/dataset.routes.ts'
import { claimNext, lockRunning } from '../../../src/modules/data/dataset/profile/profile.repo.ts'
import { joinUpload } from '../../../src/modules/data/dataset/upload/join.service.ts'
import { LEASE_MS } from '../../../src/platform/jobs/lease.ts'
import { engines, openApi, startOfTests, type TestApi, type TestPerson } from '../../harness.ts'
import { paused, untilWaiting } from '../../talk/message/paused.ts'
import { addOwnDataset } from './add-own.ts'
import { type Ask, askOffset, beginUpload, cutAfter, sendPart, uploadFile } from './tus.ts'

describe.each(engines)('uploads and publications that meet, on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let datasetId: number
  let ask: Ask
  beforeAll(async () => {
    api = await openApi(engine, { modules: [datasetModule] })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    api.clock.set(startOfTests)
    owner = await api.person()
    ask = (path, init) => api.as(owner).request(path, init)
    datasetId = (await api.as(owner).send(refs.startDataset, { body: { name: '出生人数' } })).id
  })
  const draft = () => api.as(owner).send(refs.datasetDraft, { params: { id: datasetId } })

  test('a file is whole after twenty cuts of the line, wherever they are', async () => {
    const whole = randomBytes(200_000)
    const begun = await beginUpload(ask, { datasetId, name: 'noise.bin', length: whole.length })
    const address = begun.headers.get('location') as string
    const cuts = [...randomBytes(20)].map((byte) => 1 + byte * 30)
    for (const bytes of cuts) {
      const offset = Number((await askOffset(ask, address)).headers.get('upload-offset'))
      await sendPart(ask, address, { offset, body: cutAfter(whole.subarray(offset, offset + bytes)) })
    }
    const offset = Number((await askOffset(ask, address)).headers.get('upload-offset'))
    expect(offset).toBe(cuts.reduce((sum, bytes) => sum + bytes, 0))
    expect((await sendPart(ask, address, { offset, body: whole.subarray(offset) })).status).toBe(204)
    expect((await draft()).files).toMatchObject([{ sha256: createHash('sha256').update(whole).digest('hex') }])
  })

  test('the last part sent three times at once makes one file', async () => {
    const whole = randomBytes(5000)
    const begun = await beginUpload(ask, { datasetId, name: 'noise.bin', length: whole.length })
    const address = begun.headers.get('location') as string
    const answers = await Promise.all([1, 2, 3].map(() => sendPart(ask, address, { offset: 0, body: whole })))
    const refused = answers.map(({ status }) => status).filter((status) => status !== 204)
    expect(refused).toHaveLength(2)
    // 404: the upload was a file already
    expect([404, 409]).toEqual(expect.arrayContaining(refused))
    const { files, uploads, used } = await draft()
    expect([files.length, uploads, used]).toEqual([1, [], { bytes: whole.length, openUploads: 0 }])
  })

  test('processes that put an upload together at once make one file of it', async () => {
    const whole = randomBytes(300_000)
    const begun = await beginUpload(ask, { datasetId, name: 'noise.bin', length: whole.length })
    const upload = begun.headers.get('location')?.split('/').at(-1) ?? ''
    const key = `uploads/${upload}/0`
    await api.platform.files.disk.put(key, whole)
    const part = { upload, start: 0, bytes: whole.length, key, at: new Date(startOfTests) }
    await api.platform.db.transaction((tx) => addPart(tx, part))
    const stored = await Promise.all([1, 2, 3].map(() => joinUpload(api.platform, null)))
    expect(stored.toSorted()).toEqual([false, false, true])
    expect((await draft()).files).toMatchObject([{ sha256: createHash('sha256').update(whole).digest('hex') }])
  })

  test('an upload of which the store has lost a byte makes no file, and stays', async () => {
    const whole = randomBytes(5000)
    const begun = await beginUpload(ask, { datasetId, name: 'noise.bin', length: whole.length })
    const upload = begun.headers.get('location')?.split('/').at(-1) ?? ''
    const key = `uploads/${upload}/0`
    await api.platform.files.disk.put(key, whole.subarray(1))
    const part = { upload, start: 0, bytes: whole.length, key, at: new Date(startOfTests) }
    await api.platform.db.transaction((tx) => addPart(tx, part))
    await expect(joinUpload(api.platform, upload)).rejects.toThrow('4999 bytes instead of 5000')
    const { files, uploads } = await draft()
    expect([files.length, uploads.length]).toEqual([0, 1])
  })

  test('an upload is put together after the transaction of a part that came too late', async () => {
    const whole = randomBytes(5000)
    const begun = await beginUpload(ask, { datasetId, name: 'noise.bin', length: whole.length })
    const address = begun.headers.get('location') as string
    const upload = address.split('/').at(-1) ?? ''
    const key = `uploads/${upload}/0`
    await api.platform.files.disk.put(key, whole)
    const part = { upload, start: 0, bytes: whole.length, key, at: new Date(startOfTests) }
    await api.platform.db.transaction((tx) => addPart(tx, part))
    const [isLocked, isJoining] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = api.platform.db.transaction(async (tx) => {
      await tx.execute(sql`select 1 from uploads where id = ${upload}::uuid for no key update`)
      isLocked.resolve()
      await isJoining.promise
    })
    await isLocked.promise
    const joined = joinUpload(api.platform, upload)
    setTimeout(isJoining.resolve, 300)
    await late
    expect(await joined).toBe(true)
  })

  test('files of one name that end at once leave one of them', async () => {
    await Promise.all([1, 2, 3].map((no) => uploadFile(ask, datasetId, 'train.csv', `id\n${no}\n`)))
    expect((await draft()).files).toHaveLength(1)
  })

  test('uploads to several data sets that begin at once do not exceed the limit of their person', async () => {
    for (let no = 1; no < MAX_OPEN_UPLOADS; no++) await beginUpload(ask, { datasetId, name: `${no}.csv`, length: 9 })
    const ids = await Promise.all(
      [1, 2, 3, 4, 5].map((no) => api.as(owner).send(refs.startDataset, { body: { name: `第 ${no} 个` } })),
    )
    const begin = () => ids.map(({ id }) => beginUpload(ask, { datasetId: id, name: 'a.csv', length: 9 }))
    /** Begins while nothing can be inserted, so that all count before the first insertion, unless they wait for each other. */
    const beginHeld = () =>
      api.platform.db.transaction(async (tx) => {
        await tx.execute(sql`lock table uploads in share mode`)
        const begun = begin()
        await new Promise((done) => setTimeout(done, 500))
        return { begun }
      })
    // an embedded database runs one transaction after another
    const { begun } = engine.name === 'embedded' ? { begun: begin() } : await beginHeld()
    const answers = await Promise.all(begun)
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    expect((await draft()).used.openUploads).toBe(MAX_OPEN_UPLOADS)
  })

  test('a data set that is published twice at once has one version', async () => {
    const { id } = await addOwnDataset(api.platform.db, owner.id, 'draft')
    const results = await Promise.allSettled(
      [1, 2, 3].map(() =>
        api.as(owner).send(refs.publishDataset, { params: { id }, body: { revision: 1, changes: '' } }),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const { versions } = await api.as(owner).send(refs.datasetDetail, { params: { id }, query: {} })
    expect(versions.map(({ no }) => no)).toEqual([1])
  })

  test.runIf(engine.name === 'postgres')('two processes never profile the same file', async () => {
    await addOwnDataset(api.platform.db, owner.id, 'draft')
    await api.platform.db.execute(sql`update dataset_files set profile_state = 'none'`)
    await api.platform.db.execute(sql`
      update dataset_files set profile_state = 'waiting' where id = (select max(id) from dataset_files)`)
    const claim = { now: new Date(startOfTests), leaseUntil: new Date(startOfTests + LEASE_MS) }
    const goOn = await paused(api, async (tx, pause) => {
      expect(await claimNext(tx, 'long', claim)).not.toBeNull()
      await pause()
    })
    const second = api.platform.db.transaction((tx) => claimNext(tx, 'long', claim))
    await untilWaiting(api, 1, second)
    await Promise.all([goOn(), second])
    expect(await second).toBeNull()
  })

  test('the profile of a file waits for a deletion of the file, and is then for nobody', async () => {
    const { file } = await addOwnDataset(api.platform.db, owner.id, 'draft')
    await api.platform.db.execute(
      sql`update dataset_files set profile_state = 'running', lease_until = now() where id = ${file}`,
    )
    const goOn = await paused(api, async (tx, pause) => {
      await tx.execute(sql`delete from dataset_files where id = ${file}`)
      await pause()
    })
    const profiled = api.platform.db.transaction((tx) => lockRunning(tx, { id: file, attempt: 0 }))
    await untilWaiting(api, 1, profiled)
    await goOn()
    expect(await profiled).toBe(false)
  })

  test('an upload whose data set is deleted meanwhile leaves nothing', async () => {
    const begun = await beginUpload(ask, { datasetId, name: 'noise.bin', length: 5000 })
    const address = begun.headers.get('location') as string
    const [sent] = await Promise.all([
      sendPart(ask, address, { offset: 0, body: randomBytes(5000) }),
      api.as(owner).send(refs.removeDataset, { params: { id: datasetId } }),
    ])
    expect([204, 404, 409]).toContain(sent.status)
    expect((await askOffset(ask, address)).status).toBe(404)
    expect((await api.as(owner).send(refs.ownDatasets, {})).used).toEqual({ bytes: 0 })
  })
})
