import {
  chooseReading,
  datasetColumns,
  datasetDraft,
  datasetReading,
  datasetUpload,
  endDatasetUpload,
  ownDatasets,
  publishDataset,
  removeDataset,
  removeDatasetFile,
  saveDataset,
  sendDatasetPart,
  startDataset,
  startDatasetUpload,
  withdrawDataset,
} from '@shulei/contract/data/dataset-edit/calls.ts'
import { HttpResponse, http, type RequestHandler } from 'msw'
import { fromNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { datasetDraftFixture, openUploadFixture, ownDatasetsFixture, tableReadingFixture } from './edit-fixtures.ts'

const at = (path: string) => `*${path.replace(/\{(\w+)\}/g, ':$1')}`

/** An upload by the tus protocol: takes every part. */
export const uploadHandlers: RequestHandler[] = [
  http.post(at(startDatasetUpload.path), ({ request }) =>
    HttpResponse.text('', {
      status: 201,
      headers: { location: `${new URL(request.url).pathname}/${openUploadFixture().upload}`, 'upload-offset': '0' },
    }),
  ),
  http.head(at(datasetUpload.path), () => HttpResponse.text('', { headers: { 'upload-offset': '0' } })),
  http.patch(at(sendDatasetPart.path), async ({ request }) => {
    const { byteLength } = await request.arrayBuffer()
    const offset = Number(request.headers.get('upload-offset')) + byteLength
    return new HttpResponse(null, { status: 204, headers: { 'upload-offset': String(offset) } })
  }),
  http.delete(at(endDatasetUpload.path), () => new HttpResponse(null, { status: 204 })),
]

/** The reader's data sets; saves are answered with the next revision and not stored. */
export const datasetEditHandlers: RequestHandler[] = [
  mock(ownDatasets, () => ownDatasetsFixture()),
  mock(datasetDraft, ({ params }) => datasetDraftFixture({ id: params.id })),
  mock(datasetColumns, () => ({ columns: tableReadingFixture().columns })),
  mock(startDataset, () => ({ id: datasetDraftFixture().id })),
  mock(saveDataset, ({ body }) => ({ revision: body.revision + 1 })),
  mock(publishDataset, ({ body }) => ({ revision: body.revision + 1, version: 1, publishedAt: fromNow({}) })),
  mock(withdrawDataset, () => ({ revision: 4 })),
  mock(removeDataset, () => ({ affectedRows: 1 })),
  mock(removeDatasetFile, () => ({ affectedRows: 1 })),
  mock(datasetReading, ({ query }) => tableReadingFixture({ part: query.part })),
  mock(chooseReading, ({ body }) => ({ revision: body.revision + 1 })),
  ...uploadHandlers,
]
