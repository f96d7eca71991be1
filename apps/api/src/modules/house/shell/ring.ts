import type { DataIn } from '@shulei/contract/call.ts'
import type { home } from '@shulei/contract/house/shell/calls.ts'
import type { Instant } from '@shulei/domain/base/time/instant.ts'
import { nextListEdge } from '@shulei/domain/compete/competition/schedule.ts'
import { primaryState } from '@shulei/domain/compete/competition/state.ts'
import type { CompetitionOverview } from '../../compete/competition/competition.service.ts'

type Deadline = NonNullable<NonNullable<DataIn<typeof home>['ring']>['deadline']>

/** The event to which a competition's countdown runs. */
export interface Countdown {
  at: Instant
  kind: Deadline['kind']
}

/** The next end of an open list window, else the start of list B, else the end of sign-up; null when none of these is to come. */
export function countdownOf({ times, schedules, brief }: CompetitionOverview, now: Instant): Countdown | null {
  const edge = nextListEdge(schedules, now)
  if (edge?.kind === 'ends') return { at: edge.at, kind: `list${edge.list}Ends` }
  if (edge?.list === 'B') return { at: edge.at, kind: 'listBStarts' }
  const signupEnd = brief.isOpenSignup && brief.signupEndTime ? Date.parse(brief.signupEndTime) : null
  if (signupEnd === null || times.endTime === null) return null
  // sign-up ends with its competition at the latest
  const at = Math.min(signupEnd, times.endTime)
  return at > now ? { at, kind: 'signupEnds' } : null
}

const placeOf = { inProgress: 0, openSignup: 1, ended: 2, upcoming: 3 } as const

/** Rank of a countdown: windows that close come before windows that open. */
const windowPlace = (countdown: Countdown | null) =>
  countdown === null ? 2 : countdown.kind === 'listAEnds' || countdown.kind === 'listBEnds' ? 0 : 1

/**
 * The competition on the home page's ring: a running one with the nearest list deadline; else one to join, else the latest one that
 * ended.
 */
export function ringOf(competitions: readonly CompetitionOverview[], now: Instant) {
  const candidates = competitions.map((competition) => ({
    competition,
    countdown: countdownOf(competition, now),
    state: primaryState(competition.times, now),
  }))
  const [first] = candidates.sort(
    (a, b) =>
      placeOf[a.state] - placeOf[b.state] ||
      windowPlace(a.countdown) - windowPlace(b.countdown) ||
      (a.countdown?.at ?? 0) - (b.countdown?.at ?? 0) ||
      (b.competition.times.endTime ?? 0) - (a.competition.times.endTime ?? 0) ||
      a.competition.brief.id - b.competition.brief.id,
  )
  return first ?? null
}
