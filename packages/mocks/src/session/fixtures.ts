import type { DataIn } from '@shulei/contract/call.ts'
import type { currentUser } from '@shulei/contract/session/calls.ts'
import { type CastPerson, personOf } from '../cast/people.ts'

type User = NonNullable<DataIn<typeof currentUser>>

/** The signed-in form of a person of the cast. */
export const userFixture = (person: CastPerson = personOf('lin'), overrides: Partial<User> = {}): User => ({
  id: person.id,
  userId: person.ssoId,
  name: person.name,
  avatar: null,
  userBanner: null,
  token: 'mock-token',
  authentication: 1,
  messageCheckedAt: null,
  verified: person.realName === 'passed',
  demo: true,
  ...overrides,
})
