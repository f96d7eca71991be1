import { currentUser, logout, sessionState, setLanguage } from '@shulei/contract/session/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../mock.ts'
import { userFixture } from './fixtures.ts'

export const sessionHandlers: RequestHandler[] = [
  mock(setLanguage, () => undefined),
  mock(currentUser, () => userFixture()),
  mock(sessionState, () => ({ authenticated: true, userId: userFixture().userId, expiresAt: null })),
  mock(logout, () => ({ signedOut: true })),
]
