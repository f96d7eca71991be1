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
