import { realNameStatus } from '@shulei/contract/identity/calls.ts'
import type { RequestHandler } from 'msw'
import { personOf } from '../cast/people.ts'
import { mock } from '../mock.ts'

export const identityHandlers: RequestHandler[] = [
  mock(realNameStatus, () => ({
    id: personOf('lin').id,
    authType: 1,
    idCardStatus: 1,
    overseaAuthStatus: 0,
    status: 'passed' as const,
    realName: '林**',
    failureReason: null,
  })),
]
