import { anyWindowBegun } from '@shulei/domain/compete/competition/schedule.ts'
import { type Edge, timesOf } from '../facts.ts'
import { type Competition, isSignedUp, maySignUp } from '../useCompetition.ts'

export type StepAction = 'signUp' | 'continueSignUp' | 'submit' | 'ranking' | 'data'

/** The next edge for this reader, and the one action that is possible now. */
export interface NextStep {
  /** The instant that the ring counts down to, epoch milliseconds; null when the competition is over. */
  edge: { kind: Edge['kind'] | 'signupStarts'; at: number } | null
  action: StepAction
}

/**
 * Next edge and action of a reader. A person who may still sign up waits for the end of sign-up, a contestant for the next
 * edge of the lists, everybody else can only view. `now` in epoch milliseconds.
 */
export function nextStep(competition: Competition, now: number): NextStep {
  const { times, schedules, edge } = timesOf(competition, now)
  const opensAt = competition.signupStartTime === null ? null : Date.parse(competition.signupStartTime)
  const closesAt = competition.signupEndTime === null ? null : Date.parse(competition.signupEndTime)
  const lookOn = anyWindowBegun(schedules, now) ? 'ranking' : 'data'
  if (now > times.endTime) return { edge: null, action: 'ranking' }
  if (isSignedUp(competition)) {
    const isOpen = edge?.kind === 'listAEnds' || edge?.kind === 'listBEnds'
    return { edge, action: isOpen ? 'submit' : lookOn }
  }
  if (maySignUp(competition, now)) {
    const action = competition.signupState === 0 ? 'signUp' : 'continueSignUp'
    return { edge: closesAt === null ? edge : { kind: 'signupEnds', at: closesAt }, action }
  }
  if (opensAt !== null && opensAt > now) return { edge: { kind: 'signupStarts', at: opensAt }, action: lookOn }
  return { edge, action: lookOn }
}
