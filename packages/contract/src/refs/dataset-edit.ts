// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../data/dataset-edit/calls.ts'

export const chooseReading = { method: 'PUT', path: '/api/site/datasets/{id}/files/{fileId}/reading' } as Ref<typeof calls.chooseReading>
export const datasetColumns = { method: 'GET', path: '/api/site/datasets/{id}/columns' } as Ref<typeof calls.datasetColumns>
export const datasetDraft = { method: 'GET', path: '/api/site/datasets/{id}/draft' } as Ref<typeof calls.datasetDraft>
export const datasetReading = { method: 'GET', path: '/api/site/datasets/{id}/files/{fileId}/reading' } as Ref<typeof calls.datasetReading>
export const datasetUpload = { method: 'HEAD', path: '/api/site/datasets/{id}/uploads/{upload}' } as Ref<typeof calls.datasetUpload>
export const endDatasetUpload = { method: 'DELETE', path: '/api/site/datasets/{id}/uploads/{upload}' } as Ref<typeof calls.endDatasetUpload>
export const ownDatasets = { method: 'GET', path: '/api/site/datasets/own' } as Ref<typeof calls.ownDatasets>
export const publishDataset = { method: 'POST', path: '/api/site/datasets/{id}/publish' } as Ref<typeof calls.publishDataset>
export const removeDataset = { method: 'DELETE', path: '/api/datasets/{id}' } as Ref<typeof calls.removeDataset>
export const removeDatasetFile = { method: 'DELETE', path: '/api/site/datasets/{id}/files/{fileId}' } as Ref<typeof calls.removeDatasetFile>
export const saveDataset = { method: 'PUT', path: '/api/datasets/{id}' } as Ref<typeof calls.saveDataset>
export const sendDatasetPart = { method: 'PATCH', path: '/api/site/datasets/{id}/uploads/{upload}' } as Ref<typeof calls.sendDatasetPart>
export const startDataset = { method: 'POST', path: '/api/datasets' } as Ref<typeof calls.startDataset>
export const startDatasetUpload = { method: 'POST', path: '/api/site/datasets/{id}/uploads' } as Ref<typeof calls.startDatasetUpload>
export const withdrawDataset = { method: 'POST', path: '/api/site/datasets/{id}/withdraw' } as Ref<typeof calls.withdrawDataset>
