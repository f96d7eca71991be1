import * as calls from '@shulei/contract/people/profile/privacy.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { privacyChoiceFixture } from './fixtures.ts'
import { mockReader } from './people.ts'

/** Calls of the privacy settings: answered with the changed settings, and not stored. */
export const privacyHandlers: RequestHandler[] = Object.values(calls).map((call) =>
  mock(call, ({ body }) => privacyChoiceFixture(mockReader, body)),
)
