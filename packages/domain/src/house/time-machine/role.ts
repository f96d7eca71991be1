import type { Instant } from '../../base/time/instant.ts'
import type { MachineCalendar } from './calendar.ts'

/** Roles in which organisers see their pages. */
export const standInRoles = ['visitor', 'participant', 'captain', 'banned', 'reviewer'] as const
export type StandInRole = (typeof standInRoles)[number]

/** The roles that the pages of some competitions are for: a reviewer exists where projects are scored. */
export const rolesOf = (calendars: readonly Pick<MachineCalendar, 'review'>[]): StandInRole[] =>
  standInRoles.filter((role) => role !== 'reviewer' || calendars.some(({ review }) => review !== null))

/** The person in whose place pages are shown. */
export interface StandIn {
  isSignedIn: boolean
  /** Null before sign-up opens, and for people who take no part. */
  team: { isCaptain: boolean; isBanned: boolean } | null
  isReviewer: boolean
}

/** The first instant at which a person can have signed up. */
export const signupOpens = ({ published, signupStart }: Pick<MachineCalendar, 'published' | 'signupStart'>): Instant =>
  Math.max(published, signupStart ?? published)

/** The stand-in of a role in one competition at an instant. Nobody has a team before sign-up opens. */
export function standInAt(role: StandInRole, calendar: MachineCalendar, at: Instant): StandIn {
  const isSignedIn = role !== 'visitor' && role !== 'reviewer'
  const hasTeam = isSignedIn && at >= signupOpens(calendar)
  return {
    isSignedIn,
    team: hasTeam ? { isCaptain: role !== 'participant', isBanned: role === 'banned' } : null,
    isReviewer: role === 'reviewer' && calendar.review !== null,
  }
}
