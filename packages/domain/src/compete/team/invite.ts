import type { TeamingRefusal } from './teaming.ts'

/** Result of accepting a team invitation (`A§4`). */
export type InviteOutcome = 'success' | 'notSolo' | 'teamFull' | 'teamRisky' | 'submitsExceeded' | 'failed'

const OUTCOMES: Readonly<Record<number, InviteOutcome>> = {
  1: 'success',
  [-1]: 'notSolo',
  [-2]: 'teamFull',
  [-3]: 'teamRisky',
  [-4]: 'submitsExceeded',
}

/** The meaning of the result number; unknown numbers mean that the team-up failed. */
export function inviteOutcome(result: number): InviteOutcome {
  return OUTCOMES[result] ?? 'failed'
}

const RESULTS = { notSolo: -1, full: -2, risky: -3, submits: -4, submitsToday: -4 } as const satisfies Partial<
  Record<TeamingRefusal, number>
>

/** The result number of an acceptance: 1 without a refusal, and 0 for a refusal that has no number of its own. */
export function inviteResult(refusal: TeamingRefusal | null): number {
  if (refusal === null) return 1
  return refusal in RESULTS ? RESULTS[refusal as keyof typeof RESULTS] : 0
}

/** State of an invitation (S018 to S021). `void`: the team is gone or the person has come into it by another way. */
export const inviteStates = ['invited', 'agreed', 'refused', 'removed', 'void'] as const
export type InviteState = (typeof inviteStates)[number]

/** State of a join request (S085 to S087). `void`: one of the two teams is gone. */
export const requestStates = ['pending', 'accepted', 'denied', 'withdrawn', 'void'] as const
export type RequestState = (typeof requestStates)[number]
