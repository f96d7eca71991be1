import * as z from 'zod'
import { call } from '../call.ts'

export const sharePicture = call({
  method: 'GET',
  path: '/api/share/{name}',
  spec: 'own: share pictures',
  summary:
    'The picture beside a link to home, a competition, its ranking, a data set, a certificate, an article, an activity or a microsite: PNG, 1200×630 or 300×300, in either language',
  auth: 'none',
  data: z.undefined(),
  raw: 'file',
})
