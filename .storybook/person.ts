import { currentUser, sessionState } from '@shulei/contract/base/session/calls.ts'
import { userFixture } from '@shulei/mocks/base/session/fixtures.ts'
import { personOf } from '@shulei/mocks/cast/people.ts'
import { mock } from '@shulei/mocks/mock.ts'
import type { RequestHandler } from 'msw'

/**
 * People of the cast in the toolbar, by the name of their mailbox. Each has an account state that pages treat differently.
 */
export const peopleToolbar = [
  { value: 'visitor', title: 'Visitor' },
  { value: 'lin', title: '林晓舟', right: 'participant' },
  { value: 'gu', title: '顾南星', right: 'captain' },
  { value: 'wen', title: '闻一', right: 'not verified' },
  { value: 'xu', title: '许初晴', right: 'newcomer' },
  { value: 'he', title: '何秋水', right: 'teacher' },
  { value: 'mira', title: 'Mira Chen', right: 'English' },
]

/** The signed-in user of the toolbar, or null for a visitor. */
export const userOf = (person: string) => (person === 'visitor' ? null : userFixture(personOf(person)))

/** Handlers that answer the session calls for this person. */
export function sessionOf(person: string): RequestHandler[] {
  const user = userOf(person)
  return [
    mock(currentUser, () => user),
    mock(sessionState, () => ({ authenticated: user !== null, userId: user?.userId ?? null, expiresAt: null })),
  ]
}
