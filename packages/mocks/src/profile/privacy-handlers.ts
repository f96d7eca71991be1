import * as calls from '@shulei/contract/profile/privacy.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../mock.ts'
import { privacyChoiceFixture } from './fixtures.ts'
import { mockReader } from './people.ts'

/** The reader's choice with what is sent; nothing is kept. */
export const privacyHandlers: RequestHandler[] = Object.values(calls).map((call) =>
  mock(call, ({ body }) => privacyChoiceFixture(mockReader, body)),
)
