import { agreeTeamInvite, refuseTeamInvite, teamInvite } from '@shulei/contract/team/calls.ts'
import type { RequestHandler } from 'msw'
import { mock } from '../mock.ts'
import { teamInviteFixture } from './fixtures.ts'

export const teamHandlers: RequestHandler[] = [
  mock(teamInvite, ({ query }) => teamInviteFixture({ id: query.inviteId, inviteId: query.inviteId })),
  mock(agreeTeamInvite, () => ({ result: 1 })),
  mock(refuseTeamInvite, () => ({ result: 1 })),
]

/** Accepting an invitation gives this result (A§4): 1, -1, -2, -3, -4, or any other for a failure. */
export const agreeWith = (result: number): RequestHandler => mock(agreeTeamInvite, () => ({ result }))
