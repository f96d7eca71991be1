import type { AnyCall } from '@shulei/contract/call.ts'
import * as calls from '@shulei/contract/data/dataset-edit/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { datasetModule } from '../../../src/modules/data/dataset/dataset.routes.ts'
import { oneEngine, openApi, type TestApi, type TestPerson, type Visitor } from '../../harness.ts'
import { everything } from '../../platform/every-row.ts'
import { beginUpload, uploadFile } from './tus.ts'

/** Every call for one data set; a call that is added to the contract is tested too. */
const ofOne = Object.values<object>(calls).filter(
  (one): one is AnyCall => 'path' in one && String(one.path).includes('{id}'),
)

const text = { name: '别人改的', summary: '', description: '', categoryId: 0, licence: '', tags: [], cover: null }
const bodies: Readonly<Record<string, unknown>> = {
  'PUT /api/datasets/{id}': { ...text, source: { name: '', url: '' }, revision: 1 },
  'POST /api/site/datasets/{id}/publish': { revision: 1 },
  'PUT /api/site/datasets/{id}/files/{fileId}/reading': { revision: 1, choice: { skip: 1 } },
}

describe.each(oneEngine)('rights of data sets that are edited, on $name', (engine) => {
  let api: TestApi
  let owner: TestPerson
  let other: TestPerson
  let ids: Record<string, string>
  beforeAll(async () => {
    api = await openApi(engine, { modules: [datasetModule] })
    owner = await api.person()
    other = await api.person()
    // signs the other person in, which stores a session
    await api.as(other).send(refs.ownDatasets, {})
    const ask = (path: string, init?: RequestInit) => api.as(owner).request(path, init)
    const { id } = await api.as(owner).send(refs.startDataset, { body: { name: '潮汐表' } })
    await uploadFile(ask, id, 'train.csv', 'id\n1\n')
    const begun = await beginUpload(ask, { datasetId: id, name: 'test.csv', length: 4 })
    const { files } = await api.as(owner).send(refs.datasetDraft, { params: { id } })
    const upload = begun.headers.get('location')?.split('/').at(-1) ?? ''
    ids = { id: String(id), fileId: String(files[0]?.id), upload }
  })
  afterAll(() => api.close())

  const send = (by: Visitor, { method, path, stream }: AnyCall) => {
    const body = stream ? 'id\n2' : JSON.stringify(bodies[`${method} ${path}`])
    return by.request(
      path.replace(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? ''),
      {
        method,
        headers: {
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'upload-length': '4',
          'content-type': stream ?? 'application/json',
        },
        ...(body === undefined ? {} : { body }),
      },
    )
  }

  test.each(ofOne.map((one) => [`${one.method} ${one.path}`, one] as const))(
    '%s finds nothing for another person, refuses visitors, and changes nothing for both',
    async (name, one) => {
      const before = await everything(api)
      const [byOther, byVisitor] = [await send(api.as(other), one), await send(api, one)]
      expect(byVisitor.status).toBe(401)
      // a repeated deletion is no error, so that another person's data set is answered as one that is gone
      if (name === 'DELETE /api/datasets/{id}')
        expect(await byOther.json()).toMatchObject({ data: { affectedRows: 0 } })
      else expect(byOther.status).toBe(404)
      expect(await everything(api)).toEqual(before)
    },
  )

  test('lists no data set of another person', async () => {
    expect(await api.as(other).send(refs.ownDatasets, {})).toEqual({ list: [], used: { bytes: 0 } })
  })
})
