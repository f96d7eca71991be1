// Written by pnpm generate; do not edit.
import type { Ref } from '../ref.ts'
import type * as calls from '../dataset/calls.ts'

export const downloadFile = { method: 'GET', path: '/api/datasets/{id}/files/{fileId}' } as Ref<typeof calls.downloadFile>
