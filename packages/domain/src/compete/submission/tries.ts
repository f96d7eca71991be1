/** A team with its present members. */
interface TeamOfTries {
  id: number
  memberIds: readonly number[]
}

/** The team and the person of a line of the ledger, or of a sum of lines. */
export interface Tried {
  teamId: number
  userId: number
}

/**
 * Whether a try counts for a team: the team's own try, whoever made it, or one that a present member made for another team. The person
 * carries their tries through every join and removal, so that neither a person nor a team ever has more than the limit.
 */
export const countsFor = ({ id, memberIds }: TeamOfTries, { teamId, userId }: Tried): boolean =>
  teamId === id || memberIds.includes(userId)

/** Tries of one person for one team, less the returned ones: in the whole competition, and today in the current schedule. */
export interface TriesOfPerson extends Tried {
  used: number
  usedToday: number
}

/** The sum of the tries of one or more teams that stand or would stand together; a sum that two of them name counts once. */
export function triesTogether(sums: readonly TriesOfPerson[]): { used: number; usedToday: number } {
  const distinct = new Map(sums.map((sum) => [`${sum.teamId} ${sum.userId}`, sum]))
  const total = { used: 0, usedToday: 0 }
  for (const { used, usedToday } of distinct.values()) {
    total.used += used
    total.usedToday += usedToday
  }
  return total
}
