import { DAY, type Instant } from '../../base/time/instant.ts'
import { anyWindowBegun, type Schedule } from './schedule.ts'

/** The stored facts that a competition's state depends on, besides the clock. */
export interface CompetitionTimes {
  startTime: Instant | null
  endTime: Instant | null
  isOpenSignup: boolean
  schedules: Schedule[]
}

/** Settings of the sign-up: a switch and a window. A missing end leaves the window open on that side. */
export interface SignupWindow {
  isOpenSignup: boolean
  signupStartTime: Instant | null
  signupEndTime: Instant | null
}

/** Whether sign-up is switched on and `now` is in its window, including both ends. */
export function signupOpen({ isOpenSignup, signupStartTime, signupEndTime }: SignupWindow, now: Instant): boolean {
  return (
    isOpenSignup &&
    (signupStartTime === null || signupStartTime <= now) &&
    (signupEndTime === null || now <= signupEndTime)
  )
}

/** The three states of the specification (`A§1`); the first two may hold together. */
export type CompetitionState = 'inProgress' | 'openSignup' | 'ended'

/** The status filter of the list: -1 all, 0 in progress, 1 open for sign-up, 2 ended. */
export type StatusCode = -1 | 0 | 1 | 2

/** Whether `now` is after the start and not after the end; false with missing or invalid dates (`B§4`). */
export function inService(competition: CompetitionTimes, now: Instant): boolean {
  const { startTime, endTime } = competition
  return startTime !== null && endTime !== null && startTime < now && now <= endTime
}

/** Whether sign-up is switched on and the competition is in service (`B§4`). */
export function canSignUp(competition: CompetitionTimes, now: Instant): boolean {
  return competition.isOpenSignup && inService(competition, now)
}

/**
 * Days to the end, rounded up; 0 after it or without a valid end (`B§4`). A text beside a countdown says `timeLeft` instead: rounded
 * up, it would contradict the countdown.
 */
export function remainingDays(competition: CompetitionTimes, now: Instant): number {
  const { endTime } = competition
  return endTime !== null && endTime > now ? Math.ceil((endTime - now) / DAY) : 0
}

/** All states at `now`. In progress begins with the first list window. */
export function competitionStates(competition: CompetitionTimes, now: Instant): CompetitionState[] {
  const states: CompetitionState[] = []
  if (inService(competition, now) && anyWindowBegun(competition.schedules, now)) states.push('inProgress')
  if (canSignUp(competition, now)) states.push('openSignup')
  if (competition.endTime !== null && now > competition.endTime) states.push('ended')
  return states
}

/** The single state for a badge: running wins over open sign-up; `upcoming` when none of the three applies. */
export function primaryState(competition: CompetitionTimes, now: Instant): CompetitionState | 'upcoming' {
  return competitionStates(competition, now)[0] ?? 'upcoming'
}

const STATE_OF_CODE = { 0: 'inProgress', 1: 'openSignup', 2: 'ended' } as const satisfies Record<
  Exclude<StatusCode, -1>,
  CompetitionState
>

/** Whether a competition matches a status filter. */
export function matchesStatus(competition: CompetitionTimes, now: Instant, code: StatusCode): boolean {
  return code === -1 || competitionStates(competition, now).includes(STATE_OF_CODE[code])
}
