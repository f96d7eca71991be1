import {
  accountSecurity,
  currentUser,
  endOtherSessions,
  endSession,
  logout,
  sendEmailCode,
  sessionState,
  setLanguage,
  updateEmail,
} from '@shulei/contract/base/session/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { securityFixture, userFixture } from './fixtures.ts'

export const sessionHandlers: RequestHandler[] = [
  mock(setLanguage, () => undefined),
  mock(currentUser, () => userFixture()),
  mock(sessionState, () => ({ authenticated: true, userId: userFixture().userId, expiresAt: null })),
  mock(logout, () => ({ signedOut: true })),
  mock(accountSecurity, () => securityFixture()),
  mock(endSession, () => ({ ended: true })),
  mock(endOtherSessions, () => ({ ended: securityFixture().sessions.length - 1 })),
  mock(sendEmailCode, ({ body }) => ({ email: body.email.trim().toLowerCase() })),
  mock(updateEmail, ({ body }) => ({ email: body.email.trim().toLowerCase() })),
]
