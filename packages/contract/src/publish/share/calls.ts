import * as z from 'zod'
import { call } from '../../call.ts'

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

export const ownSharePicture = call({
  method: 'GET',
  path: '/api/users/share/{name}',
  spec: 'own: share pictures',
  summary:
    "The picture of the caller's own profile to save, with what its visitors see: PNG, 1200×630 or 300×300, in either language; nobody else's",
  auth: 'user',
  data: z.undefined(),
  raw: 'file',
})
