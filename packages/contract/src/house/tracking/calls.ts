import * as z from 'zod'
import { call } from '../../call.ts'

const text = z.string().max(2048).default('')

export const visited = call({
  method: 'GET',
  path: '/tongji/visited',
  spec: 'C005',
  summary: 'Count a page view; answers a 1 × 1 picture and honours Do Not Track',
  auth: 'none',
  query: z.object({ hostname: text, path: text, fullPath: text, userId: text, ssoId: text, fp: text }),
  data: z.undefined(),
  raw: 'picture',
})
