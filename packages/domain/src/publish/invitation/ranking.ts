import { DAY, HOUR, type Instant, shanghaiDay, shanghaiDayStart } from '../../base/time/instant.ts'

/** People that a ranking of invitations shows at most, besides the reader. */
export const INVITERS_SHOWN = 50

/** A finished sign-up that somebody was invited to. */
export interface InvitedSignup {
  /** Grows with the time at which the sign-up began. */
  id: number
  userId: number
  inviterId: number
  completedAt: Instant
}

/** A place of the ranking, from rank 1. */
export interface InviterPlace {
  rank: number
  userId: number
  /** People who count for this inviter. */
  invited: number
}

/** The person whom the `targetId` of a link names (C062); null for a value that no link of an invitation carries. */
export function inviterOf(targetId: unknown): number | null {
  const text = typeof targetId === 'number' ? String(targetId) : targetId
  if (typeof text !== 'string' || !/^[1-9]\d{0,15}$/.test(text)) return null
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : null
}

/**
 * The inviter whom a sign-up names: the id of another person, or null. Nobody invites themself.
 * @param targetId the value that the link carried (C062), of any form
 */
export function namedInviter(targetId: unknown, userId: number): number | null {
  const id = inviterOf(targetId)
  return id === userId ? null : id
}

/** Order in which sign-ups were finished. */
const byCompletion = (a: InvitedSignup, b: InvitedSignup) => a.completedAt - b.completedAt || a.id - b.id

/**
 * The sign-ups that count among those of a competition or of all competitions of a microsite: each person counts once, for the
 * inviter of the first finished sign-up that is still in force, and nobody counts for themself.
 */
export function countedInvitations(signups: readonly InvitedSignup[]): InvitedSignup[] {
  const counted = new Map<number, InvitedSignup>()
  for (const signup of signups.toSorted(byCompletion))
    if (signup.inviterId !== signup.userId && !counted.has(signup.userId)) counted.set(signup.userId, signup)
  return [...counted.values()]
}

/** The ranking of inviters: most people first; of two with the same number, the one who reached it earlier (`B§4`). */
export function rankInviters(signups: readonly InvitedSignup[]): InviterPlace[] {
  const byInviter = Map.groupBy(countedInvitations(signups), ({ inviterId }) => inviterId)
  return [...byInviter]
    .map(([userId, people]) => ({ userId, invited: people.length, reached: people.toSorted(byCompletion).at(-1) }))
    .toSorted((a, b) => b.invited - a.invited || (a.reached && b.reached ? byCompletion(a.reached, b.reached) : 0))
    .map(({ userId, invited }, index) => ({ rank: index + 1, userId, invited }))
}

/** The latest 02:00 in Asia/Shanghai, when rankings of invitations are computed (`B§9`). */
export const lastRankingAt = (now: Instant): Instant => shanghaiDayStart(shanghaiDay(now - 2 * HOUR)) + 2 * HOUR

/** The 02:00 in Asia/Shanghai after `now`. */
export const nextRankingAt = (now: Instant): Instant => lastRankingAt(now) + DAY
