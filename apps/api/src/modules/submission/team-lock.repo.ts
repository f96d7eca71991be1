import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { teams } from '../team/tables.ts'

/** Takes a team's lock until the transaction ends: whatever counts or changes its entries waits here. */
export async function lockTeam(tx: Tx, teamId: number): Promise<void> {
  await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, teamId)).for('update')
}
