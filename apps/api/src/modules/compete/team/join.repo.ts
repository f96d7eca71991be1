import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { signups } from '../competition/tables.ts'
import { teamChanges, teamInvites, teamMembers, teamRequests, teams } from './tables.ts'

/** Moves all members of a team into another one. */
export async function moveMembers(tx: Tx, { from, to, at }: { from: number; to: number; at: Date }): Promise<void> {
  await tx.update(teamMembers).set({ teamId: to, joinedAt: at }).where(eq(teamMembers.teamId, from))
}

export async function deleteTeam(tx: Tx, teamId: number): Promise<void> {
  await tx.delete(teams).where(eq(teams.id, teamId))
}

export async function deleteMember(tx: Tx, teamId: number, userId: number): Promise<void> {
  await tx.delete(teamMembers).where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.userId, userId)))
}

/** Sets the state of finished sign-ups: 3 alone, 4 in a team (Q027). */
export async function setSignupStates(
  tx: Tx,
  competitionId: number,
  userIds: readonly number[],
  { state, at }: { state: 3 | 4; at: Date },
): Promise<void> {
  await tx
    .update(signups)
    .set({ state, updatedAt: at })
    .where(
      and(
        eq(signups.competitionId, competitionId),
        inArray(signups.userId, [...userIds]),
        sql`${signups.state} >= 3`,
        ne(signups.state, state),
      ),
    )
}

export async function deleteSignup(tx: Tx, competitionId: number, userId: number): Promise<void> {
  await tx.delete(signups).where(and(eq(signups.competitionId, competitionId), eq(signups.userId, userId)))
}

/** People whose open requests to a team end with the team. */
export interface Orphan {
  requestId: number
  applicantId: number
}

/**
 * Ends what is open around a team that disappears: its invitations, the requests to it and its own requests. Answers the open
 * requests to it.
 */
export async function voidAround(tx: Tx, teamId: number, at: Date): Promise<Orphan[]> {
  const set = { state: 'void' as const, decidedAt: at }
  await tx
    .update(teamInvites)
    .set(set)
    .where(and(eq(teamInvites.teamId, teamId), eq(teamInvites.state, 'invited')))
  const rows = await tx
    .update(teamRequests)
    .set(set)
    .where(
      and(
        or(eq(teamRequests.teamId, teamId), eq(teamRequests.applicantTeamId, teamId)),
        eq(teamRequests.state, 'pending'),
      ),
    )
    .returning({ id: teamRequests.id, teamId: teamRequests.teamId, applicantId: teamRequests.applicantId })
  return rows.filter((row) => row.teamId === teamId).map(({ id, applicantId }) => ({ requestId: id, applicantId }))
}

/** Ends a team's open invitations to people who have come into it by another way. */
export async function voidInvitesTo(tx: Tx, teamId: number, userIds: readonly number[], at: Date): Promise<void> {
  await tx
    .update(teamInvites)
    .set({ state: 'void', decidedAt: at })
    .where(
      and(eq(teamInvites.teamId, teamId), inArray(teamInvites.userId, [...userIds]), eq(teamInvites.state, 'invited')),
    )
}

export async function insertChanges(tx: Tx, rows: readonly (typeof teamChanges.$inferInsert)[]): Promise<number[]> {
  const stored = await tx
    .insert(teamChanges)
    .values([...rows])
    .returning({ id: teamChanges.id })
  return stored.map(({ id }) => id)
}

/** Writes the search text of a team, and ends its search for people once it is full. */
export async function afterJoin(
  tx: Tx,
  teamId: number,
  { searchText, full, at }: { searchText: string; full: boolean; at: Date },
): Promise<void> {
  await tx
    .update(teams)
    .set({ searchText, updatedAt: at, ...(full ? { lookingAt: null } : {}) })
    .where(eq(teams.id, teamId))
}
