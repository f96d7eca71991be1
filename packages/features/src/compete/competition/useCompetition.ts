import { useCall } from '@shulei/client/hooks.ts'
import type { Args, Data } from '@shulei/contract/call.ts'
import type {
  competitionAgreement,
  competitionData,
  competitionFaq,
  competitionProfile,
  competitionSections,
} from '@shulei/contract/compete/competition/calls.ts'
import { refs } from '@shulei/contract/refs.ts'
import { canSignUp } from '@shulei/domain/compete/competition/state.ts'
import { timesOf } from './facts.ts'

/** A competition with its facts and the caller's part in it. */
export type Competition = Data<typeof competitionProfile>

export type Section = Data<typeof competitionSections>['sections'][number]
export type Question = Data<typeof competitionFaq>['faq'][number]
export type Agreement = Data<typeof competitionAgreement>['cmptAgreement']
export type Dataset = Data<typeof competitionData>['datasets'][number]

/** Arguments of the profile call, shared by loaders and components. */
export const profileArgs = (id: number): Args<typeof competitionProfile> => ({ params: { id }, query: {} })

/** Arguments of the calls that only some tabs make, shared by loaders and components. */
export const sectionsArgs = (id: number): Args<typeof competitionSections> => ({
  params: { id },
  query: { part: 'sections' },
})
export const faqArgs = (id: number): Args<typeof competitionFaq> => ({ params: { id }, query: { part: 'faq' } })
export const agreementArgs = (id: number): Args<typeof competitionAgreement> => ({
  params: { id },
  query: { part: 'agreement' },
})
export const dataArgs = (id: number): Args<typeof competitionData> => ({ params: { id }, query: { part: 'data' } })

/** Whether an answer is the partial one of a private competition that the caller has not opened (e40104, B§7). */
export const isLocked = (competition: Partial<Competition>): boolean => competition.title === undefined

/**
 * The competition of a page, preloaded by the page's loader. A competition that is locked meanwhile, since the reader has signed out
 * in another tab, counts as not loaded.
 */
export function useCompetition(id: number) {
  const answer = useCall(refs.competitionProfile, profileArgs(id))
  return answer.data && isLocked(answer.data) ? { ...answer, data: undefined } : answer
}

/** Whether the sign-up is complete: signupState 3 or more (B§3). */
export const isSignedUp = (competition: Pick<Competition, 'signupState'>): boolean => competition.signupState >= 3

/**
 * Whether the reader runs the competition and has no part in it of their own: nothing of it asks them to sign up or to submit. Those
 * who signed up before they came to run it keep what they had.
 */
export const onlyRuns = (competition: Pick<Competition, 'isOrganizer' | 'signupState'>): boolean =>
  competition.isOrganizer === true && !isSignedUp(competition)

/** When sign-up begins, epoch milliseconds. */
export const signupOpensAt = ({ signupStartTime, startTime }: Competition): number =>
  Date.parse(signupStartTime ?? startTime)

/**
 * Whether the reader may join now, or complete the sign-up form. Those who run a competition do not compete in it. The answer may be
 * older than the end of sign-up.
 */
export const maySignUp = (competition: Competition, now: number): boolean =>
  !competition.isOrganizer &&
  (competition.signupEndTime === null || Date.parse(competition.signupEndTime) >= now) &&
  canSignUp(timesOf(competition, now).times, now)

/**
 * Whether the agreement has changed since a complete sign-up: it must be accepted again while the competition lasts (B§5), but not by
 * those who have come to run it.
 */
export const mustAgreeAgain = ({ isOrganizer, signupState, profile, endTime }: Competition, now: number): boolean =>
  !isOrganizer && signupState === 0 && profile.team !== null && now <= Date.parse(endTime)

/** Whether the caller was a visitor when the server answered. */
export const isVisitor = (competition: Pick<Competition, 'downloadBlocks'>): boolean =>
  competition.downloadBlocks.includes('loginFirst')
