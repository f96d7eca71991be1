import { randomUUID } from 'node:crypto'
import { refs } from '@shulei/contract/refs.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { uploadParts, uploads } from '../../../src/modules/base/resumable/tables.ts'
import { users } from '../../../src/modules/base/session/tables.ts'
import { datasetFiles, datasets } from '../../../src/modules/data/dataset/tables.ts'
import { closeDue } from '../../../src/modules/house/account/closing.service.ts'
import { addCompetition } from '../../compete/competition/add-competition.ts'
import { beginUpload, sendPart, uploadFile } from '../../data/dataset/tus.ts'
import { engines, openApi, type TestApi } from '../../harness.ts'

const text = {
  ...{ name: '潮汐表', summary: '三个港口', description: '<p>每小时一行</p>', categoryId: 1, licence: 'CC0-1.0' },
  ...{ tags: [], cover: null, source: { name: '', url: '' } },
}

describe.each(engines)('data sets of a closed account on $name', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await openApi(engine)
  })
  afterAll(() => api.close())

  test('keep what was published, and nothing of drafts, versions in work and open uploads of data sets and results', async () => {
    const [person, reader] = [await api.person(), await api.person()]
    const { db, files } = api.platform
    const ask = (path: string, init?: RequestInit) => api.as(person).request(path, init)
    const start = async () => (await api.as(person).send(refs.startDataset, { body: { name: '潮汐表' } })).id
    const save = (id: number, revision: number, summary: string) =>
      api.as(person).send(refs.saveDataset, { params: { id }, body: { ...text, summary, revision } })

    const published = await start()
    const { revision } = await save(published, 1, text.summary)
    await uploadFile(ask, published, 'train.csv', 'id\n1\n')
    const answer = await api.as(person).send(refs.publishDataset, {
      params: { id: published },
      body: { revision, changes: '' },
    })
    await save(published, answer.revision, '没有发布的话')
    await uploadFile(ask, published, 'secret.csv', 'id\n2\n')
    const draft = await start()
    await uploadFile(ask, draft, 'draft.csv', 'id\n3\n')
    for (const datasetId of [published, draft]) {
      const begun = await beginUpload(ask, { datasetId, name: 'cut.csv', length: 9 })
      await sendPart(ask, begun.headers.get('location') ?? '', { offset: 0, body: 'id\n4' })
    }
    const result = {
      id: randomUUID(),
      name: 'result.csv',
      length: 9,
      offset: 4,
      createdAt: new Date(),
      updatedAt: new Date(),
    }
    await db.insert(uploads).values({ ...result, userId: person.id, competitionId: await addCompetition(api) })
    const key = `uploads/${result.id}/0`
    await files.disk.put(key, 'id\n5')
    await db.insert(uploadParts).values({ uploadId: result.id, start: 0, bytes: 4, key })
    const keys = [
      ...(await db.select({ key: datasetFiles.key, name: datasetFiles.name }).from(datasetFiles)),
      ...(await db.select({ key: uploadParts.key }).from(uploadParts)),
    ]
    expect(keys).toHaveLength(6)

    await db
      .update(users)
      .set({ closingAt: new Date(api.clock.now()) })
      .where(eq(users.id, person.id))
    expect(await closeDue(api.platform, person.id)).toBe(true)
    expect(await db.select().from(datasets)).toMatchObject([{ id: published, draft: null }])
    expect(await db.select().from(uploads)).toEqual([])
    const left = await Promise.all(keys.map(async ({ key }) => ((await files.disk.exists(key)) ? [key] : [])))
    expect(left.flat()).toEqual(
      keys.filter((file) => 'name' in file && file.name === 'train.csv').map(({ key }) => key),
    )
    const seen = await api.as(reader).send(refs.datasetDetail, { params: { id: published }, query: {} })
    expect(seen).toMatchObject({ summary: { cn: text.summary }, files: [{ name: 'train.csv' }] })
  })
})
