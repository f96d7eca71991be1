// Written by npm run generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../data/dataset/calls.ts'

export const acceptDatasetProtocol = { method: 'POST', path: '/api/datasets/{id}/protocol' } as Ref<typeof calls.acceptDatasetProtocol>
export const countDataset = { method: 'POST', path: '/api/datasets/{id}/statistic' } as Ref<typeof calls.countDataset>
export const datasetCell = { method: 'GET', path: '/api/site/datasets/{id}/files/{fileId}/cell' } as Ref<typeof calls.datasetCell>
export const datasetCroissant = { method: 'GET', path: '/api/site/datasets/{id}/croissant.json' } as Ref<typeof calls.datasetCroissant>
export const datasetDetail = { method: 'GET', path: '/api/datasets/{id}' } as Ref<typeof calls.datasetDetail>
export const datasetList = { method: 'GET', path: '/api/datasets/list' } as Ref<typeof calls.datasetList>
export const datasetSheet = { method: 'GET', path: '/api/site/datasets/{id}/files/{fileId}/sheet' } as Ref<typeof calls.datasetSheet>
export const datasetTable = { method: 'GET', path: '/api/site/datasets/{id}/files/{fileId}/table' } as Ref<typeof calls.datasetTable>
export const downloadFile = { method: 'GET', path: '/api/datasets/{id}/files/{fileId}' } as Ref<typeof calls.downloadFile>
