import {
  chooseReading,
  datasetColumns,
  datasetDraft,
  datasetReading,
  ownDatasets,
  publishDataset,
  removeDataset,
  removeDatasetFile,
  saveDataset,
  startDataset,
  startDatasetUpload,
  withdrawDataset,
} from '@shulei/contract/data/dataset-edit/calls.ts'
import type { RequestHandler } from 'msw'
import { partsHandlers } from '../../base/upload/parts-handlers.ts'
import { fromNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { datasetDraftFixture, openUploadFixture, ownDatasetsFixture, tableReadingFixture } from './edit-fixtures.ts'

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
  ...partsHandlers(startDatasetUpload.path, openUploadFixture().upload),
]
