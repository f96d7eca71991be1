import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type { competitionProfile } from '@shulei/contract/competition/calls.ts'
import { refs } from '@shulei/contract/refs.ts'

/** A competition with its texts and what the caller has done in it. */
export type Competition = Data<typeof competitionProfile>

/** Arguments of the profile call: loaders and components ask with the same ones. */
export const profileArgs = (id: number): Args<typeof competitionProfile> => ({ params: { id }, query: {} })

/** The competition of a page, filled by the page's loader. */
export const useCompetition = (id: number) => useCall(refs.competitionProfile, profileArgs(id))

/** signupState 3 or more means that the sign-up is complete (B§3). */
export const isSignedUp = (competition: Pick<Competition, 'signupState'>): boolean => competition.signupState >= 3

/** The agreement has changed since a complete sign-up: it is accepted again, as long as the competition lasts (B§5). */
export const mustAgreeAgain = ({ signupState, profile, endTime }: Competition, now: number): boolean =>
  signupState === 0 && profile.team !== null && now <= Date.parse(endTime)

/** Whether the caller is signed in, as the server judged when it answered. */
export const isVisitor = (competition: Pick<Competition, 'downloadBlocks'>): boolean =>
  competition.downloadBlocks.includes('loginFirst')
