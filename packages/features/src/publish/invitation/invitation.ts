import type { Args, Data } from '@shulei/contract/call.ts'
import type { inviteRanking, selfInvite } from '@shulei/contract/publish/invitation/calls.ts'

/** The target of an invitation: a competition, or the competitions of a microsite by its name. */
export type InviteScope = { cmptId: number; name?: never } | { name: string; cmptId?: never }

export type InviteRankingData = Data<typeof inviteRanking>
export type InviterRow = InviteRankingData['list'][number]
export type SelfInvite = Data<typeof selfInvite>

/** Arguments of both calls, shared by loader and component. */
export const inviteArgs = (scope: InviteScope): Args<typeof inviteRanking> & Args<typeof selfInvite> => ({
  query: scope,
})
