import * as calls from '@shulei/contract/compete/team/calls.ts'
import { lookingOf } from '@shulei/domain/compete/team/texts.ts'
import type { RequestHandler } from 'msw'
import { people } from '../../cast/people.ts'
import { mock } from '../../mock.ts'
import { MockRefusal } from '../../refusal.ts'
import {
  joinRequestsFixture,
  sentInviteFixture,
  teamFixture,
  teamInviteFixture,
  teamPreviewFixture,
  teamsFixture,
} from './fixtures.ts'

type Texts = Pick<ReturnType<typeof teamFixture>, 'name' | 'manifesto' | 'tutor'>

const saved = ({ name, manifesto, tutor }: Texts) => {
  const { id, avatar } = teamFixture()
  return { id, avatar, name, manifesto, tutor }
}

export const teamHandlers: RequestHandler[] = [
  mock(calls.competitionTeams, ({ query }) => teamsFixture({ cmptId: query.cmptId })),
  mock(calls.updateTeam, ({ body }) => saved(body)),
  mock(calls.saveTeamInfo, ({ body }) => saved(body)),
  mock(calls.lookForPeople, ({ body }) => ({ looking: body.looking && lookingOf(body.looking) })),
  mock(calls.removeMember, ({ params }) => ({ teamId: params.id, memberId: params.memberId })),
  mock(calls.removeUser, ({ query }) => ({ teamId: query.teamId ?? 0, memberId: query.userId ?? 0 })),
  mock(calls.transferCaptain, ({ params, body }) => ({ teamId: params.id, captainId: body.captainId })),
  mock(calls.disbandTeam, ({ params }) => ({ teamId: params.id })),
  mock(calls.askToJoin, ({ body }) => {
    if (body.message.trim() === '') throw new MockRefusal('reasonRequired')
    return { requestId: 612, state: 'pending' as const }
  }),
  mock(calls.joinRequests, () => joinRequestsFixture()),
  mock(calls.answerJoinRequest, ({ body }) => ({
    requestId: body.requestId,
    state: body.action === 'accept' ? ('accepted' as const) : ('denied' as const),
  })),
  mock(calls.withdrawJoinRequest, ({ query }) => ({ requestId: query.requestId ?? 0, state: 'withdrawn' as const })),
  mock(calls.inviteUser, ({ body }) => {
    const person = people.find(({ id }) => id === body.userId)
    if (!person) throw new MockRefusal('userNotExist', { facts: { id: body.userId } })
    return sentInviteFixture(person, { inviteId: 511 })
  }),
  mock(calls.removeInvite, () => ({ inviteId: 510, state: 'removed' as const })),
  mock(calls.teamInvite, ({ query }) => teamInviteFixture({ id: query.inviteId, inviteId: query.inviteId })),
  mock(calls.agreeTeamInvite, () => ({ result: 1 })),
  mock(calls.refuseTeamInvite, () => ({ result: 1 })),
  mock(calls.teamPreview, () => teamPreviewFixture()),
]

/** Accepting an invitation gives this result (A§4): 1, -1, -2, -3, -4, or any other for a failure. */
export const agreeWith = (result: number): RequestHandler => mock(calls.agreeTeamInvite, () => ({ result }))
