import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { teamMembers, teams } from '../team/tables.ts'

/** Takes a team's lock until the transaction ends. All code that counts or changes the team's submissions takes it first. */
export async function lockTeam(tx: Tx, teamId: number): Promise<void> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update')
}

/** Finds a person's team in a competition and takes its lock; null when there is none. */
export async function lockTeamOf(tx: Tx, competitionId: number, userId: number): Promise<{ id: number } | null> {
  const [row] = await tx
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.id))
    .where(and(eq(teamMembers.competitionId, competitionId), eq(teamMembers.userId, userId)))
    .for('update', { of: teams })
  return row ?? null
}
