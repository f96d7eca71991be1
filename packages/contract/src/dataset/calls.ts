import * as z from 'zod'
import { call } from '../call.ts'
import { queryId } from '../fields.ts'

export const downloadFile = call({
  method: 'GET',
  path: '/api/datasets/{id}/files/{fileId}',
  spec: 'X005',
  summary: 'Send one file of a data set; leaves exactly one line in the download log',
  auth: 'user',
  query: z.object({ log: queryId.optional() }),
  data: z.undefined(),
  raw: 'file',
  errors: ['fileNotDownloadable', 'downloadFailed', 'realNameFirst', 'protocolFirst', 'signUpFirst'],
})
