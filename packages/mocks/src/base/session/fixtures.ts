import type { accountSecurity, currentUser } from '@shulei/contract/base/session/calls.ts'
import type { DataIn } from '@shulei/contract/call.ts'
import { type CastPerson, personOf } from '../../cast/people.ts'
import { fromNow } from '../../clock.ts'

type User = NonNullable<DataIn<typeof currentUser>>

/** The signed-in user for a person of the cast. */
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
  closingAt: null,
  ...overrides,
})

type Security = DataIn<typeof accountSecurity>

/** The reader's ways to sign in, and three open sessions. */
export const securityFixture = (overrides: Partial<Security> = {}): Security => ({
  phone: '138****0000',
  email: 'lin@shulei.example',
  hasPassword: true,
  sessions: [
    {
      id: 3,
      browser: 'Chrome',
      system: 'Windows',
      startedAt: fromNow({ days: -12 }),
      seenAt: fromNow({ minutes: -2 }),
      isCurrent: true,
    },
    {
      id: 2,
      browser: 'WeChat',
      system: 'iOS',
      startedAt: fromNow({ days: -3 }),
      seenAt: fromNow({ hours: -5 }),
      isCurrent: false,
    },
    {
      id: 1,
      browser: null,
      system: null,
      startedAt: fromNow({ days: -20 }),
      seenAt: fromNow({ days: -9 }),
      isCurrent: false,
    },
  ],
  ...overrides,
})
