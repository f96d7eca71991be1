import {
  accountClosing,
  closeAccount,
  keepAccount,
  myData,
  requestMyData,
} from '@shulei/contract/house/account/calls.ts'
import { CLOSING_DAYS } from '@shulei/domain/base/session/closing.ts'
import type { RequestHandler } from 'msw'
import { fromNow } from '../../clock.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import { closingFixture, exportFixtures } from './fixtures.ts'

/** The person has not asked for their data yet; a request is built without an end. Closing needs a password or a code. */
export const accountHandlers: RequestHandler[] = [
  mock(myData, () => exportFixtures.none),
  mock(requestMyData, () => exportFixtures.building),
  mock(accountClosing, () => closingFixture()),
  mock(closeAccount, ({ body: { password, ownCode } }) => {
    if (!password && !ownCode) throw new MockRefusal('proofNeeded')
    return { closingAt: fromNow({ days: CLOSING_DAYS }) }
  }),
  mock(keepAccount, () => ({ kept: true })),
]
