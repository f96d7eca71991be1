import * as z from 'zod'
import { call } from '../call.ts'
import { id } from '../fields.ts'

export const realNameStatus = call({
  method: 'GET',
  path: '/api/users/authData',
  spec: 'C098',
  summary: 'Own real-name data, masked unless showFullName; another person is refused',
  auth: 'user',
  query: z.object({
    id: z.coerce.number<number | string>().int().min(1).optional(),
    showFullName: z.enum(['0', '1']).default('0'),
  }),
  data: z.object({
    id,
    /** 0 none, 1 mainland, 2 overseas (Q028). */
    authType: z.int(),
    /** 0 not verified, 1 passed, 2 pending, 3 rejected. */
    idCardStatus: z.int(),
    overseaAuthStatus: z.int(),
    status: z.enum(['notVerified', 'pending', 'rejected', 'passed']),
    realName: z.string(),
    failureReason: z.string().nullable(),
  }),
})
