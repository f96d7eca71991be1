import * as calls from '@shulei/contract/data/dataset-edit/calls.ts'
import { MAX_DATASET_FILE } from '@shulei/domain/data/dataset/upload.ts'
import type { Hono } from 'hono'
import type { Env } from '../../../../platform/context.ts'
import { mount, routeOf, unkeyed } from '../../../../platform/mount.ts'
import type { Platform } from '../../../../platform/platform.ts'
import { describe, end, take, tell } from '../../../base/resumable/resumable.service.ts'
import { begin, finish } from '../upload/upload.service.ts'
import { readColumns, readDraft, readOwn, saveDraft, start } from './draft.service.ts'
import { publish, remove, removeFile, withdraw } from './publish.service.ts'
import { choose, readReading } from './reading.service.ts'

/** Publishing and editing of data sets, and the upload of their files by the tus protocol (X003, X004). */
export function datasetEditing(app: Hono<Env>, platform: Platform) {
  const rawTexts = ['name', 'summary', 'description', 'tags', 'cover', 'source']
  mount(app, calls.ownDatasets, ({ user }) => readOwn(platform, user.id))
  mount(app, calls.startDataset, ({ body, user }) => start(platform, user.id, body.name), { rawTexts: ['name'] })
  mount(app, calls.datasetDraft, ({ params: { id }, user, lang }) =>
    readDraft(platform, { userId: user.id, id }, lang === 'zh-CN' ? 'cn' : 'en'),
  )
  mount(app, calls.datasetColumns, ({ params: { id }, user }) => readColumns(platform, { userId: user.id, id }))
  mount(
    app,
    calls.saveDataset,
    ({ params: { id }, body, user }) => saveDraft(platform, { userId: user.id, id }, body),
    { rawTexts },
  )
  mount(
    app,
    calls.publishDataset,
    ({ params: { id }, body, user }) => publish(platform, { userId: user.id, id }, body),
    { rawTexts: ['changes'] },
  )
  mount(app, calls.withdrawDataset, ({ params: { id }, user }) => withdraw(platform, { userId: user.id, id }))
  mount(app, calls.removeDataset, ({ params: { id }, user }) => remove(platform, { userId: user.id, id }))
  mount(app, calls.removeDatasetFile, ({ params: { id, fileId }, user }) =>
    removeFile(platform, { userId: user.id, id }, fileId),
  )
  mount(app, calls.datasetReading, ({ params: { id, fileId }, query, user }) =>
    readReading(platform, { userId: user.id, id, fileId }, query.part),
  )
  mount(app, calls.chooseReading, ({ params: { id, fileId }, body, user }) =>
    choose(platform, { userId: user.id, id, fileId }, body),
  )
  app.on('OPTIONS', routeOf(calls.startDatasetUpload.path), (c) => describe(c, MAX_DATASET_FILE))
  mount(
    app,
    calls.startDatasetUpload,
    ({ params: { id }, user, c }) => begin(platform, c, { userId: user.id, datasetId: id }),
    unkeyed,
  )
  const uploadOf = ({ params, user }: { params: { id: number; upload: string }; user: { id: number } }) => ({
    userId: user.id,
    purpose: { datasetId: params.id },
    upload: params.upload,
  })
  mount(app, calls.datasetUpload, ({ c, ...of }) => tell(platform, c, uploadOf(of)))
  mount(
    app,
    calls.sendDatasetPart,
    ({ c, ...of }) => take(platform, c, uploadOf(of), (upload) => finish(platform, upload)),
    unkeyed,
  )
  mount(app, calls.endDatasetUpload, ({ c, ...of }) => end(platform, c, uploadOf(of)), unkeyed)
}
