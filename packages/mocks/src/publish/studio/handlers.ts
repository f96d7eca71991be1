import {
  cancelStudioSchedule,
  discardStudioDraft,
  endStudioLink,
  publishStudioDraft,
  rollBackMicrosite,
  saveStudioDraft,
  shareStudioDraft,
  studio,
} from '@shulei/contract/publish/studio/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { madeLinkFixture, studioFixture } from './fixtures.ts'

/** The studio of a microsite; writes are answered as if they were stored. */
export const studioHandlers: RequestHandler[] = [
  mock(studio, ({ params }) => studioFixture(params.name)),
  mock(saveStudioDraft, ({ body }) => ({ revision: body.revision + 1 })),
  mock(discardStudioDraft, ({ query }) => ({ revision: query.revision + 1 })),
  mock(publishStudioDraft, ({ body }) => ({ version: 3, revision: body.revision + 1 })),
  mock(rollBackMicrosite, ({ body }) => ({ version: body.live + 1 })),
  mock(cancelStudioSchedule, () => ({ revision: null })),
  mock(shareStudioDraft, madeLinkFixture),
  mock(endStudioLink, () => ({ affectedRows: 1 })),
]
