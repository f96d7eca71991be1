import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { teamMembers, teams } from '../team/tables.ts'

/** Takes a team's lock until the transaction ends. All code that counts or changes the team's submissions takes it first. */
export async function lockTeam(tx: Tx, teamId: number): Promise<void> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update')
}

async function findTeamOf(tx: Tx, competitionId: number, userId: number): Promise<number | null> {
  const [row] = await tx
    .select({ id: teamMembers.teamId })
    .from(teamMembers)
    .where(and(eq(teamMembers.competitionId, competitionId), eq(teamMembers.userId, userId)))
  return row?.id ?? null
}

/**
 * Finds a person's team in a competition and takes its lock; null when there is none. A person who came into another team while the
 * lock was awaited is looked up again, so that a submission belongs to the team of its person.
 */
export async function lockTeamOf(tx: Tx, competitionId: number, userId: number): Promise<{ id: number } | null> {
  for (let id = await findTeamOf(tx, competitionId, userId); id !== null; ) {
    await lockTeam(tx, id)
    const present = await findTeamOf(tx, competitionId, userId)
    if (present === id) return { id }
    id = present
  }
  return null
}
