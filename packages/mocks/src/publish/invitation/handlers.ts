import { inviteRanking, selfInvite } from '@shulei/contract/publish/invitation/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../../mock.ts'
import { inviteRankingFixture, selfInviteFixture } from './fixtures.ts'

export const invitationHandlers: RequestHandler[] = [
  mock(inviteRanking, () => inviteRankingFixture()),
  mock(selfInvite, () => selfInviteFixture()),
]
